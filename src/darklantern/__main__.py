"""`python -m darklantern` is the command `darklantern`."""

import sys

from darklantern.cli.main import main

sys.exit(main())
