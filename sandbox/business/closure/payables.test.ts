import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { answer, give } from '@sandbox/business/family/grants'
import { refund as refundFamily, spend as spendFamily } from '@sandbox/business/family/spending'
import { familyGrants } from '@sandbox/business/family/tables'
import { messages } from '@sandbox/business/message/tables'
import { ELECTRONIC, refund, spend } from '@sandbox/business/subaccount/merchants'
import { settleDue } from '@sandbox/business/transfer/network'
import { answerNext, sendingBank } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { advance } from '@sandbox/dayEnds'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { schema, sqlState } from '@sandbox/kernel/db'
import { expectOk, MONDAY_MORNING } from '@sandbox/kernel/db/testing/people'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import type { PostingKind } from '@sandbox/kernel/kinds'
import { balanceOf, CLOSED_LIABILITY, customerAccount, OPERATING, post, postMany, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { payCredit } from './payables'
import { formerCustomers } from './tables'
import { closeNow, openLeaver, settlingNow } from './testing/closed'
import { forgetFormer, settleClosures } from './minuteJobs'

const MINUTE = 60_000
const KINDS = CAPABILITIES.flatMap(({ postings = {} }) => Object.keys(postings)) as PostingKind[]

withDatabase((database) => {
  const db = () => database.current
  const on = () => db().drizzle
  const now = () => bankNow(on())
  beforeAll(() =>
    db().transaction(async (tx) => {
      await startClockAt(tx, MONDAY_MORNING)
      await noInterest(tx)
    }),
  )
  afterEach(async () => expect(await checkInvariants(db())).toEqual([]))

  const { closedCredits, customers, smsMessages } = schema
  const owedTo = (customerId: string) =>
    on().select().from(closedCredits).where(eq(closedCredits.customerId, customerId))
  const holds = (customerId: string) => balanceOf(on(), wallet(customerId))
  const credit = (customerId: string, amount: number, kind: PostingKind, at: number) => ({
    id: randomUUID(),
    kind,
    at,
    entries: [
      { account: wallet(customerId), amount },
      { account: OPERATING, amount: -amount },
    ],
  })
  const pay = async (id: number) => {
    const { now: at, realNow } = await settlingNow(db())
    return db().transaction((tx) => payCredit(tx, id, { now: at, realNow }))
  }
  const spendAll = async (customerId: string, amount: number) => {
    const order = { customerId, acctId: ELECTRONIC, amount: fen(amount), merchant: '样例超市', now: await now() }
    return expectOk(await db().transaction((tx) => spend(tx, order))).orderNo
  }
  const giveBack = async (orderNo: string, amount: number) => {
    const at = await now()
    return db().transaction((tx) => refund(tx, { orderNo, amount: fen(amount), now: at }))
  }
  /** Somebody who has closed the account after having paid a merchant everything in it. */
  const closedAfterPaying = async (amount: number) => {
    const leaver = await openLeaver(db(), amount)
    const orderNo = await spendAll(leaver.customerId, amount)
    expect(await closeNow(db(), leaver.customerId)).toBe('CLOSED')
    return { ...leaver, orderNo }
  }

  test('whatever kind of posting would put money on a closed account, the bank owes it and a person is asked', async () => {
    const { customerId } = await openLeaver(db(), 0)
    await closeNow(db(), customerId)
    const before = await balanceOf(on(), CLOSED_LIABILITY)
    const at = await now()
    for (const kind of KINDS) expectOk(await db().transaction((tx) => post(tx, credit(customerId, 7, kind, at))))
    expect(KINDS.length).toBeGreaterThan(30)
    expect(await holds(customerId)).toBe(0)
    expect(await balanceOf(on(), CLOSED_LIABILITY)).toBe(before + 7 * KINDS.length)
    expect((await owedTo(customerId)).map(({ amount }) => amount)).toEqual(KINDS.map(() => 7))
  })

  test('of many postings at once only what is for the closed account is owed; what is refused leaves no debt', async () => {
    const closed = await openLeaver(db(), 0)
    const other = await openLeaver(db(), 100)
    await closeNow(db(), closed.customerId)
    const at = await now()
    const [first, second] = [closed, other].map(({ customerId }) => credit(customerId, 5, 'transferIn', at))
    if (!first || !second) throw new Error('two credits are missing')
    const tooMuch = credit(other.customerId, -1_000, 'transferIn', at)
    expect(await db().transaction((tx) => postMany(tx, [first, second, tooMuch]))).toMatchObject({ ok: false })
    expect(await owedTo(closed.customerId)).toEqual([])
    expectOk(await db().transaction((tx) => postMany(tx, [first, second])))
    expect([await holds(closed.customerId), await holds(other.customerId)]).toEqual([0, 105])
    expect(await owedTo(closed.customerId)).toMatchObject([{ transactionId: first.id, amount: 5, paidAt: null }])
    expect(await owedTo(other.customerId)).toEqual([])
  })

  test('no other account of who has closed is credited, and none at all by SQL', async () => {
    const { customerId } = await openLeaver(db(), 0)
    await closeNow(db(), customerId)
    const at = await now()
    for (const kind of ['frozen', 'outgoing', 'deposits', 'shares', 'sub']) {
      const draft = credit(customerId, 1, 'transferIn', at)
      const entries = [{ account: customerAccount(kind, customerId), amount: 1 }, ...draft.entries.slice(1)]
      const outcome = db().transaction((tx) => post(tx, { ...draft, entries }))
      expect(await outcome.then(() => 'posted', sqlState)).toBe('23514')
    }
    const raw = db().transaction(async (tx) => {
      const id = randomUUID()
      await tx.execute(sql`INSERT INTO ledger_transactions (id, kind, day, at) VALUES (${id}, 'raw', '20261102', 0)`)
      await tx.execute(sql`INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
        VALUES (${id}, ${wallet(customerId).id}, 1, 1), (${id}, ${OPERATING.id}, -1, -1)`)
    })
    expect(await raw.then(() => 'posted', sqlState)).toBe('23514')
  })

  test('a merchant’s refund after closing is owed, paid once to a card, and told by SMS', async () => {
    const { customerId, mobileNo, orderNo } = await closedAfterPaying(10_000)
    expectOk(await giveBack(orderNo, 4_000))
    expectOk(await giveBack(orderNo, 6_000))
    expect(await giveBack(orderNo, 1)).toMatchObject({ error: { name: 'AmountInvalid' } })
    expect(await holds(customerId)).toBe(0)
    const [first, second] = await owedTo(customerId)
    expect([first?.amount, second?.amount]).toEqual([4_000, 6_000])
    const paid = await Promise.all([pay(first?.id ?? 0), pay(first?.id ?? 0)])
    expect(paid.sort((a, b) => a - b)).toEqual([0, 4_000])
    const told = await on().select().from(smsMessages).where(eq(smsMessages.mobileNo, mobileNo))
    expect(told.filter(({ text }) => text.includes('40.00元已付至您名下的银行卡'))).toHaveLength(1)
    expect(await pay(second?.id ?? 0)).toBe(6_000)
    expect(await pay(0)).toBe(0)
  })

  test('a family card’s refund after closing is owed', async () => {
    const owner = await openLeaver(db(), 10_000)
    const member = await openLeaver(db(), 0)
    const at = await now()
    const limits = { monthLimit: fen(50_000), single: fen(20_000), relation: '107', name: '样本人' }
    const giving = { ownerId: owner.customerId, mobileNo: member.mobileNo, ...limits }
    const { id: grantId } = expectOk(await db().transaction((tx) => give(tx, giving, at)))
    await db().transaction((tx) => answer(tx, member.customerId, { grantId, accept: true, now: at }))
    const spending = { grantId, amount: fen(10_000), merchant: '样例超市', now: at }
    const { orderNo } = expectOk(await db().transaction((tx) => spendFamily(tx, spending)))
    await on().update(familyGrants).set({ state: 'ENDED' }).where(eq(familyGrants.id, grantId))
    expect(await closeNow(db(), owner.customerId)).toBe('CLOSED')
    expectOk(await db().transaction((tx) => refundFamily(tx, { orderNo, amount: fen(10_000), now: at })))
    expect(await holds(owner.customerId)).toBe(0)
    expect(await owedTo(owner.customerId)).toMatchObject([{ amount: 10_000 }])
  })

  test('a payout that the card’s bank sends back after closing is owed', async () => {
    const leaver = await openLeaver(db(), 8_800)
    await answerNext(db(), { ...leaver, cardId: '' }, 'return')
    expect(await closeNow(db(), leaver.customerId)).toBe('PAYING_OUT')
    const bank = { ...sendingBank(db()), capabilities: CAPABILITIES }
    await settleDue(bank)
    await settleClosures(bank)
    await advance(db(), 2 * MINUTE)
    await settleDue(bank)
    expect(await holds(leaver.customerId)).toBe(0)
    expect(await owedTo(leaver.customerId)).toMatchObject([{ amount: 8_800, paidAt: null }])
  })

  test('who has opened an account again gets it there, with a message; closed again, it is owed anew', async () => {
    const { customerId, idCardNo, orderNo } = await closedAfterPaying(10_000)
    expectOk(await giveBack(orderNo, 3_000))
    expectOk(await giveBack(orderNo, 7_000))
    const again = await openLeaver(db(), 0, idCardNo)
    const [first, second] = await owedTo(customerId)
    expect(await pay(first?.id ?? 0)).toBe(3_000)
    expect(await holds(again.customerId)).toBe(3_000)
    const box = and(eq(messages.customerId, again.customerId), eq(messages.kind, 'closure'))
    expect(await on().select().from(messages).where(box)).toMatchObject([{ title: '原账户款项已到账' }])
    // It is the new account's own money now, and that account is closed as any other.
    await spendAll(again.customerId, 3_000)
    expect(await closeNow(db(), again.customerId)).toBe('CLOSED')
    expect(await pay(second?.id ?? 0)).toBe(7_000)
    expect(await holds(again.customerId)).toBe(0)
  })

  test('of a refund and a closing at once the money is paid out or owed, and never on the closed account', async () => {
    for (let round = 0; round < 4; round += 1) {
      const leaver = await openLeaver(db(), 10_000)
      const { customerId } = leaver
      const orderNo = await spendAll(customerId, 10_000)
      const [state] = await Promise.all([closeNow(db(), customerId), giveBack(orderNo, 10_000)])
      const owed = (await owedTo(customerId)).reduce((sum, { amount }) => sum + amount, 0)
      if (state === 'CLOSED') expect([await holds(customerId), owed]).toEqual([0, 10_000])
      else expect([state, owed]).toEqual(['PAYING_OUT', 0])
    }
  })

  test('who had an account is forgotten after the law’s term, but not while the bank owes them', async () => {
    const owed = await closedAfterPaying(5_000)
    const done = await closedAfterPaying(5_000)
    expectOk(await giveBack(owed.orderNo, 5_000))
    for (const { customerId } of [owed, done])
      await on()
        .update(formerCustomers)
        .set({ keepUntil: day('20260101') })
        .where(eq(formerCustomers.customerId, customerId))
    await forgetFormer({ db: db(), businessNow: now })
    const kept = async ({ customerId }: { readonly customerId: string }) =>
      (await on().select().from(formerCustomers).where(eq(formerCustomers.customerId, customerId))).length
    expect([await kept(owed), await kept(done)]).toEqual([1, 0])
    const [waiting] = await owedTo(owed.customerId)
    await pay(waiting?.id ?? 0)
    await forgetFormer({ db: db(), businessNow: now })
    expect(await kept(owed)).toBe(0)
    expect(await on().select().from(customers).where(eq(customers.mobileNo, owed.mobileNo))).toEqual([])
  })
})
