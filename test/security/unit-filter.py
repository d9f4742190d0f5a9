"""Runs a program with the system calls that a unit file leaves it: unit-filter.py UNIT PROGRAM [ARG ...]"""
import os
import re
import subprocess
import sys

import seccomp


def members(name):
    """The calls of a group that systemd names, groups in it opened."""
    if not name.startswith("@"):
        return {name}
    listed = subprocess.run(["systemd-analyze", "syscall-filter", name], check=True, capture_output=True, text=True)
    lines = [line.strip() for line in listed.stdout.splitlines()[1:]]
    return set().union(*(members(line) for line in lines if line and not line.startswith("#")))


unit = open(sys.argv[1], encoding="utf-8").read()
allowed = set()
for value in re.findall(r"^SystemCallFilter=(.+)$", unit, re.M):
    named = set().union(*(members(name) for name in value.lstrip("~").split()))
    allowed = allowed - named if value.startswith("~") else allowed | named | members("@default")
fails = re.search(r"^SystemCallErrorNumber=EPERM$", unit, re.M)
rules = seccomp.SyscallFilter(seccomp.ERRNO(1) if fails else seccomp.KILL_PROCESS)
for name in sorted(allowed):
    try:
        rules.add_rule(seccomp.ALLOW, name)
    except (RuntimeError, OSError):
        pass  # Not of this architecture.
# Its own next call, which the unit's manager makes before the filter is there.
rules.load()
os.execvp(sys.argv[2], sys.argv[2:])
