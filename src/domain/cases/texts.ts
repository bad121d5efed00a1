import { hasBannedWords } from '../content/article'

/** Limits of what is written, in characters. */
export const CASE_LIMITS = { text: 1_000, reply: 2_000, against: 20 } as const

/** Control and direction characters, and halves of characters; lines may end. */
const UNREADABLE = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u

/** A text as it is kept: one kind of line end, and nothing around it. */
export const tidyCaseText = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

export type CaseTextProblem = 'empty' | 'tooLong' | 'unreadable'

/** Why a text, tidied, isn't taken; undefined when it is. @param longest in characters */
export function caseTextProblem(text: string, longest: number): CaseTextProblem | undefined {
  if (text === '') return 'empty'
  if (text.length > longest) return 'tooLong'
  return UNREADABLE.test(text) ? 'unreadable' : undefined
}

/** Numbers of phones, cards, papers and accounts: six digits or more, also with gaps. */
const NUMBER = /\d(?:[\s-]?\d){5}/

/** Why a text of the bank's can't stand on the message board, where everybody reads it. */
export type BoardProblem = 'personal' | 'bannedWords'

/** @param name of the customer who wrote it, which must not stand there */
export function boardProblem(text: string, name: string): BoardProblem | undefined {
  if (NUMBER.test(text) || text.includes('@') || (name !== '' && text.includes(name))) return 'personal'
  return hasBannedWords(text) ? 'bannedWords' : undefined
}
