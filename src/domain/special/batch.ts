import { addDays, isDay } from '../dates/day'
import type { Day } from '../dates/day'
import { fen } from '../money/fen'
import type { Fen } from '../money/fen'
import { otherPaper, parseIdCard } from '../validation/idCard'
import { isPersonName, normalName } from '../validation/personName'
import { isReadable } from '../validation/readable'

/** One named person of a batch. */
export interface BatchRow {
  readonly name: string
  readonly idCardNo: string
  /** Fen. */
  readonly amount: number
}

/** A named person as a batch keeps them: by a hash of name and number, and of the number only its ends. */
export interface KeptRow extends BatchRow {
  readonly payee: string
}

/** What a payer hands in. */
export interface Batch {
  readonly title: string
  readonly purpose: string
  /** What all rows must add up to, in fen: said once more, so that a lost row is noticed. */
  readonly total: number
  /** The last day on which it may be claimed. */
  readonly claimUntil: string
  readonly rows: readonly (BatchRow | KeptRow)[]
}

/** Rows of a batch (ours). */
export const MAX_ROWS = 200
/** Of one payout, in fen (ours). */
export const LARGEST_PAYOUT = fen(100_000_000)
/** For how long a payout may be claimed, at most, in days (ours). */
export const CLAIMABLE_DAYS = 366
/** Of a title and a purpose, in characters. */
export const BATCH_TEXT = { title: 30, purpose: 100 } as const

export type BatchProblem =
  | 'title'
  | 'purpose'
  | 'claimUntil'
  | 'rows'
  | 'total'
  | 'name'
  | 'idCardNo'
  | 'amount'
  | 'twice'

/** The sentence for each. */
export const BATCH_PROBLEMS: Readonly<Record<BatchProblem, string>> = {
  title: `请填写款项名称，不超过${BATCH_TEXT.title}字`,
  purpose: `请填写用途，不超过${BATCH_TEXT.purpose}字`,
  claimUntil: '领取截止日须在明天至一年以内',
  rows: `每批须有1至${MAX_ROWS}人`,
  total: '各笔金额之和与总金额不一致',
  name: '姓名有误',
  idCardNo: '身份证号有误，仅支持18位居民身份证号',
  amount: '金额有误',
  twice: '同一人出现了两次',
}

/** What is wrong with a batch, and in which row, from 1. */
export interface BatchFault {
  readonly problem: BatchProblem
  readonly row?: number
}

const isText = (text: string, longest: number): boolean =>
  text.trim() !== '' && text.trim().length <= longest && !/[<>]/.test(text) && isReadable(text.trim(), { lines: false })

/** A person as the bank compares them: the name with its middle dot, the number with a capital X. */
export const payeeOf = ({ name, idCardNo }: Pick<BatchRow, 'name' | 'idCardNo'>) => ({
  name: normalName(name),
  idCardNo: idCardNo.trim().toUpperCase(),
})

const isIdCardNo = (idCardNo: string): boolean => {
  const card = parseIdCard(idCardNo.trim())
  return card.ok && otherPaper(card.value) === undefined
}

const isKept = (row: BatchRow): row is KeptRow => 'payee' in row

function rowProblem(row: BatchRow): BatchProblem | undefined {
  const { name, idCardNo, amount } = row
  if (!isPersonName(normalName(name))) return 'name'
  // A number was looked at before its row was kept.
  if (!isKept(row) && !isIdCardNo(idCardNo)) return 'idCardNo'
  return Number.isSafeInteger(amount) && amount > 0 && amount <= LARGEST_PAYOUT ? undefined : 'amount'
}

/** Everything that is wrong with a batch; whoever hands it in sees it before and mends it. @param today the bank's day */
export function batchFaults(batch: Batch, today: Day): readonly BatchFault[] {
  const { title, purpose, claimUntil, rows, total } = batch
  const until = isDay(claimUntil) && claimUntil > today && claimUntil <= addDays(today, CLAIMABLE_DAYS)
  const whole: readonly BatchProblem[] = [
    ...(isText(title, BATCH_TEXT.title) ? [] : ['title' as const]),
    ...(isText(purpose, BATCH_TEXT.purpose) ? [] : ['purpose' as const]),
    ...(until ? [] : ['claimUntil' as const]),
    ...(rows.length >= 1 && rows.length <= MAX_ROWS ? [] : ['rows' as const]),
    ...(rows.reduce((sum, { amount }) => sum + amount, 0) === total ? [] : ['total' as const]),
  ]
  const seen = new Set<string>()
  const single = rows.flatMap((row, index): BatchFault[] => {
    const person = isKept(row) ? row.payee : payeeOf(row).idCardNo
    const problem = rowProblem(row) ?? (seen.has(person) ? 'twice' : undefined)
    seen.add(person)
    return problem ? [{ problem, row: index + 1 }] : []
  })
  return [...whole.map((problem) => ({ problem })), ...single]
}

/** A fault as who hands the batch in reads it. */
export const faultText = ({ problem, row }: BatchFault): string =>
  `${row === undefined ? '' : `第${row}行`}${BATCH_PROBLEMS[problem]}`

/** What a batch adds up to. */
export const totalOf = (rows: readonly Pick<BatchRow, 'amount'>[]): Fen =>
  fen(rows.reduce((sum, { amount }) => sum + amount, 0))
