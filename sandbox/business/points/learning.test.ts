import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { advance } from '@sandbox/dayEnds'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { earn } from './earn'
import { SECOND_LOOKS } from './published/secondLooks'
import { customerId, linaAt, SLOW_MS } from './testing/lina'

withBankInTurn((bank) => {
  const { lina, balance, now } = linaAt(bank)

  test('reading takes twenty seconds by the bank’s clock and brings its points once', async () => {
    const before = await balance()
    const articleId = 'edu-part-time'
    expect(await lina().call(CALLS.finishLearning, { articleId })).toMatchObject({ error: 'LearningNotStarted' })
    expect(await lina().call(CALLS.startLearning, { articleId: 'faq-none' })).toMatchObject({ error: 'ArticleUnknown' })
    expectDone(await lina().call(CALLS.startLearning, { articleId }))
    expect(await lina().call(CALLS.finishLearning, { articleId })).toMatchObject({ error: 'LearningTooFast' })
    await advance(bank.db, 20_000)
    expect(expectDone(await lina().call(CALLS.finishLearning, { articleId })).points).toBe(5)
    expect(await lina().call(CALLS.finishLearning, { articleId })).toMatchObject({ error: 'LearningDone' })
    expect(await balance()).toBe(before + 5)
  })

  test(
    'reading, and three right answers a week later, bring points; earlier ones are refused',
    async () => {
      const articleId = 'edu-investment'
      const surveyId = `look-${articleId}`
      const quiz = SECOND_LOOKS.find((one) => one.surveyId === surveyId)
      const answer = (at: number) => {
        const questionId = quiz?.questions[at]?.id ?? ''
        const answers = [{ questionId, options: [...(quiz?.keys[questionId]?.right ?? [])] }]
        return lina().call(CALLS.answerSurvey, { surveyId, version: 1, answers })
      }
      const open = async () => expectDone(await lina().call(CALLS.queryPoints, {})).open
      const promised = await open()
      expect(await answer(0)).toMatchObject({ error: 'QuizNotYet' })
      expectDone(await lina().call(CALLS.startLearning, { articleId }))
      await advance(bank.db, 20_000)
      expectDone(await lina().call(CALLS.finishLearning, { articleId }))
      expect(await open()).toEqual({ ...promised, learn: promised.learn - 5 })
      await advance(bank.db, 6 * DAY_MS)
      expect(await answer(0)).toMatchObject({ error: 'QuizNotYet' })
      await advance(bank.db, DAY_MS)
      const before = await balance()
      expect((await open()).look).toBe(promised.look + 10)
      for (const at of [0, 1, 2]) expectDone(await answer(at))
      expect(await balance()).toBe(before + 10)
      expect((await open()).look).toBe(promised.look)
    },
    SLOW_MS,
  )

  test(
    'questions that a day’s cap would leave nothing of are asked the day after, and bring their points then',
    async () => {
      const articleId = 'edu-passwords'
      const surveyId = `look-${articleId}`
      const quiz = SECOND_LOOKS.find((one) => one.surveyId === surveyId)
      const answer = (at: number) => {
        const questionId = quiz?.questions[at]?.id ?? ''
        const answers = [{ questionId, options: [...(quiz?.keys[questionId]?.right ?? [])] }]
        return lina().call(CALLS.answerSurvey, { surveyId, version: 1, answers })
      }
      const second = async () =>
        expectDone(await lina().call(CALLS.queryLearning, {})).articles.find((one) => one.articleId === articleId)
          ?.second
      expectDone(await lina().call(CALLS.startLearning, { articleId }))
      await advance(bank.db, 20_000)
      expectDone(await lina().call(CALLS.finishLearning, { articleId }))
      await advance(bank.db, 7 * DAY_MS)
      expect(await second()).toMatchObject({ state: 'OPEN' })
      const at = await now()
      for (const about of ['one 1', 'two 1', 'three 1'])
        expect(await bank.db.transaction((tx) => earn(tx, { customerId, rule: 'QUIZ', about, now: at }))).toBe(10)
      expect(await second()).toMatchObject({ state: 'LATER', from: addDays(dayOfInstant(at), 1) })
      expect(await answer(0)).toMatchObject({ error: 'QuizNotYet' })
      await advance(bank.db, DAY_MS)
      const before = await balance()
      for (const nth of [0, 1, 2]) expectDone(await answer(nth))
      expect(await balance()).toBe(before + 10)
      // Passed, it is answered as passed, whatever else the day has brought.
      const later = await now()
      for (const about of ['four 1', 'five 1'])
        await bank.db.transaction((tx) => earn(tx, { customerId, rule: 'QUIZ', about, now: later }))
      expect(await second()).toMatchObject({ state: 'PASSED' })
      expect(await answer(2)).toMatchObject({ error: 'SurveyAnswered' })
    },
    SLOW_MS,
  )

  test('articles opened at the same time are read one after the other', async () => {
    const { articles } = expectDone(await lina().call(CALLS.queryLearning, {}))
    const [one = '', two = ''] = articles.filter(({ state }) => state === 'NEW').map(({ articleId }) => articleId)
    for (const articleId of [one, two]) expectDone(await lina().call(CALLS.startLearning, { articleId }))
    await advance(bank.db, 20_000)
    const finish = async (articleId: string) => {
      const done = await lina().call(CALLS.finishLearning, { articleId })
      return done.ok ? 'done' : done.error
    }
    const readyAt = async () =>
      expectDone(await lina().call(CALLS.queryLearning, {})).articles.find(({ articleId }) => articleId === two)
        ?.readyAt
    const before = (await readyAt()) ?? 0
    expect([await finish(one), await finish(two)]).toEqual(['done', 'LearningTooFast'])
    // Twenty seconds more, but for the moment between the two openings.
    expect(((await readyAt()) ?? 0) - before).toBeGreaterThan(15_000)
    await advance(bank.db, 20_000)
    expect(await finish(two)).toBe('done')
  })
})
