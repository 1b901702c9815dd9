"""Stands in for setuptools while a source archive is only fetched, so that nothing of the archive is run."""
