import { eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { verifyStatement } from '@/contract/statement/verifyStatement'
import { dayOfInstant } from '@/domain/dates/instant'
import { maskName } from '@/domain/masks/mask'
import { readCheckCode } from '@/domain/statement/checkCode'
import type { Queryable } from '@sandbox/kernel/db'
import { countedAddress } from '@sandbox/kernel/session/addresses'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { statements } from './tables'

/** Checks an hour from one address: enough for a desk, and no way to find any of 80 bits. */
export const CHECKS_AN_HOUR = 10
export const HOUR_MS = 3_600_000

/** Counts a check against its address (`countedAddress`); false when the address had enough this hour. @param realNow the machine's clock */
export function countCheck(on: Queryable, address: string, realNow: number): Promise<boolean> {
  // As a hash with its hour: what is kept is good for counting and nothing else.
  const subject = tokenHash(`${Math.floor(realNow / HOUR_MS)} ${countedAddress(address)}`)
  return countToday(on, { subject, kind: 'verify', day: dayOfInstant(realNow) }, CHECKS_AN_HOUR)
}

export interface Presented {
  /** As it was typed. */
  readonly checkCode: string
  /** SM3 over the file that was shown, in hexadecimal digits. */
  readonly digest: string | undefined
}

/** What may be told to whoever holds a document: the amount only to who holds the very file. */
export async function verify(
  on: Queryable,
  { checkCode, digest }: Presented,
): Promise<ResponseOf<typeof verifyStatement>> {
  const code = readCheckCode(checkCode)
  const [found] = code === undefined ? [] : await on.select().from(statements).where(eq(statements.checkCode, code))
  if (!found) return { verdict: 'UNKNOWN' }
  if (digest !== undefined && digest !== found.digest) return { verdict: 'ALTERED' }
  const { kind, issuedAt, fromDay, toDay, holder, lastFour, closing } = found
  return {
    verdict: 'GENUINE',
    document: {
      kind,
      issuedDay: dayOfInstant(issuedAt ?? 0),
      from: fromDay,
      to: toDay,
      name: maskName(holder ?? ''),
      lastFour: lastFour ?? '',
      ...(digest === undefined || closing === null ? {} : { closing }),
    },
  }
}
