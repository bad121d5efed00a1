import { answer, asked, loseAnswer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { queryRiskQuestionnaire } from '@/contract/compliance/queryRiskQuestionnaire'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { submitRiskTest } from '@/contract/compliance/submitRiskTest'
import type { Mounted } from '@test/component/harness'
import { fakeLeaveGuard } from '@/platform/leaveGuard/fake'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const mockGuard = fakeLeaveGuard()

jest.mock('@/platform/leaveGuard', () => ({
  leaveGuard: { guard: (question: never) => mockGuard.guard(question) },
}))

const QUESTIONS = ['甲', '乙'].map((title, index) => ({
  id: `q${index}`,
  title: `${title}题？`,
  options: [
    { id: 'a', text: `${title}一` },
    { id: 'b', text: `${title}二` },
  ],
}))
const STANDING = { testsLeftToday: 2, testsLeftInPeriod: 8, nextTestDay: '20261121', needsElderConfirmation: false }
const TEST = { level: 'C3', typeName: '稳健型', at: 5, validUntil: '20271120', expired: false } as const

const open = () => openPage('/riskAssessment', { from: '/fnzqBuy' }, { below: ['/', '/fnzqBuy'] })
const choose = (page: Mounted, text: string) => page.tap(page.findText(text))
const checked = (page: Mounted) => page.findAll('[role=radio]').map((each) => each.getAttribute('aria-checked'))
const box = () => store.get(boxAtom)

/** Every question answered, as far as the summary. */
async function filledIn(): Promise<Mounted> {
  const page = await open()
  await page.until(() => page.findText('开始测评'))
  for (const step of ['开始测评', '甲一', '下一题', '乙二', '核对答案']) await choose(page, step)
  return page
}

async function handedIn(): Promise<Mounted> {
  const page = await filledIn()
  await page.tap('[role=checkbox]')
  await choose(page, '提交')
  return page
}

beforeEach(() => {
  answer(queryRiskQuestionnaire, { version: 'v1', questions: QUESTIONS })
  answer(queryRiskResult, STANDING)
})

it('asks one question a screen, with nothing chosen, and points out an open one', async () => {
  const page = await open()
  await page.until(() => page.findText('开始测评'))
  await choose(page, '开始测评')
  expect(page.text()).toContain('第1题 / 共2题')
  expect(checked(page)).toEqual(['false', 'false'])
  await choose(page, '下一题')
  expect(page.find('[role=alert]').textContent).toBe('本题尚未作答，请选择一项')
  await choose(page, '甲二')
  expect(checked(page)).toEqual(['false', 'true'])
  expect(page.findAll('[role=alert]')).toEqual([])
  await choose(page, '下一题')
  expect(checked(page)).toEqual(['false', 'false'])
  await choose(page, '上一题')
  expect(checked(page)).toEqual(['false', 'true'])
})

it('hands in nothing before the customer has given their word, and then what the summary shows', async () => {
  const page = await filledIn()
  expect(page.text()).toContain('1. 甲题？甲一2. 乙题？乙二')
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await choose(page, '提交')
  expect(asked()).not.toContain('submitRiskTest')
  await page.tap('[role=checkbox]')
  await choose(page, '1. 甲题？')
  await choose(page, '甲二')
  await choose(page, '核对答案')
  // A changed answer takes the word back.
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await page.tap('[role=checkbox]')
  answer(submitRiskTest, { ...STANDING, test: TEST })
  await choose(page, '提交')
  await page.until(() => expect(pages()).toEqual(['/', '/fnzqBuy', '/riskAssResult']))
  expect(sent(submitRiskTest).at(-1)).toEqual({ version: 'v1', answers: { q0: 'b', q1: 'b' }, declared: true })
  expect(navigation.stack.at(-1)?.query).toMatchObject({ from: '/fnzqBuy' })
})

it('counts an answer that never came as handed in when the bank has the test', async () => {
  loseAnswer(submitRiskTest)
  const page = await filledIn()
  answer(queryRiskResult, { ...STANDING, test: TEST })
  await page.tap('[role=checkbox]')
  await choose(page, '提交')
  await page.until(() => expect(pages().at(-1)).toBe('/riskAssResult'))
  expect(sent(submitRiskTest)).toHaveLength(1)
})

it('keeps every answer when the bank never got them', async () => {
  loseAnswer(submitRiskTest)
  const page = await handedIn()
  await page.until(() => expect(box()?.request.content).toBe('网络繁忙，请稍后再试'))
  expect(pages().at(-1)).toBe('/riskAssessment')
  expect(page.text()).toContain('1. 甲题？甲一')
})

it('begins anew with a questionnaire that has changed meanwhile', async () => {
  refuse(submitRiskTest, 'QuestionnaireOutdated')
  const page = await handedIn()
  await page.until(() => page.findText('开始测评'))
  expect(box()?.request.content).toBe('测评问卷已更新，请重新作答')
  await choose(page, '开始测评')
  expect(checked(page)).toEqual(['false', 'false'])
})

it('does not begin when no test is left, and says when one will be', async () => {
  answer(queryRiskResult, { ...STANDING, testsLeftToday: 0, testsLeftInPeriod: 0, nextTestDay: '20270301' })
  const page = await open()
  await page.until(() => expect(page.text()).toContain('请于2027年3月1日起再试'))
  expect(page.text()).not.toContain('开始测评')
})

it('asks before answers are lost, and not before there are any', async () => {
  const page = await open()
  await page.until(() => page.findText('开始测评'))
  await choose(page, '开始测评')
  expect(await mockGuard.goBack()).toBe(true)
  await choose(page, '甲一')
  const left = mockGuard.goBack()
  expect(box()?.request.content).toContain('不会保存')
  box()?.answer('confirm')
  expect(await left).toBe(false)
  const leftForGood = mockGuard.goBack()
  box()?.answer('cancel')
  expect(await leftForGood).toBe(true)
})
