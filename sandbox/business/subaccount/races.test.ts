import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { fen } from '@/domain/money/fen'
import { expectOk, MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { setSubSecret } from '@sandbox/testing/setSecret'
import { subMoney } from './accounts'
import { ELECTRONIC, receive, spend } from './merchants'
import { closeSub, moveOwn } from './move'
import { openSub } from './subAccounts'
import { readUse } from './uses'

const now = MONDAY_MORNING
const today = dayOfInstant(now)

withDatabase((database) => {
  const db = () => database.current

  /** An account that may be used, with so much money, in fen. */
  const openActive = async (customerId: string, accountClass: AccountClass, money: number) =>
    db().transaction(async (tx) => {
      const order = { customerId, class: accountClass, agreementVersion: '1', now }
      const opened = expectOk(await openSub(tx, order))
      const sub = expectOk(await setSubSecret(tx, opened, '246813', now))
      const { acctId } = sub
      if (money > 0) expectOk(await moveOwn(tx, { customerId, acctId, direction: 'IN', amount: fen(money), now }))
      return sub
    })
  const spendOnce = (customerId: string, acctId: string, amount: number, at = now) =>
    db().transaction((tx) => spend(tx, { customerId, acctId, amount: fen(amount), merchant: '样例商户', now: at }))
  const names = (all: readonly ({ ok: true } | { ok: false; error: { name: string } })[]) =>
    all.map((one) => (one.ok ? 'ok' : one.error.name))
  const count = (all: readonly string[], name: string) => all.filter((one) => one === name).length
  const fifty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work))

  test('of 50 spendings at once against the day’s cap of an account of type II as many pass as fit', async () => {
    const customerId = await openCustomer(db(), 10_000_000)
    const { acctId } = await openActive(customerId, 'II', 9_000_000)
    const answers = names(await fifty(() => spendOnce(customerId, acctId, 140_000)))
    expect([count(answers, 'ok'), count(answers, 'NonBoundLimitDay')]).toEqual([7, 43])
    expect(await balanceOf(db().drizzle, subMoney({ acctId, customerId }))).toBe(9_000_000 - 7 * 140_000)
    expect(await checkInvariants(db())).toEqual([])
  })

  test('of 50 spendings at once an account of type III pays as many as its day’s cap takes, though it was filled again', async () => {
    const customerId = await openCustomer(db(), 10_000_000)
    const { acctId } = await openActive(customerId, 'III', 200_000)
    expectOk(await spendOnce(customerId, acctId, 150_000))
    const again = { customerId, acctId, direction: 'IN', amount: fen(150_000), now } as const
    expectOk(await db().transaction((tx) => moveOwn(tx, again)))
    const answers = names(await fifty(() => spendOnce(customerId, acctId, 9_000)))
    expect([count(answers, 'ok'), count(answers, 'NonBoundLimitDay')]).toEqual([5, 45])
    expect(await checkInvariants(db())).toEqual([])
  })

  test('of 50 spendings at once from the electronic account as many pass as its caps of type II take', async () => {
    const customerId = await openCustomer(db(), 10_000_000)
    const answers = names(await fifty(() => spendOnce(customerId, ELECTRONIC, 90_000)))
    expect([count(answers, 'ok'), count(answers, 'NonBoundLimitDay')]).toEqual([11, 39])
    expect(await balanceOf(db().drizzle, wallet(customerId))).toBe(10_000_000 - 990_000)
  })

  test('of 50 credits at once to an account that holds 2,000 yuan at most as many come as fit, each whole', async () => {
    const customerId = await openCustomer(db(), 100_000)
    const { acctId, acctNo } = await openActive(customerId, 'III', 20_000)
    const credit = { acctNo, amount: fen(40_000), payer: '样例付款人', now }
    const answers = names(await fifty(() => db().transaction((tx) => receive(tx, credit))))
    expect([count(answers, 'ok'), count(answers, 'BalanceCap')]).toEqual([4, 46])
    expect(await balanceOf(db().drizzle, subMoney({ acctId, customerId }))).toBe(180_000)
    expect(await checkInvariants(db())).toEqual([])
  })

  test('of 50 openings at once as many pass as a person may have', async () => {
    const customerId = await openCustomer(db(), 0)
    const order = { customerId, class: 'II', agreementVersion: '1', now } as const
    const answers = names(await fifty(() => db().transaction((tx) => openSub(tx, order))))
    expect([count(answers, 'ok'), count(answers, 'AccountCountLimit')]).toEqual([4, 46])
  })

  test('a closing and a spending at once: the money is spent or swept, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const customerId = await openCustomer(db(), 100_000)
      const { acctId } = await openActive(customerId, 'II', 60_000)
      const close = () => db().transaction((tx) => closeSub(tx, { customerId, acctId, now }))
      const pay = () => spendOnce(customerId, acctId, 60_000)
      const [closed, paid] =
        round % 2 === 0
          ? await Promise.all([close(), pay()])
          : await Promise.all([pay(), close()]).then(([first, second]) => [second, first] as const)
      expect(closed.ok).toBe(true)
      expect(await balanceOf(db().drizzle, wallet(customerId))).toBe(paid.ok ? 40_000 : 100_000)
    }
    expect(await checkInvariants(db())).toEqual([])
  })

  test('a day’s last minute and the next day’s first count for their own days; a new year begins with nothing used', async () => {
    const customerId = await openCustomer(db(), 10_000_000)
    const { acctId } = await openActive(customerId, 'II', 9_000_000)
    const midnight = instantOf(addDays(today, 1))
    const much = CLASS_FACTS.II.caps.OUT.aDay
    expect(names([await spendOnce(customerId, acctId, much, midnight - 1)])).toEqual(['ok'])
    expect(names([await spendOnce(customerId, acctId, 1, midnight - 1)])).toEqual(['NonBoundLimitDay'])
    expect(names([await spendOnce(customerId, acctId, much, midnight)])).toEqual(['ok'])
    const account = subMoney({ acctId, customerId })
    const use = (day: typeof today) => readUse(db().drizzle, { account, kind: 'OUT', day })
    expect(await use(today)).toEqual({ today: much, year: 2 * much })
    expect(await use(addDays(today, 1))).toEqual({ today: much, year: 2 * much })
    const newYear = instantOf(`${Number(today.slice(0, 4)) + 1}0101` as typeof today)
    expect(await use(dayOfInstant(newYear))).toEqual({ today: 0, year: 0 })
    expect(names([await spendOnce(customerId, acctId, much, newYear)])).toEqual(['ok'])
  })
})
