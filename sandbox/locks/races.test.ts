import pg from 'pg'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { placeFreeze } from '@sandbox/business/account'
import { ELECTRONIC, receive, spend } from '@sandbox/business/subaccount/merchants'
import { moveOwn } from '@sandbox/business/subaccount/move'
import { openSub } from '@sandbox/business/subaccount/subAccounts'
import { transferIn, transferOut } from '@sandbox/business/transfer'
import { takeOrder } from '@sandbox/business/transfer/order'
import { openSender } from '@sandbox/business/transfer/testing/sending'
import type { Tx } from '@sandbox/kernel/db'
import { MONDAY_MORNING as now } from '@sandbox/kernel/db/testing/people'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { sqlState } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { setSubSecret } from '@sandbox/testing/setSecret'

/** Of each kind at a time; six beside six were raced a thousand times when the order was made. */
const BESIDE = 3

withPostgres((database) => {
  /** Ends of a wait in a ring that PostgreSQL found; the transaction that lost ran again. */
  let deadlocks = 0
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const plain = prototype.query
  beforeAll(() => {
    prototype.query = function (this: unknown, ...given: unknown[]) {
      const answer = plain.apply(this, given)
      if (typeof (answer as { catch?: unknown } | undefined)?.catch === 'function')
        void (answer as Promise<unknown>).catch((error: unknown) => {
          if (sqlState(error) === '40P01') deadlocks += 1
        })
      return answer
    }
  })
  afterAll(() => {
    prototype.query = plain
  })

  test('no two kinds of movements of one customer wait for each other in a ring', async () => {
    const db = database.current
    const sender = await openSender(db, 100_000_000)
    const { customerId } = sender
    const sub = await db.transaction(async (tx) => {
      const opened = await openSub(tx, { customerId, class: 'III', agreementVersion: '1', now })
      if (!opened.ok) throw new Error(opened.error.name)
      const set = await setSubSecret(tx, opened.value, '975318', now)
      await moveOwn(tx, { customerId, acctId: opened.value.acctId, direction: 'IN', amount: fen(1_000), now })
      if (!set.ok) throw new Error(set.error.name)
      return opened.value
    })
    const { acctId, acctNo } = sub
    const amount = fen(1)
    const order = { ...sender, amount, now }
    const paid = { customerId, amount, merchant: '样例商户', now }
    const until = addDays(dayOfInstant(now), 3)
    const movements: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
      merchantPay: async (tx) => {
        await lockCustomer(tx, customerId)
        return spend(tx, { ...paid, acctId: ELECTRONIC })
      },
      merchantPaySub: (tx) => spend(tx, { ...paid, acctId }),
      credit: (tx) => transferIn(tx, { customerId, amount, now }),
      debit: (tx) => transferOut(tx, { customerId, amount, now }),
      unboundCredit: (tx) => receive(tx, { acctNo, amount, payer: '样例付款人', now }),
      orderIn: (tx) => takeOrder(tx, { ...order, direction: 'IN', speed: 'REALTIME' }),
      orderOut: (tx) => takeOrder(tx, { ...order, direction: 'OUT', speed: 'NEXT_DAY' }),
      moveIn: (tx) => moveOwn(tx, { customerId, acctId, direction: 'IN', amount, now }),
      moveOut: (tx) => moveOwn(tx, { customerId, acctId, direction: 'OUT', amount, now }),
      freeze: (tx) => placeFreeze(tx, { customerId, kind: 'RISK', asked: amount, until, now }),
    }
    const names = Object.keys(movements)
    const rings: string[] = []
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index)) {
        const before = deadlocks
        const all = Array.from({ length: BESIDE }, () => [one, other]).flat()
        await Promise.all(all.map((name) => db.transaction((tx) => movements[name]?.(tx) ?? Promise.resolve())))
        if (deadlocks > before) rings.push(`${one} beside ${other}`)
      }
    }
    expect(rings).toEqual([])
    expect(await checkInvariants(db)).toEqual([])
  }, 300_000)

  test('a ring is seen where two lock the same rows in different order', async () => {
    const db = database.current
    const [one, other] = [await openSender(db, 0), await openSender(db, 0)]
    const before = deadlocks
    let held = 0
    const lockBoth = (first: string, second: string) =>
      db.transaction(async (tx) => {
        await lockCustomer(tx, first)
        held += 1
        for (let looks = 0; held < 2 && looks < 500; looks += 1) await new Promise((done) => setTimeout(done, 10))
        await lockCustomer(tx, second)
      })
    await Promise.all([lockBoth(one.customerId, other.customerId), lockBoth(other.customerId, one.customerId)])
    expect(deadlocks).toBeGreaterThan(before)
  })
})
