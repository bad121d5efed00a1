import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { yuan } from '@/domain/money/fen'
import { approvals } from '@sandbox/business/approval/tables'
import { detailOf } from '@sandbox/business/approval/wire'
import { actorIn, deskOn, NOW, openOrg } from '@sandbox/business/approval/testing/org'
import { messages } from '@sandbox/business/message/tables'
import { settleDue } from '@sandbox/business/transfer/network'
import { sendingBank } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { sandboxCardNetwork } from '@sandbox/host/simulators/cardNetwork'
import { schema } from '@sandbox/kernel/db'
import { balanceOf } from '@sandbox/kernel/ledger'
import type { CardNetwork } from '@sandbox/kernel/services'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { orgOutgoing } from './accounts'
import { orgCards, orgMovements } from './tables'
import { clarifyOrgTransfer, decideLateOrgReturn, orgTransferQuestions, settleOrgTransfers } from './transfers'

const MONEY = yuan(50_000)
const PAID = yuan(20_000)
const MINUTE = 60_000

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  /** The network's work at a time, on whatever is due then: customers' transfers too, whose notices are theirs. */
  const work = async (at: number, card?: CardNetwork) => {
    const jobBank = sendingBank(bank.db, card, async () => at)
    await settleDue(jobBank)
    await settleOrgTransfers(jobBank)
  }

  /** An enterprise whose transfer was decided, and what the simulator will answer to it. */
  async function decided(outcome: SimulatorOutcome<'nextTransfer'>) {
    const org = await openOrg(bank.db, MONEY)
    const [maker, checker] = [await org.join('MAKER'), await org.join('CHECKER')]
    const desk = deskOn(bank.db, org.orgId)
    const { customerId } = maker
    await on().insert(schema.wechatIdentities).values({ openId: customerId, customerId, createdAt: 0 })
    await chooseOutcome(on(), customerId, 'nextTransfer', outcome)
    const values = { orgCardId: org.cardId, amount: PAID, purpose: '货款' }
    const saved = await desk.save(maker, 'ORG_OUT', { values, rows: [] })
    if (!saved.ok) throw new Error(saved.error.name)
    const { approvalId, payloadHash } = saved.value.one
    expect(await desk.submit(maker, { approvalId, payloadHash })).toBe('SUBMITTED')
    expect(await desk.decide(checker, { approvalId, payloadHash, decision: 'APPROVE' })).toBe('EXECUTED')
    const shown = async () => {
      const as = { capabilities: CAPABILITIES, actor: await actorIn(bank.db, org.orgId, maker), now: NOW }
      const { state, outcome: how } = await detailOf(on(), as, await desk.read(approvalId))
      return { state, name: how?.name, stage: how?.stage, says: how?.says, course: how?.course.map(({ text }) => text) }
    }
    const told = async (who: string) =>
      (await on().select().from(messages).where(eq(messages.customerId, who))).map(({ title }) => title)
    const money = async () => ({ here: await org.balance(), away: await balanceOf(on(), orgOutgoing(org.orgId)) })
    return { org, maker, checker, desk, approvalId, shown, told, money }
  }

  test('what was decided is held until the other bank says that it has it', async () => {
    const { shown, money, told, maker } = await decided('success')
    expect(await money()).toEqual({ here: MONEY - PAID, away: PAID })
    expect(await shown()).toMatchObject({ state: 'EXECUTED', stage: 'pending', name: '处理中' })
    expect(await told(maker.customerId)).toEqual(['申请已审批通过'])
    await work(NOW)
    expect(await money()).toEqual({ here: MONEY - PAID, away: 0 })
    expect(await shown()).toMatchObject({ stage: 'done', name: '已到账', course: ['提交成功，银行处理中', '已到账'] })
    expect(await told(maker.customerId)).toContain('对公转出已到账')
  })

  test('a refusal brings the money back, says why and how to go on, and tells the legal representative', async () => {
    const { org, shown, money, told, maker } = await decided('refuseClosed')
    await work(NOW)
    expect(await money()).toEqual({ here: MONEY, away: 0 })
    expect(await shown()).toMatchObject({
      stage: 'failed',
      name: '未成功',
      says: '未成功，资金已退回：收款账户已注销或状态异常，请联系收款银行。如仍需转出，请核对收款账户后重新发起申请',
    })
    for (const { customerId } of [maker, org.legal]) expect(await told(customerId)).toContain('对公转出未成功')
    await work(NOW + DAY_MS)
    expect(await money()).toEqual({ here: MONEY, away: 0 })
  })

  test.each([
    { outcome: 'timeoutThenYes', name: '已到账', here: MONEY - PAID },
    { outcome: 'timeoutThenNo', name: '未成功', here: MONEY },
  ] as const)('silence is asked about and never taken for an answer: $outcome', async ({ outcome, name, here }) => {
    const { shown, money } = await decided(outcome)
    await work(NOW)
    expect(await shown()).toMatchObject({ stage: 'pending', name: '处理中' })
    expect(await money()).toEqual({ here: MONEY - PAID, away: PAID })
    await work(NOW + 2 * MINUTE)
    expect(await shown()).toMatchObject({ name })
    expect(await money()).toEqual({ here, away: 0 })
  })

  test('what stays unanswered for a working day is a person’s to decide, once', async () => {
    const { shown, money, approvalId } = await decided('silent')
    await work(NOW)
    await work(NOW + MINUTE)
    expect((await orgTransferQuestions(on())).filter((one) => one.approvalId === approvalId)).toEqual([])
    await work(NOW + 2 * DAY_MS)
    const [asked] = (await orgTransferQuestions(on())).filter((one) => one.approvalId === approvalId)
    expect(asked).toMatchObject({ state: 'UNKNOWN', question: 'UNANSWERED' })
    const say = () => bank.db.transaction((tx) => clarifyOrgTransfer(tx, asked?.orderNo ?? '', false, NOW + 2 * DAY_MS))
    expect([await say(), await say()]).toEqual([true, false])
    expect(await money()).toEqual({ here: MONEY, away: 0 })
    expect((await shown()).says).toContain('经与银行核实，该笔交易未成功')
    expect((await orgTransferQuestions(on())).filter((one) => one.approvalId === approvalId)).toEqual([])
  })

  test('what another bank sends back comes back once, with its reason, and is a movement of its own', async () => {
    const { org, shown, money, told, maker } = await decided('return')
    await work(NOW)
    expect(await money()).toEqual({ here: MONEY - PAID, away: 0 })
    await work(NOW + 2 * MINUTE)
    await work(NOW + 3 * MINUTE)
    expect(await money()).toEqual({ here: MONEY, away: 0 })
    expect(await shown()).toMatchObject({ state: 'EXECUTED', stage: 'failed', name: '已退汇' })
    expect((await shown()).says).toContain('收款账户状态异常')
    expect((await shown()).course).toEqual(['提交成功，银行处理中', '已到账', '收款银行退汇，资金退回账户'])
    expect(await told(maker.customerId)).toContain('对公转出已退汇')
    const moved = await on().select().from(orgMovements).where(eq(orgMovements.orgId, org.orgId))
    expect(moved.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['orgIn', MONEY],
      ['orgOut', -PAID],
      ['orgOutReturned', PAID],
    ])
  })

  test('a return that its bank tells of again, because nobody heard the first acknowledged, is booked once', async () => {
    const { money, approvalId } = await decided('success')
    await work(NOW)
    const [sent] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
    const again: CardNetwork = {
      ...sandboxCardNetwork,
      notices: async () => [{ orderNo: sent?.receipt ?? '', kind: 'returned', reason: '收款账户状态异常' }],
      acknowledge: async () => undefined,
    }
    for (const minute of [1, 2, 3]) await work(NOW + minute * MINUTE, again)
    await Promise.all([work(NOW + 4 * MINUTE, again), work(NOW + 4 * MINUTE, again)])
    expect(await money()).toEqual({ here: MONEY, away: 0 })
  })

  test('money goes to the enterprise’s own account and never to another enterprise’s, though that one is in use', async () => {
    const [org, other] = [await openOrg(bank.db, MONEY), await openOrg(bank.db, 0)]
    const [maker, checker] = [await org.join('MAKER'), await org.join('CHECKER')]
    const desk = deskOn(bank.db, org.orgId)
    const savedFor = async (orgCardId: string) => {
      const values = { orgCardId, amount: PAID, purpose: '货款' }
      const saved = await desk.save(maker, 'ORG_OUT', { values, rows: [] })
      if (!saved.ok) throw new Error(saved.error.name)
      return saved.value.one
    }
    const { approvalId, payloadHash, payeeChecked } = await savedFor(other.cardId)
    expect(payeeChecked).toBe('未通过核对')
    expect(await desk.submit(maker, { approvalId, payloadHash })).toBe('PayloadInvalid')
    // Handed in while it was the enterprise's own.
    const own = await savedFor(org.cardId)
    expect(await desk.submit(maker, own)).toBe('SUBMITTED')
    await on().update(orgCards).set({ state: 'REPLACED' }).where(eq(orgCards.id, other.cardId))
    await on().update(orgCards).set({ orgId: other.orgId }).where(eq(orgCards.id, org.cardId))
    expect(await desk.decide(checker, { ...own, decision: 'APPROVE' })).toBe('FAILED')
    expect(await org.balance()).toBe(MONEY)
  })

  test.each([
    { booked: true, here: MONEY },
    { booked: false, here: MONEY - PAID },
  ])(
    'a return that comes after its days is booked only by a person’s word, once: $booked',
    async ({ booked, here }) => {
      const { money, approvalId } = await decided('success')
      await work(NOW)
      const [sent] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
      const late: CardNetwork = {
        ...sandboxCardNetwork,
        notices: async () => [{ orderNo: sent?.receipt ?? '', kind: 'returned', reason: '收款账户状态异常' }],
        acknowledge: async () => undefined,
      }
      await work(NOW + 30 * DAY_MS, late)
      expect(await money()).toEqual({ here: MONEY - PAID, away: 0 })
      expect((await orgTransferQuestions(on())).filter((one) => one.approvalId === approvalId)).toMatchObject([
        { question: 'LATE_RETURN' },
      ])
      const orderNo = sent?.receipt ?? ''
      const say = () => bank.db.transaction((tx) => decideLateOrgReturn(tx, orderNo, booked, NOW + 30 * DAY_MS))
      expect([await say(), await say()]).toEqual([true, false])
      expect(await money()).toEqual({ here, away: 0 })
      expect((await orgTransferQuestions(on())).filter((one) => one.approvalId === approvalId)).toEqual([])
    },
  )

  test('a person’s word books no return that no bank has sent', async () => {
    const { money, approvalId } = await decided('success')
    await work(NOW)
    const [sent] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
    const orderNo = sent?.receipt ?? ''
    expect(await bank.db.transaction((tx) => decideLateOrgReturn(tx, orderNo, true, NOW))).toBe(false)
    expect(await money()).toEqual({ here: MONEY - PAID, away: 0 })
  })

  race('a process that dies while it waits has sent: another asks, and one order moves money once', async () => {
    const { money, shown } = await decided('success')
    const sent: string[] = []
    const counting: CardNetwork = {
      ...sandboxCardNetwork,
      async send(db, now, payment) {
        sent.push(payment.orderNo)
        return sandboxCardNetwork.send(db, now, payment)
      },
    }
    const dying: CardNetwork = {
      ...counting,
      async send(db, now, payment) {
        await counting.send(db, now, payment)
        throw new Error('killed')
      },
    }
    await expect(work(NOW, dying)).rejects.toThrow('killed')
    expect(await shown()).toMatchObject({ stage: 'pending' })
    await Promise.all([1, 2, 3].map(() => work(NOW + MINUTE, counting)))
    expect(sent).toHaveLength(1)
    expect(await shown()).toMatchObject({ name: '已到账' })
    expect(await money()).toEqual({ here: MONEY - PAID, away: 0 })
  })

  test('an account that is replaced meanwhile still gets what was decided for it', async () => {
    const { org, shown } = await decided('success')
    await on().update(orgCards).set({ state: 'REPLACED' }).where(eq(orgCards.id, org.cardId))
    const paid: string[] = []
    await work(NOW, {
      ...sandboxCardNetwork,
      send: async (db, now, payment) => (paid.push(payment.cardNo), sandboxCardNetwork.send(db, now, payment)),
    })
    expect(paid).toEqual(['0200000109000012345'])
    expect(await shown()).toMatchObject({ name: '已到账' })
  })
})
