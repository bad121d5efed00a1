import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { lookOf } from '@test/component/readiness'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { answerCase } from '@/contract/cases/answerCase'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { openCase } from '@/contract/cases/openCase'
import { queryBoard } from '@/contract/cases/queryBoard'
import { queryCase } from '@/contract/cases/queryCase'
import { queryCases } from '@/contract/cases/queryCases'
import { queryArticle } from '@/contract/content/queryArticle'
import { ERRORS } from '@/domain/errors/catalogue'
import { fakeLeaveGuard } from '@/platform/leaveGuard/fake'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { currentToast } from '@/ui/Toast/queue'

const mockGuard = fakeLeaveGuard()
// The router's history stands only in a whole app.
jest.mock('@/platform/leaveGuard', () => ({
  leaveGuard: { guard: (question: never) => mockGuard.guard(question) },
}))

/** 2026-11-02 10:00 in Shanghai. */
const AT = 1_793_584_800_000
const SUMMARY = {
  caseNo: 'T20261102000000001',
  kind: 'COMPLAINT',
  topic: 'service',
  state: 'REPLIED',
  dueDay: '20261117',
  overdue: false,
  openedAt: AT,
} as const
const REPLIED: AnswerOf<typeof queryCase> = {
  ...SUMMARY,
  against: '工号0255',
  may: ['ACCEPT', 'ASK_REVIEW'],
  reviewUntil: '20261203',
  steps: [
    { step: 'RECEIVED', by: 'customer', text: '等得太久', at: AT },
    { step: 'IN_PROGRESS', by: 'staff', at: AT + 1 },
    { step: 'REPLIED', by: 'staff', text: '已增加人手', at: AT + 2 },
  ],
}

const ARTICLE: AnswerOf<typeof queryArticle> = {
  ...{ articleId: 'a1', section: 'FAQ', topic: 'login', title: '忘记支付密码怎么办', summary: '刷脸后重设' },
  ...{ version: 3, from: '20261101', blocks: [], related: [] },
}

describe('writing a complaint', () => {
  showsOwnerObstacles(openCase, () => openPage('/Complaint'), '提交')

  it('asks for a topic and what happened, and says how long the answer takes', async () => {
    const page = await openPage('/Complaint')
    page.findText('15天内，情况复杂的30天内')
    expect(lookOf(page, '提交')).toBe('blocked')
    await page.tap(page.findText('提交'))
    page.findText('请选择主题')
    page.findText('请填写具体情况')
    expect(sent(openCase)).toEqual([])
    await page.tap(page.findText('建议'))
    page.findText('15天内')
    expect(page.text()).not.toContain('情况复杂')
    expect(page.text()).not.toContain('涉及的工作人员')
  })

  it('is sent with its order and leads to its number; sent again unchanged, it has the same id', async () => {
    const page = await openPage('/Complaint', { kind: 'COMPLAINT', orderNo: 'order-7' })
    await page.tap('[aria-label="主题，请选择"]')
    await page.tap(page.findText('服务态度'))
    await page.type('textarea', '等得太久')
    await page.type('input[aria-label="涉及的工作人员（选填）"]', '工号0255')
    expect(lookOf(page, '提交')).toBe('primary')
    loseAnswer(openCase)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(sent(openCase)).toHaveLength(1))
    await page.until(() => page.findText('知道了'))
    await page.tap(page.findText('知道了'))
    answer(openCase, { caseNo: SUMMARY.caseNo, dueDay: '20261117' })
    answer(queryCase, REPLIED)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(pages().at(-1)).toBe('/feedbackSucces'))
    const [first, second] = sent(openCase)
    expect(second).toEqual(first)
    expect(first).toMatchObject({
      kind: 'COMPLAINT',
      topic: 'service',
      text: '等得太久',
      against: '工号0255',
      orderNo: 'order-7',
    })
  })

  it('about an order that isn’t the customer’s own is freed from it, and can be by hand', async () => {
    const page = await openPage('/Complaint', { orderNo: 'order-8' })
    await page.tap('[aria-label="主题，请选择"]')
    await page.tap(page.findText('服务态度'))
    await page.type('textarea', '等得太久')
    refuse(openCase, 'OrderUnknown')
    await page.tap(page.findText('提交'))
    await page.until(() => page.findText('知道了'))
    await page.tap(page.findText('知道了'))
    expect(page.text()).not.toContain('order-8')
    answer(openCase, { caseNo: SUMMARY.caseNo, dueDay: '20261117' })
    answer(queryCase, REPLIED)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(pages().at(-1)).toBe('/feedbackSucces'))
    expect(sent(openCase).map(({ orderNo }) => orderNo)).toEqual(['order-8', undefined])
    const again = await openPage('/Complaint', { orderNo: 'order-8' })
    answer(queryWalletRecords, { records: [], months: [], more: false })
    await again.tap('[aria-label="相关交易（选填），order-8"]')
    await again.until(() => again.findText('不关联交易'))
    await again.tap(again.findText('不关联交易'))
    expect(again.text()).not.toContain('order-8')
  })

  it('is about the order that was picked of the latest ones, by what its owner knows of it', async () => {
    const page = await openPage('/Complaint')
    const record = { kind: 'transferOut', memo: '', earned: 0, at: 1_793_000_000_000 }
    answer(queryWalletRecords, {
      records: [
        { ...record, recordId: 't1', orderNo: 'order-1', title: '转出', about: '农业银行（6006）', amount: -110_000 },
        { ...record, recordId: 'i1', kind: 'interest', title: '利息', amount: 12 },
      ],
      months: [],
      more: false,
    })
    await page.tap('[aria-label="相关交易（选填），可选择一笔交易"]')
    await page.until(() => page.findText('转出 农业银行（6006）'))
    page.find('[aria-label="负1,100.00元"]')
    expect(page.findAll('[role=radio]').filter((each) => each.textContent?.includes('利息'))).toEqual([])
    await page.tap(page.findText('转出 农业银行（6006）'))
    page.find('[aria-label="相关交易（选填），转出 农业银行（6006）"]')
    expect(page.text()).toContain('−1,100.00元 · ')
    await page.tap('[aria-label="主题，请选择"]')
    await page.tap(page.findText('服务态度'))
    await page.type('textarea', '等得太久')
    answer(openCase, { caseNo: SUMMARY.caseNo, dueDay: '20261117' })
    answer(queryCase, REPLIED)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(sent(openCase).map(({ orderNo }) => orderNo)).toEqual(['order-1']))
  })

  it('about an article that didn’t help is advice, and names it', async () => {
    answer(queryArticle, ARTICLE)
    const page = await openPage('/Complaint', { kind: 'FEEDBACK', articleId: 'a1' })
    await page.until(() => page.findText('忘记支付密码怎么办'))
    await page.tap('[aria-label="主题，请选择"]')
    await page.tap(page.findText('使用体验'))
    await page.type('textarea', '第二步没看懂')
    answer(openCase, { caseNo: SUMMARY.caseNo, dueDay: '20261117' })
    answer(queryCase, REPLIED)
    await page.tap(page.findText('提交'))
    await page.until(() => expect(sent(openCase)).toHaveLength(1))
    expect(sent(openCase)[0]).toMatchObject({ kind: 'FEEDBACK', text: '关于“忘记支付密码怎么办”：第二步没看懂' })
  })

  it('ends with the number, the last day and how it is told', async () => {
    answer(queryCase, REPLIED)
    const page = await openPage('/feedbackSucces', { caseNo: SUMMARY.caseNo })
    await page.until(() => page.findText('投诉已提交'))
    page.findText(SUMMARY.caseNo)
    page.findText('2026.11.17')
    page.findText('处理进度和答复会通过消息通知您')
  })
})

describe('my cases', () => {
  it('are listed by what they are and how they stand, page by page', async () => {
    answer(queryCases, { cases: [SUMMARY], more: true })
    const page = await openPage('/feedbackDetail')
    await page.until(() => page.findText('投诉 · 服务态度'))
    page.findText('已答复')
    answer(queryCases, { cases: [{ ...SUMMARY, caseNo: 'M2', kind: 'MESSAGE' }], more: false })
    await page.tap(page.findText('加载更多'))
    await page.until(() => page.findText('留言 · 服务态度'))
    expect(sent(queryCases).at(-1)).toEqual({ after: SUMMARY.caseNo })
  })

  it('an answer may be accepted, or objected to with a reason', async () => {
    answer(queryCase, REPLIED)
    answer(answerCase, {})
    const page = await openPage('/feedbackDetail', { caseNo: SUMMARY.caseNo })
    await page.until(() => page.findText('已增加人手'))
    page.findText('如有异议，可在2026.12.03（含当日）前申请核查')
    expect(page.text().indexOf('已增加人手')).toBeLessThan(page.text().indexOf('等得太久'))
    await page.tap(page.findText('申请核查'))
    expect(lookOf(page, '提交申请核查')).toBe('blocked')
    await page.tap(page.findText('提交申请核查'))
    page.findText('请填写说明，不使用特殊字符')
    await page.type('textarea', '仍未解决')
    answer(queryCase, { ...REPLIED, state: 'REVIEW_ASKED', may: ['ADD', 'WITHDRAW'] })
    expect(lookOf(page, '提交申请核查')).toBe('primary')
    await page.tap(page.findText('提交申请核查'))
    await page.until(() => page.findText('核查中'))
    expect(sent(answerCase)).toMatchObject([{ caseNo: SUMMARY.caseNo, action: 'ASK_REVIEW', text: '仍未解决' }])
  })

  it('what is added goes with the same id after a lost answer, and the same words later with another', async () => {
    answer(queryCase, { ...REPLIED, state: 'IN_PROGRESS', may: ['ADD', 'WITHDRAW'] })
    const page = await openPage('/feedbackDetail', { caseNo: SUMMARY.caseNo })
    const add = async () => {
      await page.until(() => page.findText('补充说明'))
      await page.tap(page.findText('补充说明'))
      await page.type('textarea', '请尽快')
      await page.tap(page.findText('提交补充说明'))
    }
    await page.until(() => page.findText('处理中'))
    loseAnswer(answerCase)
    await add()
    await page.until(() => expect(currentToast()).toBeDefined())
    await page.until(() => expect(page.findAll('.is-busy')).toEqual([]))
    answer(answerCase, {})
    await page.tap(page.findText('提交补充说明'))
    await page.until(() => expect(sent(answerCase)).toHaveLength(2))
    await page.until(() => expect(page.text()).not.toContain('提交补充说明'))
    await add()
    await page.until(() => expect(sent(answerCase)).toHaveLength(3))
    const [first, second, third] = sent(answerCase).map(({ clientId }) => clientId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('one whose day has passed promises none', async () => {
    answer(queryCase, { ...REPLIED, state: 'IN_PROGRESS', overdue: true, may: ['ADD', 'WITHDRAW'], steps: [] })
    const page = await openPage('/feedbackDetail', { caseNo: SUMMARY.caseNo })
    await page.until(() => page.findText('处理中'))
    expect(page.text()).toContain('答复期限2026.11.17已过')
    expect(page.text()).not.toContain('2026.11.17（含当日）前答复')
  })

  it('one that moved on meanwhile is read again; another’s leads to one’s own', async () => {
    answer(queryCase, REPLIED)
    refuse(answerCase, 'CaseClosed')
    const page = await openPage('/feedbackDetail', { caseNo: SUMMARY.caseNo })
    await page.until(() => page.findText('申请核查'))
    await page.tap(page.findText('申请核查'))
    await page.type('textarea', '仍未解决')
    answer(queryCase, { ...REPLIED, state: 'CLOSED', may: [] })
    await page.tap(page.findText('提交申请核查'))
    await page.until(() => page.findText('已办结'))
    // The form would be refused at each press.
    expect(page.text()).not.toContain('提交申请核查')
    expect(page.findAll('textarea')).toHaveLength(0)
    refuse(queryCase, 'CaseUnknown')
    const others = await openPage('/feedbackDetail', { caseNo: 'T1' })
    await others.until(() => others.findText('查看我的反馈'))
  })
})

describe('an address that is wrong', () => {
  it.each(['长'.repeat(65), ''])('of a case (%j) shows all of them', async (caseNo) => {
    answer(queryCases, { cases: [SUMMARY], more: false })
    const page = await openPage('/feedbackDetail', { caseNo })
    await page.until(() => page.findText('投诉 · 服务态度'))
  })

  it.each([{}, { caseNo: '长'.repeat(65) }])('of what was opened (%j) leads to the list', async (query) => {
    refuse(queryCase, 'CaseUnknown')
    const page = await openPage('/feedbackSucces', query as { caseNo: string })
    await page.until(() => page.findText('查看我的反馈'))
  })
})

describe('the message board', () => {
  const NOTE = { id: '3', question: '字太小', reply: '可用长辈版', at: AT }

  showsOwnerObstacles(
    openCase,
    () => {
      answer(queryBoard, { notes: [], more: false })
      return openPage('/msgBoard')
    },
    '提交留言',
  )

  it('shows what was published, and sends a message that isn’t published unless its writer says so', async () => {
    answer(queryBoard, { notes: [NOTE], more: false })
    const page = await openPage('/msgBoard')
    await page.until(() => page.findText('字太小'))
    page.findText('答复：可用长辈版')
    expect(lookOf(page, '提交留言')).toBe('blocked')
    await page.tap(page.findText('提交留言'))
    page.findText('请填写留言，不使用特殊字符')
    answer(openCase, { caseNo: 'M20261102000000002', dueDay: '20261117' })
    await page.type('textarea', '长辈版很好')
    expect(lookOf(page, '提交留言')).toBe('primary')
    await page.tap(page.findText('提交留言'))
    await page.until(() => page.findText('留言已提交，15天内答复'))
    expect(sent(openCase)[0]).toMatchObject({ kind: 'MESSAGE', text: '长辈版很好', mayPublish: false })
    await page.type('textarea', '再说一句')
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('提交留言'))
    await page.until(() => expect(sent(openCase)).toHaveLength(2))
    expect(sent(openCase)[1]).toMatchObject({ mayPublish: true })
  })

  it('keeps what was written when the bank refuses it, and says why', async () => {
    answer(queryBoard, { notes: [], more: false })
    refuse(openCase, 'CaseTooMany')
    const page = await openPage('/msgBoard')
    await page.until(() => page.findText('还没有公开的留言'))
    await page.type('textarea', '第六件事')
    await page.tap(page.findText('提交留言'))
    await page.until(() => page.findText('查看我的反馈'))
    expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('第六件事')
    answer(queryCases, { cases: [SUMMARY], more: false })
    await page.tap(page.findText('查看我的反馈'))
    await page.until(() => expect(pages().at(-1)).toBe('/feedbackDetail'))
  })

  it('leads to nothing that may be added to where only the day has had its fill', async () => {
    answer(queryBoard, { notes: [], more: false })
    refuse(openCase, 'TooManyTries')
    const page = await openPage('/msgBoard')
    await page.until(() => page.findText('还没有公开的留言'))
    await page.type('textarea', '第十一件事')
    await page.tap(page.findText('提交留言'))
    await page.until(() => expect(store.get(boxAtom)?.request.content).toBe(ERRORS.TooManyTries.message))
    expect(page.text()).not.toContain('查看我的反馈')
  })

  it('lets who has no account read it, and leads to one before anything is written', async () => {
    arrive({ hasAccount: false, signedIn: false, gestureSet: false })
    answer(queryBoard, { notes: [NOTE], more: false })
    const page = await openPage('/msgBoard')
    await page.until(() => page.findText('字太小'))
    expect(page.findAll('textarea')).toHaveLength(0)
    page.findText('继续开户')
  })

  it('asks no gesture of who has an account, and asks before what was written is lost', async () => {
    arrive({ signedIn: false })
    answer(queryBoard, { notes: [], more: false })
    const page = await openPage('/msgBoard')
    await page.until(() => page.findText('还没有公开的留言'))
    expect(await mockGuard.goBack()).toBe(true)
    await page.type('textarea', '写了一半')
    const left = mockGuard.goBack()
    await page.until(() => page.findText('继续填写'))
    await page.tap(page.findText('继续填写'))
    expect(await left).toBe(false)
  })
})
