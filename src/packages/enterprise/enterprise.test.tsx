import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { showsObstacles, showsOwnerObstacles } from '@test/component/obstacles'
import { lookOf } from '@test/component/readiness'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { pages } from '@test/component/router'
import { decideApproval } from '@/contract/approval/decideApproval'
import { queryApproval } from '@/contract/approval/queryApproval'
import { queryApprovals } from '@/contract/approval/queryApprovals'
import { saveApproval } from '@/contract/approval/saveApproval'
import { submitApproval } from '@/contract/approval/submitApproval'
import { getCacheValue } from '@/contract/bridge/getCacheValue'
import { setValue } from '@/contract/bridge/setValue'
import { actFor } from '@/contract/enterprise/actFor'
import { joinOrg } from '@/contract/enterprise/joinOrg'
import { queryOrgs } from '@/contract/enterprise/queryOrgs'
import { ERRORS } from '@/domain/errors/catalogue'

// The router's history stands only in a whole app.
jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

/** 2026-11-02 10:00 in Shanghai. */
const AT = 1_793_584_800_000
const HASH = 'ab'.repeat(32)
const ORG = { orgId: 'org-1', name: '阳光食品有限公司', role: 'MAKER' } as const
const ACTING = {
  ...ORG,
  balance: 10_000_000,
  kinds: ['PAYROLL', 'ORG_OUT', 'MEMBER'],
  waiting: 2,
  members: [{ memberId: 'm1', name: '钱*', role: 'LEGAL', self: false }],
  card: { orgCardId: 'card-1', bankName: '工商银行', accountNo: '**** 2345' },
} as const
const ORGS: AnswerOf<typeof queryOrgs> = { open: true, orgs: [ORG], acting: ACTING, staff: false } as never
const DETAIL: AnswerOf<typeof queryApproval> = {
  approvalId: 'A1',
  kind: 'PAYROLL',
  state: 'SUBMITTED',
  org: ORG.name,
  applicant: '严*',
  mine: false,
  amount: 6_000_000,
  payee: '张伟等2人的电子账户（2笔）',
  checked: '户名与本行开户登记逐笔核对一致',
  next: 'LEGAL',
  createdAt: AT,
  at: AT + 69 * 3_600_000,
  expiresAt: AT + 72 * 3_600_000,
  payload: {
    values: { purpose: '11月工资', total: 6_000_000 },
    rows: [
      { name: '张伟', acctNo: '62100001', amount: 5_999_900 },
      { name: '李娜', acctNo: '62100002', amount: 100 },
    ],
  },
  payloadHash: HASH,
  lines: [{ label: '用途', value: '11月工资' }],
  marks: [],
  balance: 10_000_000,
  deciders: [{ role: 'CHECKER', by: '何*', at: AT }, { role: 'LEGAL' }],
  steps: [{ role: 'CHECKER', by: '何*', decision: 'APPROVE', at: AT }],
  may: ['APPROVE', 'RETURN', 'REJECT'],
} as never

describe('/qiyeLogin', () => {
  showsOwnerObstacles(
    joinOrg,
    async () => {
      answer(queryOrgs, { open: true, orgs: [], staff: false })
      const page = await openPage('/qiyeLogin')
      await page.until(() => page.findText('申请加入企业'))
      return page
    },
    '申请加入企业',
  )

  it('says for whom the session acts, with what waits and what may be done', async () => {
    answer(queryOrgs, ORGS)
    const page = await openPage('/qiyeLogin')
    await page.until(() => page.findText('企业账户余额（元）'))
    page.findText('2笔')
    page.findText('发起申请')
    page.findText('当前')
  })

  it('lets one choose, and asks for nothing else', async () => {
    answer(queryOrgs, { open: true, orgs: [ORG], staff: false })
    answer(actFor, ORG)
    const page = await openPage('/qiyeLogin')
    await page.until(() => page.findText('请选择本次要代表的企业'))
    expect(page.text()).not.toContain('发起申请')
    await page.tap(page.findText(ORG.name))
    await page.until(() => expect(sent(actFor)).toEqual([{ orgId: 'org-1' }]))
  })

  it('asks for a code that can be one before the bank is asked, and leads to the request', async () => {
    answer(queryOrgs, { open: true, orgs: [], staff: false })
    answer(joinOrg, { approvalId: 'A1' })
    answer(queryApproval, DETAIL)
    const page = await openPage('/qiyeLogin')
    await page.until(() => page.findText('申请加入企业'))
    await page.tap(page.findText('申请加入企业'))
    await page.type('input[aria-label="统一社会信用代码"]', '91350100M000100Y4Z')
    expect(lookOf(page, '提交申请')).toBe('blocked')
    await page.tap(page.findText('提交申请'))
    page.findText('请核对营业执照上的18位代码')
    page.findText('请填写法定代表人姓名')
    expect(sent(joinOrg)).toEqual([])
    await page.type('input[aria-label="统一社会信用代码"]', '91350100M000100Y43')
    await page.type('input[aria-label="法定代表人姓名"]', '钱朵')
    await page.tap('[aria-label="申请角色，请选择"]')
    await page.tap(page.findText('查看人'))
    expect(lookOf(page, '提交申请')).toBe('primary')
    await page.tap(page.findText('提交申请'))
    await page.until(() => expect(pages().at(-1)).toBe('/approvalResult'))
    expect(sent(joinOrg)).toMatchObject([{ uscc: '91350100M000100Y43', legalName: '钱朵', role: 'VIEWER' }])
  })

  it('is closed while enterprises aren’t served', async () => {
    answer(queryOrgs, { open: false, orgs: [], staff: false })
    const page = await openPage('/qiyeLogin')
    await page.until(() => page.findText('企业服务暂停办理'))
    expect(page.text()).not.toContain('申请加入企业')
  })
})

describe('/approvalList', () => {
  it('shows what waits with the time left, and leads to the decision', async () => {
    const { payload: _payload, ...summary } = DETAIL
    answer(queryApprovals, { approvals: [summary], more: false, acting: ORG, at: AT + 3_600_000 } as never)
    answer(queryApproval, DETAIL)
    const page = await openPage('/approvalList')
    await page.until(() => page.findText('剩余71小时'))
    await page.tap(page.findText('张伟等2人的电子账户（2笔）'))
    await page.until(() => expect(pages().at(-1)).toBe('/examinePage'))
    expect(sent(queryApprovals)).toEqual([{ list: 'WAITING' }])
  })

  it('says how far another bank has come with what was carried out', async () => {
    const { payload: _payload, ...summary } = DETAIL
    const outcome = { stage: 'failed', name: '未成功', says: '未成功，资金已退回', course: [] }
    const approvals = [{ ...summary, kind: 'ORG_OUT', state: 'EXECUTED', outcome }]
    answer(queryApprovals, { approvals, more: false, acting: ORG, at: AT } as never)
    const page = await openPage('/approvalList', { list: 'DONE' })
    await page.until(() => page.findText('未成功'))
    expect(page.text()).not.toContain('已完成')
  })
})

describe('/examinePage', () => {
  const open = async (one = DETAIL) => {
    answer(queryApproval, one)
    const page = await openPage('/examinePage', { approvalId: 'A1' })
    await page.until(() => page.findText('2. 李娜'))
    return page
  }
  showsObstacles(decideApproval, open, '同意')

  it('shows every row and what is left, and decides on the hash that was shown', async () => {
    const page = await open()
    // The second decider comes late: three hours are left of the 72.
    page.findText('剩余3小时，请在2026.11.05 10:00前处理，逾期申请失效')
    expect(page.text()).toContain('59,999.00元')
    expect(page.text()).toContain('40,000.00')
    page.findText('户名与本行开户登记逐笔核对一致')
    answer(decideApproval, { approvalId: 'A1', state: 'EXECUTED' })
    await page.tap(page.findText('同意'))
    page.findText('同意：代发工资，张伟等2人的电子账户（2笔）')
    answer(queryApproval, { ...DETAIL, state: 'EXECUTED', may: [] })
    await enterPassword(page, '135790')
    await page.until(() => expect(pages().at(-1)).toBe('/approvalResult'))
    expect(sent(decideApproval)).toMatchObject([
      { approvalId: 'A1', payloadHash: HASH, decision: 'APPROVE', password: '135790' },
    ])
  })

  it('asks for a reason before what is refused, and sends it', async () => {
    const page = await open()
    await page.tap(page.findText('拒绝'))
    await page.tap(page.findText('确认拒绝'))
    page.findText('请填写原因，不使用特殊字符')
    expect(sent(decideApproval)).toEqual([])
    await page.type('textarea', '金额有误')
    answer(decideApproval, { approvalId: 'A1', state: 'REJECTED' })
    await page.tap(page.findText('确认拒绝'))
    answer(queryApproval, { ...DETAIL, state: 'REJECTED', may: [] })
    await enterPassword(page, '135790')
    await page.until(() => expect(sent(decideApproval)).toMatchObject([{ decision: 'REJECT', reason: '金额有误' }]))
  })

  it('sends a decision whose answer was lost under the same id', async () => {
    const page = await open()
    loseAnswer(decideApproval)
    await page.tap(page.findText('同意'))
    await enterPassword(page, '135790')
    await page.until(() => page.findText('知道了'))
    expect(page.text()).toContain('审批结果正在核实')
    await page.tap(page.findText('知道了'))
    answer(decideApproval, { approvalId: 'A1', state: 'EXECUTED' })
    await page.tap(page.findText('同意'))
    await enterPassword(page, '135790')
    await page.until(() => expect(pages().at(-1)).toBe('/approvalResult'))
    expect(new Set(sent(decideApproval).map(({ clientId }) => clientId)).size).toBe(1)
  })

  it('says what is changed, and offers the way to an enterprise that isn’t acted for', async () => {
    const page = await open()
    refuse(decideApproval, 'ApprovalChanged')
    await page.tap(page.findText('同意'))
    await enterPassword(page, '135790')
    await page.until(() => page.findText(ERRORS.ApprovalChanged.message))
    await page.tap(page.findText('知道了'))
    refuse(queryApproval, 'OrgNotActing')
    const other = await openPage('/examinePage', { approvalId: 'A2' })
    await other.until(() => other.findText('前往企业入口'))
  })

  it('warns where the account holds too little', async () => {
    const page = await open({ ...DETAIL, balance: 100 } as typeof DETAIL)
    page.findText('企业账户余额不足，审批通过后将不能付款，请先补足资金')
  })
})

describe('/myAddPage', () => {
  showsOwnerObstacles(
    saveApproval,
    async () => {
      answer(queryOrgs, ORGS)
      answer(getCacheValue, { value: '' })
      const page = await openPage('/myAddPage', { kind: 'PAYROLL' })
      await page.until(() => page.findText('下一步'))
      return page
    },
    '下一步',
  )

  const nothingKept = () => answer(getCacheValue, { value: '' })

  it('offers what the role may apply for', async () => {
    answer(queryOrgs, ORGS)
    answer(queryApprovals, { approvals: [], more: false, at: AT })
    const page = await openPage('/myAddPage')
    await page.until(() => page.findText('代发工资'))
    page.findText('对公转出')
    page.findText('成员变更')
  })

  it('offers nothing to who only looks', async () => {
    answer(queryOrgs, { ...ORGS, acting: { ...ACTING, role: 'VIEWER', kinds: [] } } as never)
    const page = await openPage('/myAddPage', { kind: 'PAYROLL' })
    await page.until(() => page.findText('您的角色不能发起申请'))
  })

  it('reads rows line by line, marks what the bank refuses, and leads to what is handed in', async () => {
    answer(queryOrgs, ORGS)
    nothingKept()
    const page = await openPage('/myAddPage', { kind: 'PAYROLL' })
    await page.until(() => page.findText('下一步'))
    await page.tap(page.findText('下一步'))
    page.findText('请填写用途')
    page.findText('请填写明细')
    await page.type('input[aria-label="用途"]', '11月工资')
    await page.type('[aria-label^="总金额"]', '3')
    await page.type('textarea', '张伟 62100001 1\n李娜 62100002 2')
    page.findText('已填2笔，合计3.00元，最多200笔')
    answer(saveApproval, { approvalId: 'A1', payloadHash: HASH, marks: [{ row: 1, says: '户名与账号不符' }] })
    await page.tap(page.findText('下一步'))
    await page.until(() => page.findText('第2行：户名与账号不符'))
    expect(sent(setValue)).toEqual([])
    answer(saveApproval, { approvalId: 'A1', payloadHash: HASH, marks: [] })
    answer(setValue, {})
    answer(queryApproval, { ...DETAIL, state: 'DRAFT', mine: true, may: ['EDIT', 'WITHDRAW'], steps: [] } as never)
    await page.tap(page.findText('下一步'))
    await page.until(() => expect(pages().at(-1)).toBe('/approvalResult'))
    // What was kept of it is offered no more: gone on with, it would be applied for twice.
    expect(sent(setValue)).toEqual([{ key: 'approval-PAYROLL-org-1-0', value: '' }])
    const [first, second] = sent(saveApproval)
    expect(second).toEqual(first)
    expect(first?.payload).toEqual({
      values: { purpose: '11月工资', total: 300 },
      rows: [
        { name: '张伟', acctNo: '62100001', amount: 100 },
        { name: '李娜', acctNo: '62100002', amount: 200 },
      ],
    })
  })

  it('keeps an unfinished form, and goes on from one', async () => {
    answer(queryOrgs, ORGS)
    const kept = JSON.stringify({ values: { purpose: '备用金', amount: '12' }, rows: '' })
    answer(getCacheValue, { value: kept })
    answer(setValue, {})
    const page = await openPage('/myAddPage', { kind: 'ORG_OUT' })
    await page.until(() => page.findText('有一份暂存的内容'))
    await page.tap(page.findText('继续填写'))
    expect((page.find('input[aria-label="用途"]') as HTMLInputElement).value).toBe('备用金')
    await page.tap(page.findText('暂存'))
    await page.until(() => expect(sent(setValue).length).toBeGreaterThan(0))
    expect(sent(setValue)[0]?.key).toBe('approval-ORG_OUT-org-1-0')
  })
})

describe('/approvalResult', () => {
  it('hands a draft in as it is shown', async () => {
    answer(queryApproval, { ...DETAIL, state: 'DRAFT', mine: true, may: ['EDIT', 'WITHDRAW'], steps: [] } as never)
    answer(submitApproval, {})
    const page = await openPage('/approvalResult', { approvalId: 'A1' })
    await page.until(() => page.findText('提交审批'))
    answer(queryApproval, { ...DETAIL, mine: true, may: ['WITHDRAW'] })
    await page.tap(page.findText('提交审批'))
    await page.until(() => page.findText('代发工资等待审批'))
    expect(sent(submitApproval)).toEqual([{ approvalId: 'A1', payloadHash: HASH }])
  })

  const sentOff = (outcome: object) =>
    ({ ...DETAIL, kind: 'ORG_OUT', state: 'EXECUTED', mine: true, may: [], executedAt: AT, outcome }) as never

  it('calls nothing done that another bank still has in hand', async () => {
    const course = [{ text: '提交成功，银行处理中', at: AT }]
    answer(queryApproval, sentOff({ stage: 'pending', name: '处理中', says: '处理中，请留意到账情况', course }))
    const page = await openPage('/approvalResult', { approvalId: 'A1' })
    await page.until(() => page.findText('对公转出处理中'))
    page.findText('提交成功，银行处理中')
    expect(page.text()).not.toContain('审批通过并完成')
    expect(page.text()).not.toContain('重新发起')
  })

  it('says once that the money has arrived', async () => {
    answer(queryApproval, sentOff({ stage: 'done', name: '已到账', says: '已到账', course: [] }))
    const page = await openPage('/approvalResult', { approvalId: 'A1' })
    await page.until(() => page.findText('对公转出已到账'))
    expect(page.text().match(/已到账/g)).toHaveLength(1)
  })

  it('says why money came back, and leads its applicant to another application', async () => {
    const says = '已退汇，资金已退回账户：收款账户状态异常。如仍需转出，请核对收款账户后重新发起申请'
    answer(queryApproval, sentOff({ stage: 'failed', name: '已退汇', says, course: [] }))
    answer(queryOrgs, ORGS)
    answer(getCacheValue, { value: '' })
    const page = await openPage('/approvalResult', { approvalId: 'A1' })
    await page.until(() => page.findText('对公转出已退汇'))
    // The title has said 已退汇.
    page.findText('资金已退回账户：收款账户状态异常。如仍需转出，请核对收款账户后重新发起申请')
    await page.tap(page.findText('重新发起'))
    await page.until(() => expect(pages().at(-1)).toBe('/myAddPage'))
  })

  it('sends one that failed once more, by the password', async () => {
    const failed = { ...DETAIL, state: 'FAILED', mine: true, may: ['AGAIN'], failure: '企业账户余额不足' }
    answer(queryApproval, failed as never)
    const page = await openPage('/approvalResult', { approvalId: 'A1' })
    await page.until(() => page.findText('企业账户余额不足'))
    answer(decideApproval, { approvalId: 'A1', state: 'EXECUTED' })
    answer(queryApproval, { ...DETAIL, state: 'EXECUTED', mine: true, may: [] })
    await page.tap(page.findText('重新执行'))
    await enterPassword(page, '135790')
    await page.until(() => page.findText('代发工资已完成'))
    expect(sent(decideApproval)).toMatchObject([{ decision: 'AGAIN', payloadHash: HASH }])
  })
})
