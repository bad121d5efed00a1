import { addDays } from '@/domain/dates/day'
import { fen, yuan } from '@/domain/money/fen'
import { transferIn } from '@sandbox/business/transfer'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { DEMO_AUTHORITY } from './console'
import { endFreeze, placeFreeze } from './freezes'
import type { FreezeOrder } from './freezes'

/** Freezes of each kind, whole yuan, and one that was lifted; each has just the money that it asks for. */
const EACH_KIND = [
  { kind: 'RISK', asked: 500, lifted: true },
  { kind: 'DISPUTE', asked: 680, lifted: false },
  { kind: 'RISK', asked: 1_200, lifted: false },
  { kind: 'JUDICIAL', asked: 3_000, lifted: false },
] as const

const UNTIL_DAYS = 180

/** Gives who shows them freezes of each kind, and to another one that is short of money. */
export const seedFreezes: Seed = {
  name: 'freezes',
  after: ['money', 'transfers'],
  async run(tx, { people, today }) {
    const now = await bankNow(tx)
    const until = addDays(today, UNTIL_DAYS)
    for (const { customerId, shows } of people) {
      if (shows === 'transfers') {
        for (const { kind, asked, lifted } of EACH_KIND) {
          const decided = kind === 'JUDICIAL' ? DEMO_AUTHORITY : {}
          const order = { customerId, kind, asked: yuan(asked), until, now, ...decided }
          const id = await placeWithMoney(tx, order, lifted ? 0 : asked)
          if (lifted) await endFreeze(tx, id, 'LIFTED', now)
        }
      }
      if (shows === 'shortFreeze') {
        const order = { customerId, kind: 'JUDICIAL', asked: yuan(50_000), until, now, ...DEMO_AUTHORITY } as const
        await placeWithMoney(tx, order, 12_600)
      }
    }
  },
}

/** Brings so many yuan in for the freeze to hold, and gives its number. */
async function placeWithMoney(tx: Tx, order: FreezeOrder, money: number): Promise<number> {
  const { customerId, now } = order
  const moved = money > 0 ? await transferIn(tx, { customerId, amount: fen(money * 100), now }) : undefined
  if (moved?.ok === false) throw new Error(`the seed's money for a freeze was refused: ${moved.error.name}`)
  return (await placeFreeze(tx, order)).id
}
