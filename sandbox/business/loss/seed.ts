import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { LossState, LossTrigger } from '@/domain/loss/machine'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { eq } from 'drizzle-orm'
import { moveLoss, openLoss, thingsOf } from './cases'
import type { Thing } from './cases'
import { bankNow } from '@sandbox/kernel/clock'
import { isLost } from '@sandbox/kernel/session/lossReports'

/** A case as its history made it: what was lost, how many days ago, and what was done about it how many days ago. */
interface SeededCase {
  readonly object: Thing['object']
  readonly daysAgo: number
  readonly then: readonly (readonly [trigger: LossTrigger, daysAgo: number])[]
  readonly state: LossState
}

/** One in every state; those that are over come first, because one thing has one open case. */
const CASES: readonly SeededCase[] = [
  { object: 'PHONE', daysAgo: 30, then: [['lapsed', 24]], state: 'LAPSED' },
  { object: 'ACCOUNT', daysAgo: 28, then: [['lift', 27]], state: 'LIFTED' },
  {
    object: 'ACCOUNT',
    daysAgo: 20,
    then: [
      ['formalise', 19],
      ['replace', 11],
    ],
    state: 'REPLACED',
  },
  { object: 'ACCOUNT', daysAgo: 9, then: [['formalise', 8]], state: 'FORMAL' },
  { object: 'ID_CARD', daysAgo: 1, then: [], state: 'TEMP' },
]

/** Of who has nothing left to sign in with. */
const PHONE_ALONE: readonly SeededCase[] = [{ object: 'PHONE', daysAgo: 1, then: [], state: 'TEMP' }]

/** Gives who shows them a case in every state, and another customer a lost phone. */
export const seedLosses: Seed = {
  name: 'losses',
  after: ['money'],
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people) {
      if (shows === 'locked') for (const one of PHONE_ALONE) await live(tx, customerId, one, now)
      if (shows !== 'losses') continue
      for (const one of CASES) await live(tx, customerId, one, now)
      // What was lifted and lapsed long ago cools nothing down any more, and the account is as it is today.
      const today = await thingsOf(tx, customerId)
      const account = today.find(({ object }) => object === 'ACCOUNT')
      if (!account || !(await isLost(tx, 'ACCOUNT', account.thing)))
        throw new Error(`${customerId} has no lost account`)
    }
  },
}

async function live(tx: Tx, customerId: string, one: SeededCase, now: number): Promise<void> {
  const thing = (await thingsOf(tx, customerId)).find(({ object }) => object === one.object)
  if (!thing) throw new Error(`${customerId} has no ${one.object} to lose`)
  const at = (daysAgo: number) => ({ now: now - daysAgo * DAY_MS, realNow: now - daysAgo * DAY_MS })
  const opened = await openLoss(tx, customerId, thing, { by: 'customer', ...at(one.daysAgo) })
  if (!opened.ok) throw new Error(`a seeded report on ${dayOfInstant(now)} was refused: ${opened.error.name}`)
  for (const [trigger, daysAgo] of one.then) {
    const [loss] = await tx.select().from(schema.losses).where(eq(schema.losses.caseNo, opened.value.caseNo))
    const by = trigger === 'lapsed' ? 'bank' : 'customer'
    const moved = loss && (await moveLoss(tx, loss, { trigger, by, ...at(daysAgo) }))
    if (!moved?.ok) throw new Error(`a seeded case could not ${trigger}`)
  }
}
