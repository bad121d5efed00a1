#!/usr/bin/env python3
# Reckons a deposit's interest again from the text that the app copies ("利息自己算一遍").
#   python3 docs/verify/interest.py < copied.txt
# Standard library only, written apart from the program in JavaScript; that one checks the signature too.
import calendar
import re
import sys
from datetime import date, timedelta
from fractions import Fraction

LINE = re.compile(r"^(\S+)至(\S+)，(.+)：(.+)×(\d+)÷360=(\d+\.\d\d)$")


def after(first, months, days):
    """A day so many whole months after the first one, or the month's last, and so many days."""
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(first.day, last)) + timedelta(days=days)


def counted(text, unit):
    found = re.search(r"(\d+)" + unit, text)
    return int(found.group(1)) if found else 0


def faults_of(text):
    lines = [line for line in text.split("\n") if not line.startswith("签名")]
    faults, first, gone, total = [], None, 0, Fraction(0)
    for line in lines[1:-1]:
        found = LINE.match(line)
        if not found:
            raise SystemExit("can't read: " + line)
        begin, end = (date.fromisoformat(found.group(at)) for at in (1, 2))
        first = first or begin
        months, days = counted(found.group(3), "个月"), counted(found.group(3), "天")
        if months * 30 + days != int(found.group(5)):
            faults.append("天数不符：" + line)
        if after(first, gone, 0) != begin or after(first, gone + months, days) != end:
            faults.append("日期不符：" + line)
        gone += months
        yearly = sum(Fraction(money) * Fraction(rate) / 100 for money, rate in re.findall(r"([\d.]+)×([\d.]+)%", found.group(4)))
        exact = yearly * int(found.group(5)) / 360
        rounded = Fraction((exact * 100 + Fraction(1, 2)).__floor__(), 100)
        if rounded != Fraction(found.group(6)):
            faults.append("利息不符：" + line)
        total += rounded
    said = re.match(r"^合计([\d.]+)元$", lines[-1])
    if not said or total != Fraction(said.group(1)):
        faults.append("合计不符")
    print("\n".join(faults) or "一致：" + lines[-1])
    return faults


# Several texts are divided by an empty line.
wrong = [faults_of(text) for text in re.split(r"\n{2,}", sys.stdin.read().strip())]
sys.exit(1 if any(wrong) else 0)
