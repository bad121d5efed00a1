import { addDays, day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { INTEREST_EXPENSE } from '@sandbox/business/deposit'
import { cardsOfTransfers, transfers } from '@sandbox/business/transfer'
import { beginTransfer } from '@sandbox/business/transfer/machine'
import { openSender } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { customerAccount, OPERATING, post, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import { expectOk, openCustomer } from '@sandbox/kernel/db/testing/people'
import { withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { findOrder, recordOrder } from '@sandbox/kernel/orders/orders'
import { linesOf } from './lines'
import { balancePaper } from './paper/balancePaper'
import { interestPaper } from './paper/interestPaper'
import { receiptPaper } from './paper/receiptPaper'
import { askFor } from './request'
import type { Wanted } from './request'

const DAY = day('20260901')
const AT = instantOf(DAY, 9)
let posted = 0

withDatabaseInTurn((database) => {
  const db = () => database.current
  const holderOf = (customerId: string) => ({ customerId, name: '样本人', acctNo: '6228480000000016006' })
  const bring = (from: LedgerAccount, to: LedgerAccount, amount: number) =>
    db().transaction(async (tx) => {
      const entries = [
        { account: from, amount: -amount },
        { account: to, amount },
      ]
      expectOk(await post(tx, { id: `brought-${(posted += 1)}`, kind: 'depositPayout', at: AT, entries }))
    })

  describe('a balance', () => {
    test.each([
      ['wallet', '电子账户可用余额'],
      ['frozen', '冻结资金'],
      ['outgoing', '转出处理中'],
      ['sub', '其他账户余额'],
      ['deposits', '存款本金'],
      ['subscriptions', '理财申购在途资金'],
    ])('has the money of %s in a line of its own and in its sum', async (kind, title) => {
      const customerId = await openCustomer(db(), 0, AT)
      await bring(OPERATING, customerAccount(kind, customerId), 12_345)
      const { rows, closing } = await balancePaper(db().drizzle, holderOf(customerId), DAY)
      expect(rows).toContainEqual([title, '123.45'])
      expect(closing).toBe(12_345)
      expect((await balancePaper(db().drizzle, holderOf(customerId), addDays(DAY, -1))).closing).toBe(0)
    })
  })

  test('a statement opens with what was there before its first day, on which money moved', async () => {
    const customerId = await openCustomer(db(), 0, AT)
    await bring(OPERATING, wallet(customerId), 500)
    const opening = async (from: typeof DAY) =>
      (await linesOf(db().drizzle, CAPABILITIES, customerId, { from, to: addDays(DAY, 1) })).opening
    expect([await opening(DAY), await opening(addDays(DAY, 1))]).toEqual([0, 500])
  })

  test('a list of interest has one’s own payments alone', async () => {
    const [one, other] = [await openCustomer(db(), 0, AT), await openCustomer(db(), 0, AT)]
    await bring(INTEREST_EXPENSE, wallet(one), 111)
    await bring(INTEREST_EXPENSE, wallet(other), 222)
    const paper = await interestPaper(db().drizzle, CAPABILITIES, holderOf(one), { from: DAY, to: DAY })
    expect(paper.rows.map(([, , interest]) => interest)).toEqual(['1.11'])
    expect(paper.sums).toEqual([
      { label: '利息合计', value: '1.11' },
      { label: '笔数', value: '1' },
    ])
  })

  test('a receipt says who stood at the other end and what was interest; nobody else is told the card', async () => {
    const sender = await openSender(db(), 50_000)
    const order = { ...sender, direction: 'OUT', amount: fen(700), speed: 'REALTIME', now: AT } as const
    const { orderNo } = expectOk(await db().transaction((tx) => beginTransfer(tx, order)))
    const found = await findOrder(db().drizzle, sender.customerId, orderNo)
    if (!found) throw new Error('the order is gone')
    const receiptFor = (customerId: string, interest: number) =>
      receiptPaper(db().drizzle, CAPABILITIES, holderOf(customerId), {
        ...found,
        status: 'done',
        interest: fen(interest),
      })
    const { facts, sums } = await receiptFor(sender.customerId, 35)
    expect(facts).toContainEqual({ label: '对方账户', value: expect.stringMatching(/^农业银行（\d{4}）$/) })
    expect(sums).toContainEqual({ label: '利息', value: '0.35 元' })
    expect((await receiptFor(sender.customerId, 0)).sums.map(({ label }) => label)).toEqual(['金额', '大写'])
    const { customerId } = sender
    const draft = { customerId, kind: 'transferReversed', amount: fen(900), at: AT } as const
    const back = await db().transaction((tx) => recordOrder(tx, draft))
    await db()
      .drizzle.insert(transfers)
      .values({
        ...{ orderNo: back.id, originNo: orderNo, customerId, direction: 'IN', speed: 'REALTIME', state: 'REVERSED' },
        ...{ amount: fen(900), covered: fen(200), day: DAY, createdAt: AT, settledAt: AT, dueAt: AT },
      })
    const reversed = { ...back, status: 'reversed' } as const
    const short = await receiptPaper(db().drizzle, CAPABILITIES, holderOf(customerId), reversed)
    expect(short.facts.slice(-3)).toEqual([
      { label: '状态', value: '银行更正，付款银行收回资金' },
      { label: '已扣回', value: '2.00 元' },
      { label: '待补扣', value: '7.00 元' },
    ])
    const stranger = await openCustomer(db(), 0, AT)
    expect((await cardsOfTransfers(db().drizzle, stranger, [orderNo])).size).toBe(0)
  })

  test('only the very same document that is being made is the answer to a request for another', async () => {
    const customerId = await openCustomer(db(), 0, AT)
    const month: Wanted = { kind: 'STATEMENT', from: DAY, to: addDays(DAY, 29), orderNo: null }
    const receipt: Wanted = { kind: 'RECEIPT', from: DAY, to: DAY, orderNo: '1' }
    const different: readonly Wanted[] = [
      month,
      { ...month, from: addDays(DAY, 1) },
      { ...month, to: addDays(DAY, 28) },
      { ...month, kind: 'BALANCE' },
      receipt,
      { ...receipt, orderNo: '2' },
    ]
    const ask = async (wanted: Wanted) => expectOk(await db().transaction((tx) => askFor(tx, customerId, wanted, AT)))
    const ids: string[] = []
    for (const wanted of different) ids.push(await ask(wanted))
    expect(new Set(ids).size).toBe(different.length)
    const again: string[] = []
    for (const wanted of different) again.push(await ask(wanted))
    expect(again).toEqual(ids)
    const other = await openCustomer(db(), 0, AT)
    expect(ids).not.toContain(expectOk(await db().transaction((tx) => askFor(tx, other, month, AT))))
  })
})
