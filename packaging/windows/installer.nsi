; The installer for Windows: for the person who starts it, without administrator's rights.
; Called by products/windows.py with everything that has a name or a place:
;   NAME VERSION VERSION4 PUBLISHER TECHNICAL_NAME MIME_TYPE SUFFIX SRCDIR OUTFILE ICON FILE_ICON
; and with AMD64 where NSIS can make installers of 64 bits, QUICK to pack faster.
; Silent: SETUP.exe /S [/D=FOLDER]     uninstall.exe /S

Unicode true
!ifdef AMD64
  ; Debian brings these; the NSIS for Windows has only installers of 32 bits, which do the same.
  Target amd64-unicode
!endif
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TECHNICAL_NAME}"
!define PROG_ID "${TECHNICAL_NAME}.game"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${OUTFILE}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"

VIProductVersion "${VERSION4}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs ${NAME}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${TECHNICAL_NAME}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Play now"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; --- the program must not run while its files change ------------------------------------------------------------------

!macro NotWhileRunning un
Function ${un}NotWhileRunning
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${TECHNICAL_NAME}.exe"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${TECHNICAL_NAME}.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
        "${NAME} is running. Please close it (the game is saved), then try again." /SD IDCANCEL IDRETRY +3
      SetErrorLevel 2
      Quit
  ${Loop}
FunctionEnd
!macroend
!insertmacro NotWhileRunning ""
!insertmacro NotWhileRunning "un."

; --- install, also over an older version ------------------------------------------------------------------------------

Section "-program"
  Call NotWhileRunning
  ; Nothing of an older version stays behind. Games and settings lie elsewhere.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SRCDIR}\*"
  File "/oname=game.ico" "${FILE_ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${TECHNICAL_NAME}.exe" "" "$INSTDIR\${TECHNICAL_NAME}.exe" 0 \
      SW_SHOWNORMAL "" "For playing Scrabble at one laptop"

  WriteRegStr HKCU "Software\Classes\${PROG_ID}" "" "${NAME} game"
  WriteRegStr HKCU "Software\Classes\${PROG_ID}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "Software\Classes\${PROG_ID}\shell\open\command" "" '"$INSTDIR\${TECHNICAL_NAME}.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${PROG_ID}"
  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${PROG_ID}" ""
  WriteRegStr HKCU "Software\Classes\Applications\${TECHNICAL_NAME}.exe" "FriendlyAppName" "${NAME}"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${TECHNICAL_NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  ${RefreshShellIcons}
SectionEnd

; --- uninstall --------------------------------------------------------------------------------------------------------

Section "Uninstall"
  Call un.NotWhileRunning
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${TECHNICAL_NAME}.exe"
  Delete "$INSTDIR\${TECHNICAL_NAME}-cli.exe"
  Delete "$INSTDIR\game.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  ReadRegStr $0 HKCU "Software\Classes\${SUFFIX}" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegValue HKCU "Software\Classes\${SUFFIX}" ""
    DeleteRegValue HKCU "Software\Classes\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}"
  DeleteRegKey HKCU "Software\Classes\${PROG_ID}"
  DeleteRegKey HKCU "Software\Classes\Applications\${TECHNICAL_NAME}.exe"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}

  ; The family's games are the family's: kept, unless somebody says otherwise twice.
  ${If} ${FileExists} "$APPDATA\${TECHNICAL_NAME}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION \
        "Keep your saved games and settings?$\r$\n$\r$\nYes: they wait in $APPDATA\${TECHNICAL_NAME}." /SD IDYES IDYES keep
    MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 \
        "Really delete all saved games? This cannot be undone." /SD IDNO IDNO keep
    RMDir /r "$APPDATA\${TECHNICAL_NAME}"
    keep:
  ${EndIf}
SectionEnd
