import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { and, desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { totalOf } from '@/domain/special/batch'
import { clerkOf, decide } from '@sandbox/business/approval'
import { caseOf, ruleFor } from '@sandbox/business/approval/rules'
import { approvals } from '@sandbox/business/approval/tables'
import { moveClosure, openClosure } from '@sandbox/business/closure/closures'
import { startClosing } from '@sandbox/business/closure/start'
import { submit } from '@sandbox/business/closure/submit'
import { openLeaver, settlingNow } from '@sandbox/business/closure/testing/closed'
import { messages } from '@sandbox/business/message/tables'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { sendingBank } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { findDemo } from '@sandbox/host/seeding/customers'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { proveAtCounter } from './counter'
import { fundBatch } from './fund'
import { keptRow, payeeHash } from './payees'
import { specialItems } from './tables'

const KEY = 'lina'
const SEEN = { papers: 'ID_CARD', fileNo: 'YX-2026-0102', branch: 'main', reason: 'DECLINED' } as const

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const person = () => {
    const demo = findDemo(KEY)
    if (!demo) throw new Error(`nobody has the key ${KEY}`)
    return { name: demo.name, idCardNo: demoIdCardNo(demo) }
  }
  async function list(payee = person()): Promise<void> {
    const now = await bankNow(on())
    const rows = [keptRow({ ...payee, amount: 12_345 })]
    const claimUntil = addDays(dayOfInstant(now), 9)
    const payload = { title: '样例补贴', purpose: '样例用途', claimUntil, rows, total: totalOf(rows) }
    const from = { payer: '样例市民政局', payerPhone: '0431-12345678', source: CARD_CLEARING, now }
    done(await bank.db.transaction((tx) => fundBatch(tx, { batchId: randomUUID(), payload, ...from })))
  }
  const done = <T>(
    result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
  ): T => {
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value
  }
  const prove = async (change: object = {}) => {
    const now = await bankNow(on())
    const given = { ...person(), clerk: '柜员0021', ...SEEN, ...change }
    return bank.db.transaction((tx) => proveAtCounter(tx, CAPABILITIES, given, now))
  }
  const decideBy = async (approvalId: string, clerk: string, decision: 'APPROVE' | 'REJECT' = 'APPROVE') => {
    const now = await bankNow(on())
    const [one] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
    const asked = { approvalId, payloadHash: one?.payloadHash ?? '', decision, reason: '证件不清晰' }
    const done = await bank.db.transaction((tx) =>
      decide(tx, { capabilities: CAPABILITIES, actor: clerkOf(clerk), now }, asked),
    )
    return done.ok ? done.value.state : done.error.name
  }
  const claimable = async (): Promise<number> => {
    const app = await testClient(bank.server).as(KEY)
    const { payouts } = expectDone(await app.call(CALLS.querySpecial, { list: 'OPEN' }))
    return payouts.filter(({ state }) => state === 'VERIFIED').length
  }

  test('gives a person their payouts without a face, once another clerk has decided on what the first has seen', async () => {
    await list()
    expect(await claimable()).toBe(0)
    const { approvalId } = done(await prove())
    // The same visit is one application, and nothing is given by it alone.
    expect(done(await prove()).approvalId).toBe(approvalId)
    expect(await claimable()).toBe(0)
    expect(await decideBy(approvalId, '柜员 0021')).toBe('ApprovalNotYours')
    expect(await decideBy(approvalId, person().name)).toBe('ApprovalNotYours')
    expect(await decideBy(approvalId, '主管0033')).toBe('EXECUTED')
    expect(await claimable()).toBe(1)
    const customerId = demoCustomerId(KEY)
    const [told] = await on()
      .select()
      .from(messages)
      .where(and(eq(messages.customerId, customerId), eq(messages.kind, 'payout')))
      .orderBy(desc(messages.id))
    expect(told).toMatchObject({
      title: '专项款项身份核验已通过',
      body: expect.stringContaining('有1笔专项款项可以领取'),
    })
    // The evidence stays: what was seen, and where its copy lies.
    const { auditEvents: events } = schema
    const [event] = await on()
      .select()
      .from(events)
      .where(and(eq(events.customerId, customerId), eq(events.kind, 'specialVerified')))
    expect(event?.detail).toMatchObject({
      ...{ approvalId, papers: 'ID_CARD', fileNo: 'YX-2026-0102', branch: 'main' },
    })
  })

  test('its decider reads whom it is about by the bank’s record, the papers and where the copy lies', async () => {
    const { approvalId } = done(await prove({ fileNo: 'YX-2026-0103', papers: 'HOUSEHOLD' }))
    const [one] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
    if (!one) throw new Error('the application is gone')
    expect(one).toMatchObject({ payee: person().name, payeeChecked: '姓名与本行客户实名登记一致' })
    const lines = await ruleFor(CAPABILITIES, 'SPECIAL_PROOF').lines(on(), caseOf(one, [], one.createdAt))
    const said = lines.map(({ label, value }) => `${label} ${value}`).join('\n')
    for (const text of [
      '证件 户口簿原件',
      '影像档案编号 YX-2026-0103',
      '核验网点 长春总行营业部',
      '客户不同意人脸识别',
    ])
      expect(said).toContain(text)
    expect(said).not.toContain(person().idCardNo)
    expect(await decideBy(approvalId, '主管0033', 'REJECT')).toBe('REJECTED')
  })

  test.each([
    ['another name', { name: '样例人' }],
    ['a number that is nobody’s', { idCardNo: '110105199001010011' }],
  ])('is taken of nobody whose papers aren’t the record’s: %s', async (_, change) =>
    expect(await prove({ fileNo: 'YX-2026-0104', ...change })).toMatchObject({ error: { name: 'IdCardNotConfirmed' } }),
  )

  test('is taken of no clerk who vouches for themselves, however they write their name', async () => {
    const spaced = [...person().name].join(' ')
    for (const clerk of [person().name, ` ${spaced}`, `${spaced}\u200b`])
      expect(await prove({ fileNo: 'YX-2026-0105', clerk })).toMatchObject({ error: { name: 'NotPermitted' } })
  })

  test('a file number stands for one visit: with something else, or after a refusal, another is needed', async () => {
    const asked = async (change: object = {}) => {
      const taken = await prove({ fileNo: 'YX-2026-0106', ...change })
      return taken.ok ? taken.value.approvalId : taken.error.name
    }
    const approvalId = await asked()
    expect(await asked({ papers: 'HOUSEHOLD' })).toBe('ClientIdReused')
    expect(await asked({ reason: 'UNABLE' })).toBe('ClientIdReused')
    expect(await asked()).toBe(approvalId)
    expect(await decideBy(approvalId, '主管0033', 'REJECT')).toBe('REJECTED')
    expect(await asked()).toBe('ApprovalDecided')
  })

  test('nothing is given to an account that is being closed at the same moment, nor left there', async () => {
    const { customerId, idCardNo } = await openLeaver(bank.db, 0)
    const payee = { name: '样本人', idCardNo }
    await list(payee)
    const { approvalId } = done(await prove({ ...payee, fileNo: 'YX-2026-0107' }))
    const settling = await settlingNow(bank.db)
    const signals = new EventEmitter()
    const [held, asked] = [once(signals, 'held'), once(signals, 'asked')]
    const closing = bank.db.transaction(async (tx) => {
      expect((await startClosing(tx, { customerId, agreed: [] }, settling)).ok).toBe(true)
      const open = await openClosure(tx, customerId)
      if (!open) throw new Error('no closing was begun')
      await moveClosure(tx, open, 'faceShown', settling)
      const closed = await submit(tx, sendingBank(bank.db), { customerId, clientId: randomUUID() }, settling)
      expect(closed.state).toBe('CLOSED')
      signals.emit('held')
      await asked
    })
    await Promise.race([held, closing])
    const deciding = decideBy(approvalId, '主管0033')
    // Long enough for the decision to come to the rows that the closing holds.
    await setTimeout(300)
    signals.emit('asked')
    await closing
    expect(await deciding).toBe('FAILED')
    const items = await on()
      .select()
      .from(specialItems)
      .where(eq(specialItems.payeeHash, payeeHash(payee)))
    expect(items.map(({ state, customerId: whose }) => [state, whose])).toEqual([['LISTED', null]])
  })
})
