import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { approvals, clerkOf, decide } from '@sandbox/business/approval'
import type { Actor, Approval } from '@sandbox/business/approval'
import { CAPABILITIES } from '@sandbox/capabilities'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { settleCase } from './desk'
import { askExtension } from './extension'
import { beginCase } from './open'
import { cases } from './tables'

const CLERK = '赵青'

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const caseOf = async (caseNo: string) => (await on().select().from(cases).where(eq(cases.caseNo, caseNo)))[0]
  const approvalOf = async (approvalId: string) =>
    (await on().select().from(approvals).where(eq(approvals.approvalId, approvalId)))[0]
  const settle = (caseNo: string, action: 'take' | 'extend' | 'reply') =>
    bank.db.transaction(async (tx) => settleCase(tx, { caseNo, clerk: CLERK, action, text: '说明' }, await bankNow(tx)))

  /** A complaint that was extended once already. */
  async function complaint(against?: string): Promise<string> {
    const now = await bankNow(on())
    const written = { clientId: newClientId(), kind: 'COMPLAINT', topic: 'service', text: '样例' } as const
    const { caseNo } = await bank.db.transaction((tx) =>
      beginCase(tx, demoCustomerId('zhangwei'), { ...written, ...(against !== undefined && { against }) }, now),
    )
    await settle(caseNo, 'take')
    await settle(caseNo, 'extend')
    return caseNo
  }
  const ask = (caseNo: string, clerk = CLERK) =>
    bank.db.transaction(async (tx) =>
      askExtension(
        tx,
        CAPABILITIES,
        { caseNo, clerk, action: 'extend', text: '录音由外部机构保存' },
        await bankNow(tx),
      ),
    )
  async function asked(caseNo: string): Promise<Approval> {
    const done = await ask(caseNo)
    if (!done.ok) throw new Error(done.error)
    return done.value
  }
  const decideAs = async (actor: Actor, { approvalId, payloadHash }: Approval) => {
    const about = { approvalId, payloadHash, decision: 'APPROVE' } as const
    const done = await bank.db.transaction(async (tx) =>
      decide(tx, { capabilities: CAPABILITIES, actor, now: await bankNow(tx) }, about),
    )
    return done.ok ? done.value.state : done.error.name
  }

  test('a second extension is done by another clerk’s approval, and by nothing else', async () => {
    const caseNo = await complaint()
    const opened = dayOfInstant(await bankNow(on()))
    expect(await settle(caseNo, 'extend')).toMatchObject({ error: 'approvalMissing' })
    const one = await asked(caseNo)
    expect(await caseOf(caseNo)).toMatchObject({ extended: 1, dueDay: addDays(opened, 30) })
    // Asked again while it waits, by whomever, it is the same.
    expect(await ask(caseNo, '孙主管')).toMatchObject({ value: { approvalId: one.approvalId } })
    expect(await decideAs(clerkOf(' 赵 青'), one)).toBe('ApprovalNotYours')
    expect(await decideAs(clerkOf('钱主管'), one)).toBe('EXECUTED')
    expect(await caseOf(caseNo)).toMatchObject({ extended: 2, dueDay: addDays(opened, 60), state: 'EXTENDED' })
    expect(await decideAs(clerkOf('钱主管'), one)).toBe('ApprovalDecided')
    expect(await ask(caseNo)).toMatchObject({ error: 'closed' })
  })

  test('who is complained of finds no such application', async () => {
    const one = await asked(await complaint('周行'))
    expect(await decideAs(clerkOf('周行'), one)).toBe('ApprovalUnknown')
    const staff = await testClient(bank.server).as('hangyuan')
    expect(await staff.call(CALLS.queryApproval, { approvalId: one.approvalId })).toMatchObject({
      error: 'ApprovalUnknown',
    })
    const { approvals: waiting } = told(await staff.call(CALLS.queryApprovals, { list: 'WAITING' }))
    expect(waiting.map(({ approvalId }) => approvalId)).not.toContain(one.approvalId)
  })

  test('a member of the staff decides in the app by the password, and no other customer knows of it', async () => {
    const caseNo = await complaint()
    const { approvalId } = await asked(caseNo)
    const stranger = await testClient(bank.server).as('lina')
    expect(await stranger.call(CALLS.queryApproval, { approvalId })).toMatchObject({ error: 'ApprovalUnknown' })
    const staff = await testClient(bank.server).as('hangyuan')
    const { payloadHash, may, lines } = told(await staff.call(CALLS.queryApproval, { approvalId }))
    expect(may).toEqual(['APPROVE', 'REJECT'])
    expect(lines.map(({ label }) => label)).toEqual(['编号', '类型', '现答复期限', '延长至', '原因'])
    const decision = { approvalId, payloadHash, decision: 'APPROVE', clientId: newClientId() } as const
    expect(told(await staff.call(CALLS.decideApproval, { ...decision, password: DEMO_PASSWORD })).state).toBe(
      'EXECUTED',
    )
    expect(await caseOf(caseNo)).toMatchObject({ extended: 2 })
  })

  test('what was answered meanwhile is not extended any more, and the application says so', async () => {
    const caseNo = await complaint()
    const one = await asked(caseNo)
    expect((await settle(caseNo, 'reply')).ok).toBe(true)
    expect(await decideAs(clerkOf('钱主管'), one)).toBe('FAILED')
    expect((await approvalOf(one.approvalId))?.failure).toContain('状态已变化')
  })
})
