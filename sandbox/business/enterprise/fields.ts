import * as v from 'valibot'
import { hasBannedWords } from '@/domain/content/bannedWords'
import { caseTextProblem } from '@/domain/cases/texts'
import { fen } from '@/domain/money/fen'
import { LARGEST_TRANSFER } from '@/domain/transfer/limits'

/** Fen, above 0. */
export const amountField = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(LARGEST_TRANSFER),
  v.transform((value) => fen(value)),
)

const LONGEST_PURPOSE = 20

/** What money is for, as its payee reads it. */
export const purposeField = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => caseTextProblem(text, LONGEST_PURPOSE) === undefined && !hasBannedWords(text)),
)
