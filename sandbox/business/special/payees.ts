import { createHash } from 'node:crypto'
import { maskIdCard } from '@/domain/masks/mask'
import { payeeOf } from '@/domain/special/batch'
import type { BatchRow, KeptRow } from '@/domain/special/batch'

/**
 * What a person is found by: name and number together, so that a list of payouts tells nothing to who doesn't know both, and
 * a row with another name is nobody's.
 */
export function payeeHash(person: Pick<BatchRow, 'name' | 'idCardNo'>): string {
  const { name, idCardNo } = payeeOf(person)
  return createHash('sha256').update(`special payout\n${idCardNo}\n${name}`, 'utf8').digest('hex')
}

/** A row without its number: by whom it is found, and the number's ends for who decides on it. */
export const keptRow = (row: BatchRow): KeptRow => ({
  name: payeeOf(row).name,
  idCardNo: maskIdCard(payeeOf(row).idCardNo),
  amount: row.amount,
  payee: payeeHash(row),
})
