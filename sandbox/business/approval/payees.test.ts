import { eq } from 'drizzle-orm'
import { APPROVAL_KINDS } from '@/domain/approval/kinds'
import type { ApprovalKind } from '@/domain/approval/kinds'
import type { ApprovalPayload } from '@/domain/approval/payload'
import { yuan } from '@/domain/money/fen'
import { orgCards } from '@sandbox/business/enterprise/tables'
import { CAPABILITIES } from '@sandbox/capabilities'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { registeredKinds, ruleFor } from './rules'
import { approvals } from './tables'
import { actorIn, deskOn, NOW, openOrg, openPerson } from './testing/org'
import { detailOf } from './wire'

/** What an applicant would like their deciders to read as the payee. */
const CLAIMED = '示例商贸有限公司'

withEmbeddedBank((bank) => {
  const on = () => bank.db.drizzle

  async function firm() {
    const org = await openOrg(bank.db, 10_000_000)
    const [maker, checker] = [await org.join('MAKER'), await org.join('CHECKER')]
    return { org, maker, checker, desk: deskOn(bank.db, org.orgId) }
  }
  type Firm = Awaited<ReturnType<typeof firm>>

  async function saved({ desk, maker }: Firm, kind: ApprovalKind, payload: ApprovalPayload) {
    const done = await desk.save(maker, kind, payload)
    if (!done.ok) throw new Error(done.error.name)
    return done.value.one
  }
  /** What is shown beside the amount. */
  async function shown({ org, maker, desk }: Firm, approvalId: string) {
    const actor = await actorIn(bank.db, org.orgId, maker)
    const { payee, checked } = await detailOf(
      on(),
      { capabilities: CAPABILITIES, actor, now: NOW },
      await desk.read(approvalId),
    )
    return { payee, checked }
  }

  test('an enterprise’s transfer names the account’s holder and the proof, whatever its purpose says', async () => {
    const all = await firm()
    const values = { orgCardId: all.org.cardId, amount: yuan(100), purpose: CLAIMED }
    const { approvalId } = await saved(all, 'ORG_OUT', { values, rows: [] })
    expect(await shown(all, approvalId)).toEqual({
      payee: '测试商行 **** 2345',
      checked: '户名与企业名称一致，已通过打款验证',
    })
    // The account is replaced while the application lies there.
    await on().update(orgCards).set({ state: 'REPLACED' }).where(eq(orgCards.id, all.org.cardId))
    expect(await shown(all, approvalId)).toEqual({ payee: '收款账户已不再使用', checked: '未通过核对' })
  })

  test('what the bank of an account was called by whoever bound it is no part of the payee, and its line says so', async () => {
    const all = await firm()
    await on().update(orgCards).set({ bankName: CLAIMED }).where(eq(orgCards.id, all.org.cardId))
    const values = { orgCardId: all.org.cardId, amount: yuan(100), purpose: '货款' }
    const kinds = { ORG_OUT: values, ORG_CARD: { orgCardId: all.org.cardId } }
    for (const [kind, given] of Object.entries(kinds)) {
      const rule = ruleFor(CAPABILITIES, kind as keyof typeof kinds)
      const about = {
        approvalId: 'A1',
        owner: all.org.orgId,
        payload: { values: given, rows: [] },
        decidedBy: [],
        now: NOW,
      }
      const asked = { ...about, clientId: 'c1', applicant: { id: all.maker.customerId, name: '经办' } }
      const { name, checked } = await rule.payee(on(), asked)
      expect(`${name} ${checked}`).not.toContain(CLAIMED)
      const said = (await rule.lines(on(), asked)).filter(({ value }) => value.includes(CLAIMED))
      expect(said).toEqual([{ label: '开户银行（申请人填写，本行未核对）', value: CLAIMED }])
    }
  })

  test('a payroll names the holders of its accounts once every row is theirs', async () => {
    const all = await firm()
    const people = [await openPerson(bank.db), await openPerson(bank.db)] as const
    const rowsNamed = (second: string) => [
      { name: people[0].name, acctNo: people[0].acctNo, amount: 100 },
      { name: second, acctNo: people[1].acctNo, amount: 100 },
    ]
    const values = { purpose: CLAIMED, total: 200 }
    const right = await saved(all, 'PAYROLL', { values, rows: rowsNamed(people[1].name) })
    expect(await shown(all, right.approvalId)).toEqual({
      payee: `${people[0].name}等2人的电子账户（2笔）`,
      checked: '户名与本行开户登记逐笔核对一致',
    })
    const wrong = await saved(all, 'PAYROLL', { values, rows: rowsNamed(CLAIMED) })
    expect(await shown(all, wrong.approvalId)).toEqual({
      payee: '2笔代发',
      checked: '1笔户名与账号不符，未通过核对',
    })
  })

  test('payouts by name say that nobody has checked the names yet', async () => {
    const all = await firm()
    const values = { title: CLAIMED, purpose: '补贴', total: 100, claimUntil: '20271231', payerPhone: '043188886666' }
    const rows = [{ name: '样例人', idCardNo: '11010519491231002X', amount: 100 }]
    const { approvalId } = await saved(all, 'SPECIAL_BATCH', { values, rows })
    const { payee, checked } = await shown(all, approvalId)
    expect(payee).toBe('样例人（按名单）')
    expect(checked).toContain('尚未核对')
  })

  test('a member to be is shown by the name that they proved at the bank', async () => {
    const all = await firm()
    const person = await openPerson(bank.db)
    const values = { change: 'ADD', mobileNo: person.mobileNo, name: person.name, role: 'VIEWER' }
    const known = await saved(all, 'MEMBER', { values, rows: [] })
    expect(await shown(all, known.approvalId)).toEqual({
      payee: `${person.name}（添加成员）`,
      checked: '姓名与本行客户实名登记一致',
    })
    const unknown = await saved(all, 'MEMBER', { values: { ...values, name: CLAIMED }, rows: [] })
    expect((await shown(all, unknown.approvalId)).payee).not.toContain(CLAIMED)
  })

  test('no seeded application of any kind shows what its applicant wrote, and each says where the name was checked', async () => {
    const all = await on().select().from(approvals)
    const seeded = APPROVAL_KINDS.filter((kind) => all.some((one) => one.kind === kind))
    // These have no words of their applicant in them: an account's id, a campaign's number and hash.
    expect(registeredKinds(CAPABILITIES).filter((kind) => !seeded.includes(kind))).toEqual(['ORG_CARD', 'CAMPAIGN'])
    for (const { kind, payload, payee, payeeChecked } of all) {
      expect({ kind, payeeChecked }).not.toEqual({ kind, payeeChecked: '' })
      // A name that is typed is compared with the record's, and shown when it is that.
      const written = Object.entries(payload.values).filter(([key]) => !(kind === 'MEMBER' && key === 'name'))
      for (const [, text] of written)
        if (/\p{Script=Han}/u.test(String(text))) expect(`${kind} ${payee}`).not.toContain(text)
    }
  })
})
