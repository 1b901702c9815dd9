"""What makes the installers; :mod:`build` is the command in front of it.

`common` names things, `bundle` freezes the program, and one module each wraps the bundle for a system.
"""
