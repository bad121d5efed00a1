import { dayOfInstant, minutesOfDay } from '@/domain/dates/instant'
import { formatDay } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import { formatAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { ACCOUNT_LABEL } from '@/domain/statement/kinds'
import type { Period } from '@/domain/statement/period'
import { maskCard } from '@/domain/masks/mask'
import type { Fact, Holder } from './paper'

const SECOND_MS = 1_000
const MINUTE = 60

/** `2026-11-22` */
export const dayText = (of: Day): string => formatDay(of, '-')

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-11-22 09:05:07` in Shanghai. @param at epoch ms */
export function timeText(at: number): string {
  const minutes = minutesOfDay(at)
  const seconds = Math.floor(at / SECOND_MS) % MINUTE
  return `${dayText(dayOfInstant(at))} ${two(Math.floor(minutes / MINUTE))}:${two(minutes % MINUTE)}:${two(seconds)}`
}

/** `1,234.50` */
export const amountText = (amount: Fen): string => formatAmount(amount)
/** `+1,234.50`, `-1,234.50` */
export const signedText = (amount: Fen): string => formatAmount(amount, true)

/** Whose document it is. */
export const holderFacts = ({ name, acctNo }: Holder): readonly Fact[] => [
  { label: '户名', value: name },
  { label: ACCOUNT_LABEL, value: maskCard(acctNo) },
]

export const periodFact = ({ from, to }: Period): Fact => ({
  label: '期间',
  value: `${dayText(from)} 至 ${dayText(to)}`,
})
