import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import type { ResponseOf } from '@/contract/call'
import type { AccountClass } from '@/domain/subaccount/classes'
import { addDays, day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { isMonth } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { fen } from '@/domain/money/fen'
import { replaceCards } from '@sandbox/business/card/testing/replaceCards'
import { closeSub, moveOwn } from '@sandbox/business/subaccount/move'
import { openSub, subsOf } from '@sandbox/business/subaccount/subAccounts'
import { settleDue } from '@sandbox/business/transfer/network'
import { sendingBank } from '@sandbox/business/transfer/testing/sending'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import { expectOk } from '@sandbox/kernel/db/testing/people'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { act, acts, told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { setSubSecret } from '@sandbox/testing/setSecret'
import { endFreeze, placeFreeze } from '../freezes'
import type { pageOfRecords } from './page'

const DAY_MS = 86_400_000
const SLOW_MS = 550_000

type Page = ResponseOf<typeof CALLS.queryWalletRecords>
type Asked = Parameters<typeof pageOfRecords>[3]

/** Every record that a filter lets through, page after page, and each month's sums. */
async function recordsOf(app: TestCustomer, filter: Asked = { type: 'all' }) {
  const records: Page['records'] = []
  const months = new Map<string, Page['months'][number]>()
  for (let more = true; more;) {
    const after = records[records.length - 1]?.recordId
    const page = told(await app.call(CALLS.queryWalletRecords, { ...filter, ...(after !== undefined && { after }) }))
    records.push(...page.records)
    for (const month of page.months) months.set(month.month, month)
    more = page.more
  }
  return { records, months: [...months.values()] }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
const monthOfRecord = ({ at }: Page['records'][number]): string => dayOfInstant(at).slice(0, 6)
const counted = (records: Page['records']) => records.filter(({ balance }) => balance !== undefined)

/** The records chain from nothing to what the account holds, and each month's sums are those of its records. */
async function expectChain(app: TestCustomer): Promise<Page['records']> {
  const { records, months } = await recordsOf(app)
  let balance = 0
  for (const record of counted(records).reverse()) expect(record.balance).toBe((balance += record.amount))
  expect(balance).toBe(told(await app.call(CALLS.queryAssets, {})).wallet)
  for (const month of months) {
    const own = records.filter((record) => monthOfRecord(record) === month.month)
    const moved = counted(own)
    const { month: name, count, earned } = month
    expect({ name, count, moved: month.in - month.out - month.kept + month.back, earned }).toEqual({
      name: monthOfRecord(own[0]!),
      count: own.length,
      moved: sum(moved.map(({ amount }) => amount)),
      earned: sum(moved.map(({ earned: one }) => one)),
    })
  }
  return records
}

/** Every month's bill holds together, follows the one before, and its pieces are the records that they open. */
async function expectBills(app: TestCustomer): Promise<void> {
  const present = told(await app.call(CALLS.queryMonthBill, {}))
  const { firstMonth, thisMonth } = present
  if (!isMonth(firstMonth) || !isMonth(thisMonth)) throw new RangeError(`${firstMonth} ${thisMonth}`)
  let opening = 0
  for (let month = firstMonth; month <= thisMonth; month = addToMonth(month, 1)) {
    const bill = told(await app.call(CALLS.queryMonthBill, { month }))
    expect(bill.opening).toBe(opening)
    expect(bill.opening + bill.in - bill.out).toBe(bill.closing)
    opening = bill.closing
    const calendar = told(await app.call(CALLS.queryCalendar, { month }))
    expect({ interest: bill.interest, wealthIncome: bill.wealthIncome }).toEqual({
      interest: calendar.interestPaid,
      wealthIncome: calendar.wealthIncome,
    })
    expect(bill.months.at(-1)).toEqual({
      month,
      in: bill.received + bill.interest + bill.reward,
      out: bill.sent + bill.spent,
    })
    const days = { from: `${month}01`, to: addDays(day(`${addToMonth(month, 1)}01`), -1) }
    const piece = async (type: Asked['type']) => {
      const { months } = await recordsOf(app, { type, ...days })
      return months[0] ?? { in: 0, out: 0, kept: 0, back: 0, earned: 0 }
    }
    const [income, received, sent] = [await piece('income'), await piece('in'), await piece('out')]
    const [saved, withdrawn, spent] = [await piece('saved'), await piece('withdrawn'), await piece('spend')]
    const [subscribed, redeemed] = [await piece('subscribed'), await piece('redeemed')]
    const own = await piece('own')
    // What a shop gave back makes less of what went out, in the list as in the bill.
    const { in: cameIn, out: wentOut, kept, back } = await piece('all')
    expect({ month, in: cameIn, out: wentOut }).toEqual(bill.months.at(-1))
    expect({ kept, back }).toEqual({
      kept: bill.saved + bill.subscribed + bill.ownOut,
      back: bill.withdrawn + bill.redeemed + bill.ownIn,
    })
    expect({
      income: income.earned,
      received: received.in,
      sent: sent.out,
      saved: saved.kept,
      withdrawn: withdrawn.back,
      subscribed: subscribed.kept,
      redeemed: redeemed.back,
      spent: spent.out,
      ownIn: own.back,
      ownOut: own.kept,
    }).toEqual({
      income: bill.interest + bill.reward,
      received: bill.received,
      sent: bill.sent,
      saved: bill.saved,
      withdrawn: bill.withdrawn,
      subscribed: bill.subscribed,
      redeemed: bill.redeemed,
      spent: bill.spent,
      ownIn: bill.ownIn,
      ownOut: bill.ownOut,
    })
  }
  expect(opening).toBe(present.closing)
}

/** The curve ends with what is there now, and its figures are those of its days. */
async function expectCurve(app: TestCustomer, records: Page['records']): Promise<void> {
  const { points, average, highest } = told(await app.call(CALLS.queryBalanceDays, { days: 365 }))
  const byDay = (end: string) =>
    sum(counted(records).flatMap(({ at, amount }) => (dayOfInstant(at) <= end ? [amount] : [])))
  expect(points.map(({ balance }) => balance)).toEqual(points.map((point) => byDay(point.day)))
  expect(average).toBe(Math.floor(sum(points.map(({ balance }) => balance)) / points.length))
  expect(highest.balance).toBe(Math.max(...points.map(({ balance }) => balance)))
}

/** What is owned by how soon it is money adds up to what is owned. */
async function expectLiquidity(app: TestCustomer): Promise<void> {
  const money = told(await app.call(CALLS.queryLiquidity, {}))
  const { total, available, otherAccounts, withdrawable, redeemable, pending, underWay, frozen, later } = money
  const soon = sum([available, otherAccounts ?? 0, withdrawable, redeemable, pending, underWay, frozen])
  const wallet = told(await app.call(CALLS.queryWallet, {}))
  const held = told(await app.call(CALLS.queryFrozen, {}))
  const listed = (shares: boolean) =>
    sum(held.onTheWay.filter(({ kind }) => (kind !== 'transferOut') === shares).map(({ amount }) => amount))
  // What isn't settled is one figure on each page that names it, and the sum of what is listed.
  for (const figure of [wallet.outgoing, held.pending, listed(false)]) expect(figure).toBe(pending)
  for (const figure of [held.underWay, listed(true)]) expect(figure).toBe(underWay)
  expect([wallet.frozen, held.frozen]).toEqual([frozen, frozen])
  expect(soon + sum(later.map(({ amount }) => amount))).toBe(total)
  expect(total).toBe(told(await app.call(CALLS.queryAssets, {})).total)
}

async function expectAll(app: TestCustomer): Promise<void> {
  const records = await expectChain(app)
  await expectBills(app)
  await expectCurve(app, records)
  await expectLiquidity(app)
}

const OUTCOMES = ['success', 'refuseBalance', 'timeoutThenYes', 'timeoutThenNo', 'silent', 'return', 'reverse'] as const

/** What is done with the account itself, beside products. */
const moves = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constantFrom('transferIn' as const, 'transferOut' as const),
      amount: fc.integer({ min: 1, max: 3_000_000 }),
      outcome: fc.constantFrom(...OUTCOMES),
      speed: fc.constantFrom('REALTIME' as const, 'ORDINARY' as const, 'NEXT_DAY' as const),
      cancelled: fc.boolean(),
    }),
    fc.record({
      what: fc.constantFrom('fund' as const, 'takeBack' as const, 'close' as const),
      amount: fc.integer({ min: 1, max: 300_000 }),
      accountClass: fc.constantFrom('II' as const, 'III' as const),
    }),
    fc.record({ what: fc.constant('freeze' as const), amount: fc.integer({ min: 1, max: 30_000_000 }) }),
    fc.record({ what: fc.constant('lift' as const), amount: fc.constant(0) }),
  ),
  { minLength: 2, maxLength: 8 },
)
type Move = (typeof moves extends fc.Arbitrary<infer T> ? T : never)[number]

type OwnMove = Extract<Move, { what: 'fund' | 'takeBack' | 'close' }>

/** An account that may be used. @throws Error when its owner has as many as they may */
async function openActive(tx: Tx, order: { customerId: string; class: AccountClass; now: number }) {
  const opened = expectOk(await openSub(tx, { ...order, agreementVersion: '1' }))
  return expectOk(await setSubSecret(tx, opened, '246813', order.now))
}

const moments = fc.array(fc.record({ acts, moves, days: fc.constantFrom(0, 1, 8, 33) }), { minLength: 3, maxLength: 3 })

withBankInTurn((bank) => {
  const ACTORS = ['lina', 'zhangwei', 'guoyulan'] as const
  const on = () => bank.db.drizzle

  beforeAll(async () => {
    await consentToManager(on(), ...ACTORS.map(demoCustomerId))
    const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000002', boundAt: 0 }
    const cards = ACTORS.map((key, index) => ({
      id: `card-${key}`,
      customerId: demoCustomerId(key),
      cardNo: `622848000000${3311 + index}`,
      ...facts,
    }))
    await replaceCards(on(), ...cards)
  })

  const arrive = (key: string) => testClient(bank.server).as(key)
  const transfer = async (
    app: TestCustomer,
    key: string,
    move: Extract<Move, { what: 'transferIn' | 'transferOut' }>,
  ) => {
    const { what, amount, outcome, speed, cancelled } = move
    await chooseOutcome(on(), demoOpenId(key), 'nextTransfer', outcome)
    const order = { clientId: newClientId(), cardId: `card-${key}`, amount, password: DEMO_PASSWORD }
    const taken =
      what === 'transferIn'
        ? await app.call(CALLS.transferIn, order)
        : await app.call(CALLS.transferOut, { ...order, speed })
    if (!taken.ok || !cancelled) return taken
    const { orderNo } = taken.value
    return app.call(CALLS.cancelTransfer, { clientId: newClientId(), orderNo, password: DEMO_PASSWORD })
  }
  /** Between the electronic account and another of its owner's, which is opened where there is none. */
  const moveOwnMoney = async (key: string, { what, amount, accountClass }: OwnMove): Promise<void> => {
    const customerId = demoCustomerId(key)
    const now = await bankNow(on())
    await bank.db.transaction(async (tx) => {
      const isOpen = ({ state }: { state: string }) => state === 'ACTIVE'
      const known = (await subsOf(tx, customerId, accountClass)).find(isOpen)
      const sub = known ?? (await openActive(tx, { customerId, class: accountClass, now }))
      const order = { customerId, acctId: sub.acctId, now }
      if (what === 'close') await closeSub(tx, order)
      else await moveOwn(tx, { ...order, direction: what === 'fund' ? 'IN' : 'OUT', amount: fen(amount) })
    })
  }
  let placed: number[] = []
  const move = async (app: TestCustomer, key: string, one: Move): Promise<void> => {
    if (one.what === 'transferIn' || one.what === 'transferOut') {
      await transfer(app, key, one)
      return
    }
    if (one.what === 'fund' || one.what === 'takeBack' || one.what === 'close') {
      await moveOwnMoney(key, one)
      return
    }
    const now = await bankNow(on())
    const until = addDays(dayOfInstant(now), 20)
    await bank.db.transaction(async (tx) => {
      if (one.what === 'lift') {
        for (const id of placed) await endFreeze(tx, id, 'LIFTED', now)
        return
      }
      const order = { customerId: demoCustomerId(key), kind: 'RISK' as const, asked: fen(one.amount), until, now }
      placed = [...placed, (await placeFreeze(tx, order)).id]
    })
  }

  test('money in accounts of type II and III is part of what is owned by how soon it is money', async () => {
    const app = await arrive('jiangyun')
    expect(told(await app.call(CALLS.queryLiquidity, {})).otherAccounts).toBeGreaterThan(0)
    await expectLiquidity(app)
  })

  test('money to and from an own account is neither spent nor sent, and has its own part of the bill and the list', async () => {
    const app = await arrive('guoyulan')
    const bill = async () => told(await app.call(CALLS.queryMonthBill, {}))
    const before = await bill()
    for (const [what, amount] of [
      ['fund', 10_000],
      ['takeBack', 4_000],
      ['close', 1],
    ] as const)
      await moveOwnMoney('guoyulan', { what, amount, accountClass: 'II' })
    const { ownIn, ownOut, in: received, out, ...rest } = await bill()
    expect(rest).toMatchObject({ sent: before.sent, spent: before.spent, received: before.received })
    expect([ownIn - before.ownIn, ownOut - before.ownOut]).toEqual([10_000, 10_000])
    expect([received - before.in, out - before.out]).toEqual([10_000, 10_000])
    const { records } = await recordsOf(app, { type: 'own' })
    expect(records.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['subSweep', 6_000],
      ['subTakeBack', 4_000],
      ['subFund', -10_000],
    ])
  })

  test(
    'after any history the records chain, and bill, curve and liquidity are made of them',
    async () => {
      const shelf = told(await (await arrive('lina')).call(CALLS.queryProducts, {})).products.filter(
        ({ saleStatus }) => saleStatus === 'ON_SALE',
      )
      const apps = await Promise.all(ACTORS.map(arrive))
      for (const app of apps) await expectAll(app)
      await fc.assert(
        fc.asyncProperty(moments, async (history) => {
          for (const moment of history) {
            for (const one of moment.acts) {
              const app = apps[one.who]
              if (app) await act(app, shelf, one)
            }
            for (const [index, one] of moment.moves.entries()) {
              const app = apps[index % apps.length]
              const key = ACTORS[index % ACTORS.length]
              if (app && key) await move(app, key, one)
            }
            await advance(bank.db, moment.days * DAY_MS + 3_600_000)
            await settleDue(sendingBank(bank.db))
            for (const app of apps) await expectAll(app)
          }
        }),
        // The bank lives on from one history to the next, so none can be made smaller.
        { numRuns: sequences(3), endOnFailure: true },
      )
      expect(await checkInvariants(bank.db)).toEqual([])
    },
    SLOW_MS,
  )
})
