import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { APPROVAL_MS, APPROVAL_SAVES_A_DAY, OPEN_APPROVALS } from '@/domain/approval/machine'
import type { ApprovalPayload } from '@/domain/approval/payload'
import { formatInstant } from '@/domain/dates/format'
import { yuan } from '@/domain/money/fen'
import { orgMembers } from '@sandbox/business/enterprise/tables'
import { messages } from '@sandbox/business/message/tables'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { writeFlag } from '@sandbox/kernel/flags'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { approvals } from './tables'
import { anId, deskOn, NOW, openOrg, openPerson } from './testing/org'
import type { TestOrg, TestPerson } from './testing/org'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  /** An enterprise with a maker, two checkers and somebody who only looks. */
  async function firm(money = 10_000_000) {
    const org = await openOrg(bank.db, money)
    const [maker, checker, other, viewer] = [
      await org.join('MAKER'),
      await org.join('CHECKER'),
      await org.join('CHECKER'),
      await org.join('VIEWER'),
    ]
    return { org, maker, checker, other, viewer, desk: deskOn(bank.db, org.orgId) }
  }
  const outOf = ({ cardId }: TestOrg, amount: number): ApprovalPayload => ({
    values: { orgCardId: cardId, amount, purpose: '货款' },
    rows: [],
  })
  const payrollOf = (people: readonly TestPerson[], amount: number): ApprovalPayload => ({
    values: { purpose: '10月工资', total: people.length * amount },
    rows: people.map(({ name, acctNo }) => ({ name, acctNo, amount })),
  })
  type Firm = Awaited<ReturnType<typeof firm>>
  /** Saves and hands in; gives what a decision is about. */
  async function handIn({ desk, maker }: Firm, payload: ApprovalPayload, kind: 'PAYROLL' | 'ORG_OUT' = 'ORG_OUT') {
    const saved = await desk.save(maker, kind, payload)
    if (!saved.ok) throw new Error(saved.error.name)
    const { approvalId, payloadHash } = saved.value.one
    expect(await desk.submit(maker, { approvalId, payloadHash })).toBe('SUBMITTED')
    return { approvalId, payloadHash }
  }
  const APPROVE = { decision: 'APPROVE' } as const

  test('a payroll of 200 rows takes two people, is refused with one row changed, and pays everybody once', async () => {
    const all = await firm(yuan(300_000))
    const { desk, maker, checker, org } = all
    const people: TestPerson[] = []
    for (let index = 0; index < 200; index += 1) people.push(await openPerson(bank.db))
    const payload = payrollOf(people, yuan(300))
    const seen = await handIn(all, payload, 'PAYROLL')
    expect(await desk.decide(checker, { ...seen, decision: 'RETURN', reason: '请核对' })).toBe('RETURNED')
    const rows = payload.rows.map((row, index) => (index === 117 ? { ...row, amount: yuan(301) } : row))
    const changed = { values: { ...payload.values, total: 200 * yuan(300) + 100 }, rows }
    const saved = await desk.save(maker, 'PAYROLL', changed, { approvalId: seen.approvalId })
    const hash = saved.ok ? saved.value.one.payloadHash : ''
    expect(await desk.submit(maker, { ...seen, payloadHash: hash })).toBe('SUBMITTED')
    // Who still has the first one on the screen decides on nothing.
    expect(await desk.decide(checker, { ...seen, ...APPROVE })).toBe('ApprovalChanged')
    const now = { approvalId: seen.approvalId, payloadHash: hash }
    expect(await desk.decide(checker, { ...now, ...APPROVE })).toBe('SUBMITTED')
    expect(await desk.decide(checker, { ...now, ...APPROVE })).toBe('ApprovalNotYours')
    expect(await desk.decide(org.legal, { ...now, ...APPROVE })).toBe('EXECUTED')
    expect(await desk.decide(org.legal, { ...now, ...APPROVE })).toBe('ApprovalDecided')
    expect(await desk.decide(maker, { ...now, decision: 'AGAIN' })).toBe('ApprovalDecided')
    const paid = []
    for (const { customerId } of people) paid.push(await balanceOf(on(), wallet(customerId)))
    expect(paid.filter((amount) => amount === yuan(300))).toHaveLength(199)
    expect(paid[117]).toBe(yuan(301))
    expect(await org.balance()).toBe(yuan(300_000) - 200 * yuan(300) - 100)
    const box = await on()
      .select()
      .from(messages)
      .where(eq(messages.customerId, people[3]?.customerId ?? ''))
    expect(box.map(({ title }) => title)).toEqual(['工资到账'])
  })

  test('who wrote it never decides, nor who only looks, nor a stranger; and nobody out of turn', async () => {
    const all = await firm()
    const { desk, maker, checker, viewer, org } = all
    const seen = await handIn(all, outOf(org, 6_000_000))
    const stranger = await openPerson(bank.db)
    expect(await desk.decide(maker, { ...seen, ...APPROVE })).toBe('ApprovalNotYours')
    expect(await desk.decide(viewer, { ...seen, ...APPROVE })).toBe('ApprovalNotYours')
    expect(await desk.decide(org.legal, { ...seen, ...APPROVE })).toBe('ApprovalNotYours')
    expect(await desk.decide(stranger, { ...seen, ...APPROVE })).toBe('ApprovalUnknown')
    // Made a checker meanwhile, its maker is still its maker.
    const mine = and(eq(orgMembers.orgId, org.orgId), eq(orgMembers.customerId, maker.customerId))
    await on().update(orgMembers).set({ role: 'CHECKER' }).where(mine)
    expect(await desk.decide(maker, { ...seen, ...APPROVE })).toBe('ApprovalNotYours')
    await on().update(orgMembers).set({ role: 'MAKER' }).where(mine)
    expect(await desk.decide(checker, { ...seen, ...APPROVE })).toBe('SUBMITTED')
    expect(await desk.decide(checker, { ...seen, ...APPROVE })).toBe('ApprovalNotYours')
    expect(await desk.decide(org.legal, { ...seen, ...APPROVE })).toBe('EXECUTED')
  })

  test('who decides later is told the time that is left, and by whom the password is never asked', async () => {
    const all = await firm()
    const { desk, checker, org } = all
    const seen = await handIn(all, outOf(org, yuan(60_000)))
    expect(await desk.decide(checker, { ...seen, ...APPROVE }, NOW + 71 * 3_600_000)).toBe('SUBMITTED')
    const [told] = await on().select().from(messages).where(eq(messages.customerId, org.legal.customerId))
    expect(told?.body).toContain(`请在${formatInstant(NOW + 72 * 3_600_000)}前`)
    expect(told?.body).not.toContain('72小时')
    expect(told?.body).not.toMatch(/本行不会索要/)
  })

  race('of two checkers at once, and of many tries of each, exactly one decides', async () => {
    const all = await firm()
    const { desk, checker, other, org } = all
    const seen = await handIn(all, outOf(org, 1_000_000))
    const outcomes = await Promise.all(
      [checker, other, checker, other, other].map((who) => desk.decide(who, { ...seen, ...APPROVE })),
    )
    expect(outcomes.filter((one) => one === 'EXECUTED')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'ApprovalDecided')).toHaveLength(4)
    expect(await org.balance()).toBe(9_000_000)
  })

  race('too little money pays nobody, says why, and may be sent again once by its applicant', async () => {
    const all = await firm(500_000)
    const { desk, maker, checker, org } = all
    const people = [await openPerson(bank.db), await openPerson(bank.db)]
    const seen = await handIn(all, payrollOf(people, 300_000), 'PAYROLL')
    expect(await desk.decide(checker, { ...seen, ...APPROVE })).toBe('FAILED')
    expect((await desk.read(seen.approvalId)).failure).toContain('余额不足')
    expect(await org.balance()).toBe(500_000)
    expect(await desk.decide(checker, { ...seen, decision: 'AGAIN' })).toBe('ApprovalNotYours')
    expect(await desk.decide(maker, { ...seen, decision: 'AGAIN' })).toBe('FAILED')
    await org.fund(100_000)
    const tries = [1, 2, 3].map(() => desk.decide(maker, { ...seen, decision: 'AGAIN' }))
    expect((await Promise.all(tries)).sort()).toEqual(['ApprovalDecided', 'ApprovalDecided', 'EXECUTED'])
    expect(await org.balance()).toBe(0)
    for (const { customerId } of people) expect(await balanceOf(on(), wallet(customerId))).toBe(300_000)
  })

  test('a row that can’t be paid at the end leaves all others unpaid', async () => {
    const all = await firm()
    const { desk, checker, other, org } = all
    const people = [await openPerson(bank.db), await openPerson(bank.db), await openPerson(bank.db)]
    const [first, second] = [
      await handIn(all, payrollOf(people, yuan(6_000)), 'PAYROLL'),
      await handIn(all, payrollOf(people.slice(2), yuan(6_000)), 'PAYROLL'),
    ]
    // Each is within what an account takes in a day; both are not.
    expect(await desk.decide(checker, { ...second, ...APPROVE })).toBe('EXECUTED')
    // What somebody has taken already is nobody's to know before it is paid: one more is handed in without a word of it.
    await handIn(all, payrollOf(people.slice(2), yuan(6_000)), 'PAYROLL')
    expect(await desk.decide(other, { ...first, ...APPROVE })).toBe('FAILED')
    expect((await desk.read(first.approvalId)).failure).toContain('第3行：超过收款账户限额')
    expect(await balanceOf(on(), wallet(people[0]?.customerId ?? ''))).toBe(0)
    expect(await org.balance()).toBe(10_000_000 - yuan(6_000))
  })

  test('wrong names, sums and caps are marked by row, and keep a payroll from being handed in', async () => {
    const { desk, maker } = await firm()
    const [one, two] = [await openPerson(bank.db), await openPerson(bank.db)]
    const rows = [
      { name: one.name, acctNo: two.acctNo, amount: 1 },
      { name: one.name, acctNo: '6200000000000000', amount: 1 },
      { name: two.name, acctNo: two.acctNo, amount: yuan(9_999) },
      { name: two.name, acctNo: two.acctNo, amount: yuan(2) },
    ]
    const saved = await desk.save(maker, 'PAYROLL', { values: { purpose: '工资', total: 5 }, rows })
    if (!saved.ok) throw new Error(saved.error.name)
    const { one: draft, marks } = saved.value
    expect(marks.map(({ row }) => row)).toEqual([undefined, 0, 1, 3])
    // Somebody else's account and none are told by the same words.
    expect(marks[1]?.says).toBe(marks[2]?.says)
    expect(await desk.submit(maker, draft)).toBe('PayloadInvalid')
  })

  test.each([
    ['no rows', { rows: [] }],
    ['201 rows', { rows: Array.from({ length: 201 }, () => ({ name: '甲', acctNo: '62000000', amount: 1 })) }],
    ['a fraction', { rows: [{ name: '甲', acctNo: '62000000', amount: 1.5 }] }],
    ['nothing', { rows: [{ name: '甲', acctNo: '62000000', amount: 0 }] }],
    ['a debt', { rows: [{ name: '甲', acctNo: '62000000', amount: -1 }] }],
    ['another field', { values: { purpose: '工资', total: 1, extra: 'x' } }],
    ['a control character', { values: { purpose: '工\u202e资', total: 1 } }],
  ])('a payroll with %s is no payroll', async (_, change) => {
    const { desk, maker } = await firm()
    const payload = { values: { purpose: '工资', total: 1 }, rows: [{ name: '甲', acctNo: '62000000', amount: 1 }] }
    expect(await desk.save(maker, 'PAYROLL', { ...payload, ...change })).toMatchObject({
      error: { name: 'PayloadInvalid' },
    })
  })

  test('what was changed in the bank’s own tables is neither decided on nor carried out', async () => {
    const all = await firm()
    const { desk, checker, org } = all
    const tamper = (approvalId: string, amount: number) =>
      on()
        .update(approvals)
        .set({ payload: outOf(org, amount) })
        .where(eq(approvals.approvalId, approvalId))
    const before = await handIn(all, outOf(org, 1_000))
    await tamper(before.approvalId, 9_000)
    expect(await desk.decide(checker, { ...before, ...APPROVE })).toBe('ApprovalChanged')
    const between = await handIn(all, outOf(org, 6_000_000))
    expect(await desk.decide(checker, { ...between, ...APPROVE })).toBe('SUBMITTED')
    const other = outOf(org, 6_000_001)
    await tamper(between.approvalId, 6_000_001)
    expect(await desk.decide(org.legal, { ...between, ...APPROVE })).toBe('ApprovalChanged')
    expect(other.values.amount).toBe(6_000_001)
    expect(await org.balance()).toBe(10_000_000)
    await on().delete(approvals).where(eq(approvals.approvalId, before.approvalId))
  })

  test('a role that was lost before the last decision keeps it from being carried out', async () => {
    const all = await firm()
    const { desk, checker, org } = all
    const seen = await handIn(all, outOf(org, 6_000_000))
    expect(await desk.decide(checker, { ...seen, ...APPROVE })).toBe('SUBMITTED')
    const theirs = and(eq(orgMembers.orgId, org.orgId), eq(orgMembers.customerId, checker.customerId))
    await on().update(orgMembers).set({ role: 'VIEWER' }).where(theirs)
    expect(await desk.decide(org.legal, { ...seen, ...APPROVE })).toBe('FAILED')
    expect((await desk.read(seen.approvalId)).failure).toContain('角色已变化')
    expect(await org.balance()).toBe(10_000_000)
  })

  test('it lasts 72 hours from being handed in, and anew from being given back', async () => {
    const all = await firm()
    const { desk, maker, checker, org } = all
    const [seen, late] = [await handIn(all, outOf(org, 100)), await handIn(all, outOf(org, 200))]
    const over = NOW + APPROVAL_MS
    expect(await desk.decide(checker, { ...late, ...APPROVE }, over)).toBe('ApprovalExpired')
    await desk.expire(late.approvalId, over - 1)
    expect((await desk.read(late.approvalId)).state).toBe('SUBMITTED')
    await desk.expire(late.approvalId, over)
    expect((await desk.read(late.approvalId)).state).toBe('EXPIRED')
    const back = { ...seen, decision: 'RETURN', reason: '请补充' } as const
    expect(await desk.decide(checker, back, over - 1)).toBe('RETURNED')
    expect(await desk.submit(maker, seen, over - 2 + APPROVAL_MS)).toBe('SUBMITTED')
    expect(await desk.withdraw(maker, seen.approvalId, over + APPROVAL_MS)).toBe('WITHDRAWN')
    expect(await org.balance()).toBe(10_000_000)
  })

  test('a reason is asked for what is refused or given back, and a draft is seen by nobody else', async () => {
    const all = await firm()
    const { desk, maker, checker, org } = all
    const seen = await handIn(all, outOf(org, 100))
    for (const reason of [undefined, '  ', 'x'.repeat(201), 'a\u0000b'])
      expect(await desk.decide(checker, { ...seen, decision: 'REJECT', reason })).toBe('ReasonMissing')
    expect(await desk.decide(checker, { ...seen, decision: 'REJECT', reason: '重复' })).toBe('REJECTED')
    const draft = await desk.save(maker, 'ORG_OUT', outOf(org, 100))
    const one = draft.ok ? draft.value.one : undefined
    const about = { approvalId: one?.approvalId ?? '', payloadHash: one?.payloadHash ?? '' }
    expect(await desk.decide(checker, { ...about, ...APPROVE })).toBe('ApprovalUnknown')
    expect(await desk.submit(checker, about)).toBe('ApprovalUnknown')
    expect(await desk.withdraw(checker, about.approvalId)).toBe('ApprovalUnknown')
    expect(await desk.withdraw(maker, about.approvalId)).toBe('WITHDRAWN')
  })

  test('nobody is left to decide: it isn’t handed in', async () => {
    const org = await openOrg(bank.db, 1_000)
    const maker = await org.join('MAKER')
    const desk = deskOn(bank.db, org.orgId)
    const saved = await desk.save(maker, 'ORG_OUT', outOf(org, 100))
    expect(saved.ok && (await desk.submit(maker, saved.value.one))).toBe('ApproverMissing')
  })

  test('one form makes one draft, and one person has so many open ones', async () => {
    const { desk, maker, org } = await firm()
    const clientId = anId()
    const ids = new Set<string>()
    for (let tries = 0; tries < 3; tries += 1) {
      const saved = await desk.save(maker, 'ORG_OUT', outOf(org, 100 + tries), { clientId })
      if (saved.ok) ids.add(saved.value.one.approvalId)
    }
    expect(ids.size).toBe(1)
    for (let more = 1; more < OPEN_APPROVALS; more += 1)
      expect((await desk.save(maker, 'ORG_OUT', outOf(org, 1))).ok).toBe(true)
    expect(await desk.save(maker, 'ORG_OUT', outOf(org, 1))).toMatchObject({ error: { name: 'ApprovalTooMany' } })
  })

  describe('members', () => {
    const memberId = async (orgId: string, { customerId }: TestPerson) =>
      (
        await on()
          .select()
          .from(orgMembers)
          .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.customerId, customerId)))
      )[0]?.memberId ?? ''
    const of = (values: Readonly<Record<string, string>>): ApprovalPayload => ({ values, rows: [] })

    test('are added, changed and removed by somebody else than whom it is about', async () => {
      const { desk, maker, checker, org } = await firm()
      const added = await openPerson(bank.db)
      const { mobileNo, name } = added
      const go = async (who: TestPerson, decider: TestPerson, values: Readonly<Record<string, string>>) => {
        const saved = await desk.save(who, 'MEMBER', of(values))
        if (!saved.ok) return saved.error.name
        const handed = await desk.submit(who, saved.value.one)
        return handed === 'SUBMITTED' ? desk.decide(decider, { ...saved.value.one, ...APPROVE }) : handed
      }
      expect(await go(maker, org.legal, { change: 'ADD', mobileNo, name: '别人', role: 'VIEWER' })).toBe(
        'PayloadInvalid',
      )
      expect(await go(maker, org.legal, { change: 'ADD', mobileNo, name, role: 'VIEWER' })).toBe('EXECUTED')
      const id = await memberId(org.orgId, added)
      // The legal representative applies, so a checker decides, and not on their own role.
      const own = { change: 'ROLE', memberId: await memberId(org.orgId, checker), role: 'VIEWER' }
      expect(await go(org.legal, checker, own)).toBe('ApprovalNotYours')
      expect(await go(org.legal, checker, { change: 'ROLE', memberId: id, role: 'LEGAL' })).toBe('EXECUTED')
      expect(await go(org.legal, checker, { change: 'REMOVE', memberId: id })).toBe('EXECUTED')
      expect(await memberId(org.orgId, added)).toBe('')
    })

    race('always leave one legal representative, whoever is removed at once', async () => {
      const { desk, maker, checker, org } = await firm()
      const second = await org.join('LEGAL')
      const asked = []
      for (const [who, about] of [
        [maker, org.legal],
        [maker, second],
      ] as const) {
        const saved = await desk.save(
          who,
          'MEMBER',
          of({ change: 'REMOVE', memberId: await memberId(org.orgId, about) }),
        )
        if (!saved.ok) throw new Error(saved.error.name)
        expect(await desk.submit(who, saved.value.one)).toBe('SUBMITTED')
        asked.push(saved.value.one)
      }
      const [first, other] = asked
      if (!first || !other) throw new Error('nothing was asked')
      const outcomes = await Promise.all([
        desk.decide(second, { ...first, ...APPROVE }),
        desk.decide(org.legal, { ...other, ...APPROVE }),
      ])
      // Who was removed decides no more; the one who is left stays.
      expect(outcomes.filter((one) => one === 'EXECUTED')).toHaveLength(1)
      expect(await on().$count(orgMembers, and(eq(orgMembers.orgId, org.orgId), eq(orgMembers.role, 'LEGAL')))).toBe(1)
      expect(checker.customerId).not.toBe('')
    })
  })

  describe('by the calls', () => {
    const ORG = 'org-yangguang'
    const decisionOf = (seen: { approvalId: string; payloadHash: string }) => ({
      ...{ clientId: newClientId(), password: DEMO_PASSWORD },
      ...{ approvalId: seen.approvalId, payloadHash: seen.payloadHash, decision: 'APPROVE' as const },
    })
    const draft = (amount: number) => ({
      clientId: newClientId(),
      kind: 'ORG_OUT' as const,
      payload: { values: { orgCardId: 'orgcard-1', amount, purpose: '样例' }, rows: [] },
    })

    test('a session acts for one enterprise and says which; another’s answers as none', async () => {
      const maker = await testClient(bank.server).as('yanjin')
      const ofTwo = await testClient(bank.server).as('linxi')
      expect(told(await ofTwo.call(CALLS.queryOrgs, {})).acting).toBeUndefined()
      expect(await ofTwo.call(CALLS.saveApproval, draft(100))).toMatchObject({ error: 'OrgNotActing' })
      // Who is a member of one alone has nothing to choose.
      expect(told(await maker.call(CALLS.queryOrgs, {})).acting).toMatchObject({ orgId: ORG, role: 'MAKER' })
      expect(await maker.call(CALLS.actFor, { orgId: 'org-qingfeng' })).toMatchObject({ error: 'OrgUnknown' })
      expect(told(await maker.call(CALLS.actFor, { orgId: ORG }))).toMatchObject({ name: '阳光食品有限公司' })
      const { approvalId, payloadHash } = told(await maker.call(CALLS.saveApproval, draft(100)))
      told(await maker.call(CALLS.submitApproval, { approvalId, payloadHash }))
      // The answer was lost: handing the same in once more is no other.
      told(await maker.call(CALLS.submitApproval, { approvalId, payloadHash }))
      const stranger = await testClient(bank.server).as('lina')
      expect(await stranger.call(CALLS.queryApproval, { approvalId })).toMatchObject({ error: 'ApprovalUnknown' })
      const checker = await testClient(bank.server).as('heqi')
      expect(await checker.call(CALLS.queryApproval, { approvalId })).toMatchObject({ error: 'OrgNotActing' })
      told(await checker.call(CALLS.actFor, { orgId: 'org-qingfeng' }))
      expect(await checker.call(CALLS.queryApproval, { approvalId })).toMatchObject({ error: 'OrgNotActing' })
      told(await checker.call(CALLS.actFor, { orgId: ORG }))
      const seen = told(await checker.call(CALLS.queryApproval, { approvalId }))
      expect(seen).toMatchObject({ may: ['APPROVE', 'RETURN', 'REJECT'], mine: false, next: 'CHECKER' })
      const wrong = { ...decisionOf(seen), password: '000000' }
      expect(await checker.call(CALLS.decideApproval, wrong)).toMatchObject({ error: 'PasswordWrong' })
      const decision = decisionOf(seen)
      const answers = [
        await checker.call(CALLS.decideApproval, decision),
        await checker.call(CALLS.decideApproval, decision),
      ]
      expect(answers).toMatchObject([{ value: { state: 'EXECUTED' } }, { value: { state: 'EXECUTED' } }])
      expect(await checker.call(CALLS.decideApproval, decisionOf(seen))).toMatchObject({ error: 'ApprovalDecided' })
    })

    test('losing the role ends acting for the enterprise at once', async () => {
      const viewer = await testClient(bank.server).as('linxi')
      told(await viewer.call(CALLS.actFor, { orgId: ORG }))
      expect(told(await viewer.call(CALLS.queryOrgs, {})).acting).toMatchObject({ role: 'VIEWER', kinds: [] })
      const theirs = and(eq(orgMembers.orgId, ORG), eq(orgMembers.memberId, 'member-4'))
      const [before] = await on().select().from(orgMembers).where(theirs)
      await on().delete(orgMembers).where(theirs)
      expect(told(await viewer.call(CALLS.queryOrgs, {})).acting).toMatchObject({ orgId: 'org-qingfeng' })
      expect(told(await viewer.call(CALLS.queryApprovals, { list: 'DONE' })).approvals).toEqual([])
      if (before) await on().insert(orgMembers).values(before)
      // Becoming a member again doesn't bring it back.
      expect(told(await viewer.call(CALLS.queryOrgs, {})).acting).toBeUndefined()
    })

    test('who knows code and legal representative asks to be a member; anything else is told by the same words', async () => {
      const asking = await testClient(bank.server).as('sunli')
      const join = (change = {}) =>
        asking.call(CALLS.joinOrg, {
          ...{ clientId: newClientId(), uscc: '91999900MA0DEM001Y', legalName: '钱朵', role: 'MAKER' as const },
          ...change,
        })
      expect(await join({ uscc: '91999900MA0DEM0011' })).toMatchObject({ error: 'OrgCodeInvalid' })
      const wrongs = [await join({ legalName: '钱多' }), await join({ uscc: '91350100M000100Y43' })]
      expect(wrongs[0]).toEqual(wrongs[1])
      expect(wrongs[0]).toMatchObject({ error: 'OrgUnknown' })
      const { approvalId } = told(await join({ uscc: '91999900ma0dem001y ' }))
      expect(told(await asking.call(CALLS.queryApproval, { approvalId }))).toMatchObject({
        state: 'SUBMITTED',
        may: ['WITHDRAW'],
      })
      const legal = await testClient(bank.server).as('qianduo')
      told(await legal.call(CALLS.actFor, { orgId: ORG }))
      const seen = told(await legal.call(CALLS.queryApproval, { approvalId }))
      expect(seen.may).toEqual(['APPROVE', 'REJECT'])
      told(await legal.call(CALLS.decideApproval, decisionOf(seen)))
      expect(told(await asking.call(CALLS.queryOrgs, {})).orgs).toEqual([
        { orgId: ORG, name: '阳光食品有限公司', role: 'MAKER' },
      ])
    })

    test('while enterprises aren’t served, nothing is applied for, joined or carried out', async () => {
      const maker = await testClient(bank.server).as('yanjin')
      told(await maker.call(CALLS.actFor, { orgId: ORG }))
      await writeFlag(on(), 'enterpriseEnabled', '0', 0)
      expect(await maker.call(CALLS.saveApproval, draft(100))).toMatchObject({ error: 'EnterpriseClosed' })
      expect(await maker.call(CALLS.actFor, { orgId: ORG })).toMatchObject({ error: 'EnterpriseClosed' })
      expect(told(await maker.call(CALLS.queryOrgs, {}))).toMatchObject({ open: false, orgs: [] })
      await writeFlag(on(), 'enterpriseEnabled', '1', 0)
    })

    test('names and accounts can be tried out so often a day', async () => {
      const maker = await testClient(bank.server).as('yanjin')
      told(await maker.call(CALLS.actFor, { orgId: ORG }))
      const { clientId } = draft(1)
      const outcomes = []
      for (let tries = 0; tries <= APPROVAL_SAVES_A_DAY; tries += 1)
        outcomes.push(await maker.call(CALLS.saveApproval, { ...draft(1 + tries), clientId }))
      expect(outcomes.at(-1)).toMatchObject({ error: 'TooManyTries' })
      expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(APPROVAL_SAVES_A_DAY - 10)
    })
  })
})
