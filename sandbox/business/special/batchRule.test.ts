import { eq } from 'drizzle-orm'
import type { ApprovalPayload } from '@/domain/approval/payload'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { maskIdCard } from '@/domain/masks/mask'
import { yuan } from '@/domain/money/fen'
import { detailOf } from '@sandbox/business/approval/wire'
import { actorIn, deskOn, NOW, openOrg } from '@sandbox/business/approval/testing/org'
import type { TestPerson } from '@sandbox/business/approval/testing/org'
import { orgMovements } from '@sandbox/business/enterprise'
import { CAPABILITIES } from '@sandbox/capabilities'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { lockPayout } from './items'
import { movePayout } from './move'
import { payeeHash } from './payees'
import { specialItems } from './tables'

const PEOPLE = [
  { name: '样例人', idCardNo: '11010519491231002X', amount: yuan(300) },
  { name: '样例丁', idCardNo: '220102198806153213', amount: yuan(200) },
] as const
const [FIRST, SECOND] = PEOPLE
const UNTIL = addDays(dayOfInstant(NOW), 30)

const batchOf = (rows: ApprovalPayload['rows'] = PEOPLE, total: number = yuan(500)): ApprovalPayload => ({
  values: { title: '取暖补贴', purpose: '2026年供暖季', total, claimUntil: UNTIL, payerPhone: '043112345678' },
  rows,
})

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  async function firm(money = yuan(10_000)) {
    const org = await openOrg(bank.db, money)
    return { org, maker: await org.join('MAKER'), checker: await org.join('CHECKER'), desk: deskOn(bank.db, org.orgId) }
  }
  type Firm = Awaited<ReturnType<typeof firm>>

  async function save({ desk, maker }: Firm, payload = batchOf(), approvalId?: string) {
    const saved = await desk.save(maker, 'SPECIAL_BATCH', payload, approvalId === undefined ? {} : { approvalId })
    if (!saved.ok) throw new Error(saved.error.message)
    return saved.value
  }
  const shownTo = async ({ org, desk }: Firm, person: TestPerson, approvalId: string) => {
    const actor = await actorIn(bank.db, org.orgId, person)
    return detailOf(on(), { capabilities: CAPABILITIES, actor, now: NOW }, await desk.read(approvalId))
  }
  const itemsOf = () => on().select().from(specialItems).where(eq(specialItems.amount, FIRST.amount))

  test('keeps no number of anybody’s papers, and shows who decides its ends alone', async () => {
    const all = await firm()
    const { one } = await save(all)
    expect(JSON.stringify(await all.desk.read(one.approvalId))).not.toMatch(/11010519491231002X|220102198806153213/i)
    const { payload } = await shownTo(all, all.checker, one.approvalId)
    expect(payload.rows).toEqual(PEOPLE.map((row) => ({ ...row, idCardNo: maskIdCard(row.idCardNo) })))
  })

  test('is changed without typing the numbers again, and pays the same people', async () => {
    const all = await firm()
    const { one } = await save(all)
    const { payload } = await shownTo(all, all.maker, one.approvalId)
    const rows = payload.rows.map((row, index) => (index === 0 ? { ...row, amount: yuan(310) } : row))
    const changed = await save(all, batchOf(rows, yuan(510)), one.approvalId)
    expect(changed.marks).toEqual([])
    expect(changed.one.payload.rows.map(({ payee }) => payee)).toEqual(PEOPLE.map(payeeHash))
  })

  test.each([
    ['ends of a number under another name', { name: '样例乙', idCardNo: maskIdCard(FIRST.idCardNo) }],
    ['ends of a number that was never typed', { name: FIRST.name, idCardNo: '110***********0000' }],
    ['a number that is none', { name: FIRST.name, idCardNo: '110105194912310021' }],
    ['a hash in place of a number', { name: '样例乙', idCardNo: '110***********0000', payee: payeeHash(SECOND) }],
  ])('refuses %s, and keeps nothing of it', async (_, row) => {
    const all = await firm()
    const { one } = await save(all)
    const changed = batchOf([{ amount: FIRST.amount, ...row }, SECOND])
    const saved = await all.desk.save(all.maker, 'SPECIAL_BATCH', changed, { approvalId: one.approvalId })
    expect(saved).toMatchObject({
      error: { name: 'PayloadInvalid', message: '第1行：身份证号有误，仅支持18位居民身份证号，请核对' },
    })
    expect((await all.desk.read(one.approvalId)).payloadHash).toBe(one.payloadHash)
  })

  test('marks a wrong total, a person named twice, and a day that is past', async () => {
    const all = await firm()
    const twice = batchOf([FIRST, { ...FIRST, amount: yuan(1) }], yuan(9))
    const { marks } = await save(all, { ...twice, values: { ...twice.values, claimUntil: dayOfInstant(NOW) } })
    expect(marks).toEqual([
      { says: '领取截止日须在明天至一年以内' },
      { says: '各笔金额之和与总金额不一致' },
      { row: 1, says: '同一人出现了两次' },
    ])
  })

  race('is funded once when a checker agrees, and what nobody claims goes back to the enterprise', async () => {
    const all = await firm()
    const { org, desk, maker, checker } = all
    const { one } = await save(all)
    const seen = { approvalId: one.approvalId, payloadHash: one.payloadHash }
    expect(await desk.submit(maker, seen)).toBe('SUBMITTED')
    const tries = [1, 2].map(() => desk.decide(checker, { ...seen, decision: 'APPROVE' }))
    expect((await Promise.all(tries)).sort()).toEqual(['ApprovalDecided', 'EXECUTED'])
    expect(await org.balance()).toBe(yuan(9_500))
    const item = (await itemsOf()).at(-1)
    expect(item).toMatchObject({ state: 'LISTED', payeeHash: payeeHash(FIRST), maskedName: '样**' })
    await bank.db.transaction(async (tx) => {
      const found = await lockPayout(tx, item?.itemId ?? '')
      if (found) await movePayout(tx, found, { trigger: 'expire', now: NOW })
    })
    expect(await org.balance()).toBe(yuan(9_800))
    const moved = await on().select().from(orgMovements).where(eq(orgMovements.orgId, org.orgId))
    expect(moved.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['orgIn', yuan(10_000)],
      ['specialFunded', -yuan(500)],
      ['specialReturned', yuan(300)],
    ])
  })

  test('is not funded by an account with too little', async () => {
    const all = await firm(yuan(499))
    const { one } = await save(all)
    const seen = { approvalId: one.approvalId, payloadHash: one.payloadHash }
    expect(await all.desk.submit(all.maker, seen)).toBe('SUBMITTED')
    expect(await all.desk.decide(all.checker, { ...seen, decision: 'APPROVE' })).toBe('FAILED')
    expect(await all.org.balance()).toBe(yuan(499))
  })
})
