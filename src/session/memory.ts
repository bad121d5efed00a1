import type { Subjects } from '../contract/call'
import { createListeners } from '../platform/listeners'

/**
 * Answers of reads, kept in memory only, for as long as the session lasts and never longer. What is kept, here and in
 * source.ts, is kept (keep…), read (kept…) and forgotten (forget…) under these words alone.
 */
const LIMIT = 60

interface Kept {
  readonly answer: unknown
  readonly tells: Subjects
}

const answers = new Map<string, Kept>()

export const keptAnswer = (key: string): unknown => answers.get(key)?.answer

let era = 0
/** The era that began when everything was forgotten. */
let begun = 0

/** Moves on with every change: an answer that was asked for in an era before may be of how things stood then. */
export const currentEra = (): number => era

/**
 * Keeps an answer; past the limit the one written longest ago goes.
 * @param tells what of the customer's own it tells
 * @param askedIn the era it was asked for in: one that arrives after signing out isn't kept for the next person, and one
 * of the customer's own not after something has changed
 */
export function keepAnswer(key: string, answer: unknown, tells: Subjects, askedIn = era): void {
  if (askedIn < (tells.length > 0 ? era : begun)) return
  answers.delete(key)
  answers.set(key, { answer, tells })
  const oldest = answers.keys().next()
  if (answers.size > LIMIT && !oldest.done) answers.delete(oldest.value)
}

/** Forgets everything that was read: at sign-out. */
export function forgetAnswers(): void {
  begun = era += 1
  answers.clear()
}

const told = createListeners<Subjects>()

/** Tells what has changed. */
export const onChange = told.add

/** Forgets the answers that tell of what has changed, and says so to whoever shows one. */
export function forgetChanged(changed: Subjects): void {
  if (changed.length === 0) return
  era += 1
  for (const [key, { tells }] of [...answers]) if (touches(tells, changed)) answers.delete(key)
  told.tell(changed)
}

/** Whether an answer that tells of these is another once those have changed. */
export const touches = (tells: Subjects, changed: Subjects): boolean =>
  tells === 'everything' || changed === 'everything'
    ? tells.length > 0 && changed.length > 0
    : tells.some((each) => changed.includes(each))
