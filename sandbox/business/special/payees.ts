import { createHash } from 'node:crypto'
import { maskIdCard } from '@/domain/masks/mask'
import { foldedName } from '@/domain/people/names'
import { payeeOf } from '@/domain/special/batch'
import type { BatchRow, KeptRow } from '@/domain/special/batch'

/** Who a payout is for, as typed or as the bank knows them. */
export type Payee = Pick<BatchRow, 'name' | 'idCardNo'>

/**
 * What a person is found by: name and number together, so that a list of payouts tells nothing to who doesn't know both, and
 * a row with another name is nobody's. A name without its middle dot is the same name.
 */
export const payeeHash = (person: Payee): string => hashOf(payeeOf(person).idCardNo, foldedName(person.name))

/** What their payouts may be kept under: before names were folded, one had its middle dot. */
export const payeeHashes = (person: Payee): readonly string[] => {
  const { name, idCardNo } = payeeOf(person)
  return [payeeHash(person), hashOf(idCardNo, name)]
}

const hashOf = (idCardNo: string, name: string): string =>
  createHash('sha256').update(`special payout\n${idCardNo}\n${name}`, 'utf8').digest('hex')

/** A row without its number: by whom it is found, and the number's ends for who decides on it. */
export const keptRow = (row: BatchRow): KeptRow => ({
  name: payeeOf(row).name,
  idCardNo: maskIdCard(payeeOf(row).idCardNo),
  amount: row.amount,
  payee: payeeHash(row),
})
