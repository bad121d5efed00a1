import { act } from 'react-dom/test-utils'
import { answer, asked, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { answerSurvey } from '@/contract/survey/answerSurvey'
import { querySurvey } from '@/contract/survey/querySurvey'
import { querySurveyAttempt } from '@/contract/survey/querySurveyAttempt'

const OPTIONS = [
  { id: 'a', text: '甲' },
  { id: 'b', text: '乙' },
]
const QUIZ: AnswerOf<typeof querySurvey> = {
  surveyId: 'fraudQuiz',
  version: 2,
  kind: 'QUIZ',
  title: '防骗测验',
  intro: '每答一题就告诉您原因',
  pass: 2,
  questions: [
    { id: 'one', kind: 'SINGLE', text: '第一个问题', options: OPTIONS },
    { id: 'two', kind: 'MULTI', text: '第二个问题', options: OPTIONS },
  ],
}
const MARK_ONE = { questionId: 'one', options: ['a'], correct: false, right: ['b'], reason: '因为一' }
const MARK_TWO = { questionId: 'two', options: ['a', 'b'], correct: true, right: ['a', 'b'], reason: '因为二' }
const attempt = (changes: object) => ({
  attempt: {
    ...{ version: 2, number: 1, state: 'STARTED' as const, day: '20261123', right: 0, mayTryAgain: false, marks: [] },
    ...changes,
  },
})
const AFTER_ONE = attempt({ marks: [MARK_ONE] })
const FAILED = attempt({ state: 'FAILED', right: 1, marks: [MARK_ONE, MARK_TWO], againOn: '20261124' })

const open = () => openPage('/questionPage', { id: 'fraudQuiz' })

beforeEach(() => answer(querySurvey, QUIZ))

describe('a quiz', () => {
  it('asks one question a page, tells the reason after each answer, and how it came out', async () => {
    answer(querySurveyAttempt, {})
    const page = await open()
    await page.until(() => page.findText('开始答题'))
    await page.tap(page.findText('开始答题'))
    expect(page.text()).not.toContain('第二个问题')
    await page.tap(page.findText('提交答案'))
    expect(asked()).not.toContain('answerSurvey')
    await page.tap(page.findText('甲'))
    answer(answerSurvey, AFTER_ONE)
    await page.tap(page.findText('提交答案'))
    await page.until(() => expect(page.text()).toContain('没有答对，别着急。因为一'))
    expect(page.find('.option-list__item.is-right').textContent).toContain('乙')
    expect(page.find('.option-list__item.is-wrong').textContent).toContain('甲')
    await page.tap(page.findText('下一题'))
    page.findText('第二个问题')
    expect(page.findAll('[role=checkbox]').map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false'])
    await page.tap(page.findText('甲'))
    await page.tap(page.findText('乙'))
    answer(answerSurvey, FAILED)
    await page.tap(page.findText('提交答案'))
    await page.until(() => expect(page.text()).toContain('答对了。因为二'))
    await page.tap(page.findText('查看结果'))
    page.findText('这次没有通过')
    expect(page.text()).toContain('2026年11月24日起可以再答一次')
    expect(page.text()).toContain('因为一')
    expect(page.text()).not.toContain('再答一次看看')
    expect(sent(answerSurvey)).toEqual([
      { surveyId: 'fraudQuiz', version: 2, answers: [{ questionId: 'one', options: ['a'] }] },
      { surveyId: 'fraudQuiz', version: 2, answers: [{ questionId: 'two', options: ['a', 'b'] }] },
    ])
  })

  it('goes on where it was left, and may be tried again from the first question on another day', async () => {
    answer(querySurveyAttempt, AFTER_ONE)
    const page = await open()
    await page.until(() => page.findText('继续答题'))
    await page.tap(page.findText('继续答题'))
    page.findText('第二个问题')
    answer(querySurveyAttempt, attempt({ ...FAILED.attempt, mayTryAgain: true }))
    const later = await open()
    await later.until(() => later.findText('再答一次'))
    await later.tap(later.findText('再答一次'))
    later.findText('第一个问题')
  })

  it('that is passed says so and leads to the cases', async () => {
    answer(querySurveyAttempt, attempt({ state: 'PASSED', right: 2, marks: [] }))
    const page = await open()
    await page.until(() => page.findText('测验通过'))
    expect(page.text()).not.toContain('再答一次')
    await page.tap(page.findText('看看骗局案例'))
    expect(pages().at(-1)).toBe('/securityEducation')
  })

  it.each(['SurveyAnswered', 'QuizNotYet'] as const)(
    'that was ended on another device meanwhile (%s) shows how it came out, not its first question',
    async (refusal) => {
      answer(querySurveyAttempt, AFTER_ONE)
      const page = await open()
      await page.until(() => page.findText('继续答题'))
      await page.tap(page.findText('继续答题'))
      await page.tap(page.findText('甲'))
      refuse(answerSurvey, refusal)
      answer(querySurveyAttempt, refusal === 'QuizNotYet' ? FAILED : attempt({ state: 'PASSED', right: 2 }))
      await page.tap(page.findText('提交答案'))
      await page.until(() => page.findText(refusal === 'QuizNotYet' ? '这次没有通过' : '测验通过'))
      expect(page.findAll('[role=radio]')).toHaveLength(0)
    },
  )

  it('whose questions changed meanwhile is asked anew', async () => {
    answer(querySurveyAttempt, {})
    const page = await open()
    await page.until(() => page.findText('开始答题'))
    await page.tap(page.findText('开始答题'))
    await page.tap(page.findText('甲'))
    refuse(answerSurvey, 'SurveyOutdated')
    answer(querySurvey, { ...QUIZ, version: 3, intro: '新的题目' })
    await page.tap(page.findText('提交答案'))
    await page.until(() => page.findText('新的题目'))
  })

  it('is read by anybody, answered by who is signed in', async () => {
    arrive({ signedIn: false })
    const page = await open()
    await page.until(() => page.findText('登录后答题'))
    page.findText('每答一题就告诉您原因')
    expect(asked()).not.toContain('querySurveyAttempt')
  })

  it.each([{ id: 'none' }, {}, { id: '?' }])('that isn’t there (%j) leads to help', async (query) => {
    refuse(querySurvey, 'SurveyUnknown')
    answer(querySurveyAttempt, {})
    const page = await openPage('/questionPage', query as { id: string })
    await page.until(() => page.findText('前往帮助与客服'))
  })
})

describe('a survey about a service', () => {
  it('names it, asks and answers for it alone, and may be left', async () => {
    const about = { subject: 'case', id: 'T1' } as const
    answer(querySurvey, {
      ...QUIZ,
      surveyId: 'satisfaction',
      kind: 'SURVEY',
      pass: undefined,
      questions: [{ id: 'scale', kind: 'SCALE', text: '满意吗', most: 5, ends: { least: '差', most: '好' } }],
    })
    answer(querySurveyAttempt, {})
    const page = await openPage('/satisfactionQuestionnaire', { caseNo: 'T1' }, { below: ['/'] })
    await page.until(() => page.findText('T1'))
    expect(sent(querySurveyAttempt)).toEqual([{ surveyId: 'satisfaction', about }])
    await page.tap('[aria-label="4分，满分5分"]')
    answer(answerSurvey, attempt({ state: 'SENT' }))
    await page.tap(page.findText('提交'))
    await page.until(() => page.findText('感谢您的意见'))
    expect(sent(answerSurvey)).toMatchObject([{ about }])
  })

  it('that isn’t the customer’s leads to help', async () => {
    refuse(querySurveyAttempt, 'CaseUnknown')
    const page = await openPage('/satisfactionQuestionnaire', { caseNo: 'T2' })
    await page.until(() => page.findText('前往帮助与客服'))
  })
})

describe('a survey', () => {
  const SURVEY: AnswerOf<typeof querySurvey> = {
    ...QUIZ,
    surveyId: 'satisfaction',
    kind: 'SURVEY',
    pass: undefined,
    questions: [
      { id: 'scale', kind: 'SCALE', text: '满意吗', most: 5, ends: { least: '差', most: '好' } },
      { id: 'words', kind: 'TEXT', text: '想说什么', optional: true, longest: 20 },
    ],
  }

  it('keeps both answers when the second is given before the first is drawn', async () => {
    const several = { id: 'several', kind: 'MULTI', text: '喜欢什么', options: OPTIONS } as const
    answer(querySurvey, { ...SURVEY, questions: [...SURVEY.questions, several] })
    answer(querySurveyAttempt, {})
    const page = await openPage('/satisfactionQuestionnaire')
    await page.until(() => page.findText('提交'))
    const tapped = ['[aria-label="4分，满分5分"]', ...OPTIONS.map(({ text }) => `[aria-label="${text}"]`)]
    const controls = tapped.map((one) => page.find(one))
    await act(async () => {
      for (const control of controls) control.click()
    })
    answer(answerSurvey, attempt({ state: 'SENT' }))
    await page.tap(page.findText('提交'))
    await page.until(() => page.findText('感谢您的意见'))
    expect(sent(answerSurvey)[0]?.answers).toEqual([
      { questionId: 'scale', scale: 4 },
      { questionId: 'several', options: ['a', 'b'] },
    ])
  })

  it('points out what is open, and sends all answers at once', async () => {
    answer(querySurvey, SURVEY)
    answer(querySurveyAttempt, {})
    const page = await openPage('/satisfactionQuestionnaire')
    await page.until(() => page.findText('提交'))
    await page.tap(page.findText('提交'))
    expect(page.findAll('[role=alert]').map(({ textContent }) => textContent)).toContain('请回答这个问题')
    await page.tap('[aria-label="4分，满分5分"]')
    await page.type('textarea', '谢谢')
    answer(answerSurvey, attempt({ state: 'SENT' }))
    await page.tap(page.findText('提交'))
    await page.until(() => page.findText('感谢您的意见'))
    expect(sent(answerSurvey)).toEqual([
      {
        surveyId: 'satisfaction',
        version: 2,
        answers: [
          { questionId: 'scale', scale: 4 },
          { questionId: 'words', text: '谢谢' },
        ],
      },
    ])
  })
})
