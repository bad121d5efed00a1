import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { BankError } from '@/domain/errors/catalogue'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import type { PotPicture } from '@/domain/pots/pots'
import type { Result } from '@/domain/result'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { movePotBy } from './move'
import { openPotFor } from './pots'

/** How long ago the seed's pots were opened. */
const AGE = 30

interface Seeded {
  readonly potId: string
  readonly name: string
  readonly picture: PotPicture
  readonly target: number
  readonly holds: number
  /** Days from today to the day it is to be reached by. */
  readonly days?: number
  readonly monthly?: number
  readonly takesInterest?: true
}

/** One that is reached, one behind and one ahead of its plan, and one without a day. */
const POTS: readonly Seeded[] = [
  { potId: 'demo-pot-reached', name: '应急备用金', picture: 'shield', target: 500_000, holds: 500_000, days: 60 },
  {
    ...{ potId: 'demo-pot-behind', name: '全家旅行', picture: 'people', target: 2_000_000, holds: 300_000 },
    ...{ days: 60, monthly: 200_000 },
  },
  {
    ...{ potId: 'demo-pot-ahead', name: '新手机', picture: 'mobile', target: 800_000, holds: 600_000, days: 90 },
    takesInterest: true,
  },
  { potId: 'demo-pot-saving', name: '孩子的压岁钱', picture: 'gift', target: 1_000_000, holds: 88_800 },
]

function done<T>(result: Result<T, BankError>): T {
  if (!result.ok) throw new Error(`the seed's pot was refused: ${result.error.name}`)
  return result.value
}

/** Fills pots of who shows them. */
export const seedPots: Seed = {
  name: 'pots',
  after: ['money'],
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people)
      if (shows === 'pots') for (const pot of POTS) await openFilled(tx, customerId, pot, now)
  },
}

async function openFilled(tx: Tx, customerId: string, pot: Seeded, now: number): Promise<void> {
  const { potId, name, picture, target, holds, days, monthly, takesInterest = false } = pot
  const byDay = days === undefined ? '' : addDays(dayOfInstant(now), days)
  const rules = { monthlyAmount: monthly === undefined ? ZERO_FEN : fen(monthly), monthlyDate: 10, takesInterest }
  const terms = { name, picture, target: fen(target), byDay, ...rules }
  done(await openPotFor(tx, customerId, terms, now - AGE * DAY_MS, potId))
  done(await movePotBy(tx, { customerId, potId, direction: 'IN', amount: fen(holds), now }))
}
