import { hasBannedWords } from '../content/bannedWords'
import { isReadable } from '../validation/readable'

/** Limits of what is written, in characters. */
export const CASE_LIMITS = { text: 1_000, reply: 2_000, against: 20 } as const

/** A text as it is kept: one kind of line end, and nothing around it. */
export const tidyCaseText = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

export type CaseTextProblem = 'empty' | 'tooLong' | 'unreadable'

/** Why a text, tidied, isn't taken; undefined when it is. @param longest in characters */
export function caseTextProblem(text: string, longest: number): CaseTextProblem | undefined {
  if (text === '') return 'empty'
  if (text.length > longest) return 'tooLong'
  return isReadable(text, { lines: true }) ? undefined : 'unreadable'
}

/** Numbers of phones, cards, papers and accounts: six digits or more, whatever signs stand between them. */
const NUMBER = /\d(?:[^\p{L}\p{N}]{0,3}\d){5}/u

/** Digits that aren't written as such. */
const CHINESE_DIGITS = '零一二三四五六七八九'
const WRITTEN_DIGIT = /[〇幺零一二三四五六七八九]/g
const digitOf = (written: string): string =>
  written === '〇' ? '0' : written === '幺' ? '1' : String(CHINESE_DIGITS.indexOf(written))

/** A text as it is searched for what tells who wrote it: no wide characters, and nothing that isn't seen. */
const searched = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '')
const lettersOf = (text: string): string => searched(text).replace(/[^\p{L}]/gu, '')

/** Why a text of the bank's can't stand on the message board, where everybody reads it. */
export type BoardProblem = 'personal' | 'bannedWords'

/** @param name of the customer who wrote it, which must not stand there */
export function boardProblem(text: string, name: string): BoardProblem | undefined {
  const seen = searched(text)
  const numbered = NUMBER.test(seen) || NUMBER.test(seen.replace(WRITTEN_DIGIT, digitOf))
  const called = lettersOf(name) !== '' && lettersOf(text).includes(lettersOf(name))
  if (numbered || called || seen.includes('@')) return 'personal'
  return hasBannedWords(text) ? 'bannedWords' : undefined
}
