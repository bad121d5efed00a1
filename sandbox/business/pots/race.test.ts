import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import { openCases } from '@sandbox/business/transfer/cases'
import { settleOne, takeNotice } from '@sandbox/business/transfer/network'
import { takeOrder } from '@sandbox/business/transfer/order'
import { openSender, sendingBank } from '@sandbox/business/transfer/testing/sending'
import { openDatabase, rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { expectOk, MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { fillPots } from './dayEnd'
import { closePotOf, movePotBy } from './move'
import { inPots, openPotFor } from './pots'

const now = MONDAY_MORNING

const isWaiting = async ({ drizzle }: Database): Promise<boolean> => {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return (await rowsOf(drizzle, waiting)).length > 0
}

withPostgres((database) => {
  const db = () => database.current
  const open = (customerId: string, monthlyAmount: number) =>
    db().transaction(async (tx) => {
      const rules = { monthlyAmount: fen(monthlyAmount), monthlyDate: 1, takesInterest: false }
      const terms = { name: '旅行', target: fen(100_000), picture: 'savings', byDay: '', ...rules } as const
      return expectOk(await openPotFor(tx, customerId, terms, now)).potId
    })

  test('a day’s end that waits for the closing of a pot moves nothing into it any more', async () => {
    const customerId = await openCustomer(db(), 10_000)
    const potId = await open(customerId, 1_000)
    const nextDay = day('20280101')
    const at = instantOf(nextDay)
    const branch = await openDatabase({ url: database.url, poolSize: 2 })
    try {
      let filled: Promise<unknown> = Promise.resolve()
      await db().transaction(async (tx) => {
        expectOk(await closePotOf(tx, { customerId, potId, now: at }))
        let isFilled = false
        filled = branch
          .transaction((other) => fillPots.run(other, { day: addDays(nextDay, -1), nextDay, at, cursor: '' }))
          .finally(() => {
            isFilled = true
          })
        while (!isFilled && !(await isWaiting(branch))) await sleep(10)
      })
      await filled
    } finally {
      await branch.close()
    }
    expect(await balanceOf(db().drizzle, wallet(customerId))).toBe(10_000)
    expect(await checkInvariants(db())).toEqual([])
  })

  test('a reversal beside moves and the closing of a pot takes all that is there, wherever it lies', async () => {
    for (let round = 0; round < 12; round += 1) {
      const sender = await openSender(db(), 0)
      const { customerId } = sender
      const money = { ...sender, direction: 'IN', amount: fen(9_000), speed: 'REALTIME', now } as const
      const { orderNo, dueAt } = expectOk(await db().transaction((tx) => takeOrder(tx, money)))
      await settleOne(
        sendingBank(db(), undefined, async () => dueAt),
        orderNo,
      )
      const [first, second] = [await open(customerId, 0), await open(customerId, 0)]
      const byHand = (potId: string, direction: 'IN' | 'OUT', amount: number) => () =>
        db().transaction(async (tx) => {
          await lockCustomer(tx, customerId)
          return movePotBy(tx, { customerId, potId, direction, amount: fen(amount), now })
        })
      expectOk(await byHand(first, 'IN', 6_000)())
      expectOk(await byHand(second, 'IN', 2_000)())
      const close = () =>
        db().transaction(async (tx) => {
          await lockCustomer(tx, customerId)
          return closePotOf(tx, { customerId, potId: second, now })
        })
      const reverse = () =>
        db().transaction((tx) => takeNotice(tx, { orderNo, kind: 'reversed', reason: '账户不符' }, dueAt))
      const others = [byHand(first, 'OUT', 3_000), byHand(second, 'IN', 500), close]
      await Promise.all((round % 2 === 0 ? [reverse, ...others] : [...others, reverse]).map((work) => work()))
      const left = [await balanceOf(db().drizzle, wallet(customerId)), await inPots(db().drizzle, customerId)]
      expect([left, await openCases(db().drizzle)]).toEqual([[ZERO_FEN, ZERO_FEN], []])
    }
    expect(await checkInvariants(db())).toEqual([])
  })
})
