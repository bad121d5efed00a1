import type { Tags } from '../contract/call'
import { createListeners } from '../platform/listeners'

/**
 * Answers of reads, kept in memory only and never longer than the session. Functions here and in source.ts that store
 * something are named keep…, those that read it kept…, those that delete it forget….
 */
const LIMIT = 60

interface Kept {
  readonly answer: unknown
  readonly provided: Tags
}

const answers = new Map<string, Kept>()

export const keptAnswer = (key: string): unknown => answers.get(key)?.answer

let era = 0
/** The era in which everything was last forgotten. */
let begun = 0

/** The number of changes so far: an answer that was asked for in an earlier era may be out of date. */
export const currentEra = (): number => era

/**
 * Keeps an answer; above the limit, the one that was written first is dropped.
 * @param provided which of the customer's own data it contains
 * @param askedIn the era it was asked for in: an answer that arrives after signing out isn't kept for the next person, and
 * one with the customer's own data isn't kept after a change
 */
export function keepAnswer(key: string, answer: unknown, provided: Tags, askedIn = era): void {
  if (askedIn < (provided.length > 0 ? era : begun)) return
  answers.delete(key)
  answers.set(key, { answer, provided })
  const oldest = answers.keys().next()
  if (answers.size > LIMIT && !oldest.done) answers.delete(oldest.value)
}

/** Forgets everything that was read; called at sign-out. */
export function forgetAnswers(): void {
  begun = era += 1
  answers.clear()
}

const told = createListeners<Tags>()

/** Calls the listener with what has changed. */
export const onChange = told.add

/** Forgets the answers that contain what has changed, and tells the pages that show one. */
export function forgetChanged(changed: Tags): void {
  if (changed.length === 0) return
  era += 1
  for (const [key, { provided }] of [...answers]) if (touches(provided, changed)) answers.delete(key)
  told.tell(changed)
}

/** Whether an answer with these tags may differ once those have changed. */
export const touches = (provided: Tags, changed: Tags): boolean =>
  provided === 'everything' || changed === 'everything'
    ? provided.length > 0 && changed.length > 0
    : provided.some((each) => changed.includes(each))
