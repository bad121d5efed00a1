import { lastFour } from '@/domain/masks/mask'
import { storage } from '@/platform/storage'

/** Remembers for this visit which account was looked at: the last four characters (specification §3, second_house_no). */
export const keepLooked = (acctNo: string): void => void storage.set('second_house_no', lastFour(acctNo))

/** The account that was looked at last, of those there are; else the first that isn't closed. */
export function lookedAt<T extends { readonly acctNo: string; readonly state: string }>(
  accounts: readonly T[],
): T | undefined {
  const last = storage.get('second_house_no')
  const open = accounts.filter(({ state }) => state !== 'CLOSED')
  return open.find(({ acctNo }) => lastFour(acctNo) === last) ?? open[0]
}
