import { and, eq, inArray, lte } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { EXPIRING_APPROVALS } from '@/domain/approval/machine'
import { DAY_MS } from '@/domain/dates/day'
import { approvals, clerkOf, decide, expireApprovals } from '@sandbox/business/approval'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

withEmbeddedBank((bank) => {
  const on = () => bank.db.drizzle
  const as = (name: string): Promise<TestCustomer> => testClient(bank.server).as(name)
  const proof = (changed: object = {}) => ({
    clientId: newClientId(),
    institution: 'school',
    department: '数学教研组',
    workNo: 'XX-1',
    promised: true as const,
    ...changed,
  })

  const waitingOf = async () => {
    const rows = await on().select().from(approvals).where(eq(approvals.kind, 'ELIGIBLE'))
    return rows.filter(({ state }) => state === 'SUBMITTED')
  }
  const settle = async (approvalId: string, decision: 'APPROVE' | 'REJECT', clerk = '合规部0108') => {
    const [one] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
    const desk = { capabilities: CAPABILITIES, actor: clerkOf(clerk), now: await bankNow(on()) }
    const asked = { approvalId, payloadHash: one?.payloadHash ?? '', decision, reason: '样例' }
    const decided = await bank.db.transaction((tx) => decide(tx, desk, asked))
    return decided.ok ? decided.value.state : decided.error.name
  }
  const familiesOf = async (app: TestCustomer) => expectDone(await app.call(CALLS.queryInvitations, {})).families
  const stateOf = async (app: TestCustomer) => expectDone(await app.call(CALLS.queryEligibility, {})).eligibility?.state

  test('a proof is refused, handed in again and certified by somebody else, and opens the invited families', async () => {
    const [lina, wuqiang] = [await as('lina'), await as('wuqiang')]
    const before = (await waitingOf()).map(({ approvalId }) => approvalId)
    const fresh = async () =>
      (await waitingOf()).find(({ approvalId }) => !before.includes(approvalId))?.approvalId ?? ''
    expect(await lina.call(CALLS.applyEligibility, proof({ institution: 'bank' }))).toMatchObject({
      error: 'InstitutionUnknown',
    })
    expect(await lina.call(CALLS.applyEligibility, proof({ workNo: '—' }))).toMatchObject({ error: 'PayloadInvalid' })
    const first = proof()
    expectDone(await lina.call(CALLS.applyEligibility, first))
    expectDone(await lina.call(CALLS.applyEligibility, first))
    expect(nameOf(await lina.call(CALLS.applyEligibility, proof()))).toBe('EligibilityExists')
    const asked = await fresh()
    expect(await settle(asked, 'APPROVE', '李娜')).toBe('ApprovalNotYours')
    // Whoever may decide on such proofs decides on none of their own.
    const isLina = eq(schema.customers.id, demoCustomerId('lina'))
    await on().update(schema.customers).set({ realName: '合规部0108' }).where(isLina)
    expect(await settle(asked, 'APPROVE')).toBe('ApprovalNotYours')
    await on().update(schema.customers).set({ realName: '李娜' }).where(isLina)
    expect(await settle(asked, 'REJECT')).toBe('REJECTED')
    expect([await stateOf(lina), await familiesOf(lina)]).toEqual(['REFUSED', []])
    expectDone(await lina.call(CALLS.applyEligibility, proof()))
    expect(await settle(await fresh(), 'APPROVE')).toBe('EXECUTED')
    expect([await stateOf(lina), await familiesOf(lina)]).toEqual(['ELIGIBLE', ['exclusive']])
    expect(nameOf(await lina.call(CALLS.applyEligibility, proof()))).toBe('EligibilityExists')
    expect([await stateOf(wuqiang), await familiesOf(wuqiang)]).toEqual([undefined, []])
    const told = expectDone(await lina.call(CALLS.queryMessages, {})).messages.map(({ title }) => title)
    expect(told).toEqual(expect.arrayContaining(['申请已拒绝', '申请已完成']))
  })

  test('who is certified is given somebody to ask, and a proof that nobody decides on ends', async () => {
    expect(expectDone(await (await as('sunli')).call(CALLS.queryEligibility, {}))).toMatchObject({
      eligibility: { state: 'ELIGIBLE', workNoEnd: '0194' },
      adviser: { salesId: 'S100001' },
    })
    const yuanfang = await as('yuanfang')
    expect(await stateOf(yuanfang)).toBe('APPLIED')
    await advance(bank.db, 4 * DAY_MS)
    const failing = jest.fn(bank.db.transaction.bind(bank.db)).mockRejectedValueOnce(new Error('broken'))
    const db = { ...bank.db, transaction: failing } as typeof bank.db
    const expire = () => expireApprovals({ db, capabilities: CAPABILITIES, businessNow: () => bankNow(on()) })
    const left = async () =>
      on().$count(
        approvals,
        and(inArray(approvals.state, EXPIRING_APPROVALS), lte(approvals.expiresAt, await bankNow(on()))),
      )
    expect(await left()).toBeGreaterThan(1)
    await expect(expire()).rejects.toThrow('broken')
    expect(await left()).toBe(1)
    await expire()
    expect(await stateOf(yuanfang)).toBe('ENDED')
    expectDone(await yuanfang.call(CALLS.applyEligibility, proof()))
  })
})
