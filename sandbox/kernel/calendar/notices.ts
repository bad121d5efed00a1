import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { addDays, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'

/** A notice that can't be read; its message names the file and what is wrong, for who runs the bank. */
export class HolidayNoticeWrong extends Error {}

const noticeDay = v.pipe(
  v.string(),
  v.check(isDay, 'a day such as 20270101 is missing'),
  v.transform((text) => text as Day),
)

/** A year's notice of the State Council: which spans of days are closed, first and last day included. */
const notice = v.strictObject({
  year: v.pipe(v.number(), v.integer()),
  source: v.pipe(v.string(), v.nonEmpty()),
  closed: v.pipe(
    v.array(
      v.pipe(
        v.tuple([noticeDay, noticeDay]),
        v.check(([first, last]) => first <= last, 'a span ends before it begins'),
      ),
    ),
    v.nonEmpty('no day is closed'),
  ),
})

export interface HolidayNotice {
  readonly year: number
  readonly closed: ReadonlySet<Day>
}

/** A span longer than any holiday is a slip of the pen that would close the bank for months. */
export const MAX_SPAN_DAYS = 16

function daysOf([first, last]: readonly [Day, Day], file: string): readonly Day[] {
  const days: Day[] = []
  for (let of = first; of <= last; of = addDays(of, 1)) {
    days.push(of)
    if (days.length > MAX_SPAN_DAYS)
      throw new HolidayNoticeWrong(`${file}: ${first} to ${last} is longer than any holiday`)
  }
  return days
}

/** @param file how messages name it */
export function readNotice(content: unknown, file: string): HolidayNotice {
  const read = v.safeParse(notice, content)
  if (!read.success) {
    throw new HolidayNoticeWrong(`${file}: ${read.issues.map((issue) => issue.message).join('; ')}`)
  }
  const { year, closed } = read.output
  // A holiday may begin in the last days of the year before, whose own notice doesn't know it.
  const stray = closed.flat().find((of) => !of.startsWith(String(year)) && !of.startsWith(`${year - 1}12`))
  if (stray !== undefined) throw new HolidayNoticeWrong(`${file}: ${stray} is not of ${year}`)
  return { year, closed: new Set(closed.flatMap((span) => daysOf(span, file))) }
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new HolidayNoticeWrong(`${path} is no JSON`)
  }
}

/**
 * The notices of a folder: one JSON file a year, such as 2027.json.
 * @throws HolidayNoticeWrong for one that can't be read, and for a folder that is missing
 */
export function noticesIn(folder: string): readonly HolidayNotice[] {
  let files: readonly string[]
  try {
    files = readdirSync(folder)
  } catch {
    throw new HolidayNoticeWrong(`the folder ${folder} of HOLIDAY_NOTICES can't be read`)
  }
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readNotice(contentOf(join(folder, file)), file))
}
