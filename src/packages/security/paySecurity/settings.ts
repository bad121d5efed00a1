import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryPaySecurity } from '@/contract/security/queryPaySecurity'
import type { setSecurity } from '@/contract/security/setSecurity'
import { formatDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { SECURITY_BOUNDS } from '@/domain/limits/settings'
import { limitsText } from '@/domain/limits/limitText'
import type { PaySecurity, SecurityAsk } from '@/domain/limits/settings'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { readYuan } from '@/domain/money/input'

export type Facts = ResponseOf<typeof queryPaySecurity>
export type Change = RequestOf<typeof setSecurity>

/** The settings as the rules take them. */
export const settingsOf = ({ raise, ...facts }: Facts): PaySecurity => ({
  ...facts,
  ...(raise && { raise: { ...raise, from: day(raise.from) } }),
})

/** The request for a change, without its proofs. */
export function requestOf(ask: SecurityAsk): Change {
  switch (ask.change) {
    case 'limits':
      return { change: ask.change, ...ask.limits }
    case 'notice':
      return ask.over === undefined ? { change: ask.change } : { change: ask.change, over: ask.over }
    case 'regions':
      return ask.provinces === undefined
        ? { change: ask.change }
        : { change: ask.change, provinces: [...ask.provinces] }
    default:
      return ask
  }
}

/** A limit as it was typed; undefined for none. */
export function limitTyped(typed: string): Fen | undefined {
  const read = readYuan(typed)
  return read.ok && read.value > 0 ? read.value : undefined
}

/** The limits as payments meet them now: after a change of what protects the account they are lower for a day. */
export const limitsNow = ({ limits, cooling }: Pick<Facts, 'limits' | 'cooling'>): Facts['limits'] => {
  const aDay = cooling?.aDay ?? limits.aDay
  return { single: aDay < limits.single ? aDay : limits.single, aDay }
}

export const inYuan = (amount: Fen): string => `${formatShortAmount(amount)}元`

export const MAX_LIMITS = `本行上限：${limitsText(SECURITY_BOUNDS)}`

/** Higher limits that wait, as a sentence. */
export const raiseLine = ({ from, ...limits }: NonNullable<Facts['raise']>): string =>
  `${formatDay(day(from))}起：${limitsText(limits)}`
