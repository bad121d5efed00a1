import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { DAY_MS } from '@/domain/dates/day'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { dayOfInstant } from '@/domain/dates/instant'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBank } from '@sandbox/testing/withBank'
import { FRAUD_QUIZ } from './questionnaires/fraudQuiz'
import { publishSurvey } from './surveys'
import { surveyAttempts } from './tables'

const ids = FRAUD_QUIZ.questions.map(({ id }) => id)
const optionsOf = (at: number): readonly string[] => {
  const question = FRAUD_QUIZ.questions[at]
  return question && 'options' in question ? question.options.map(({ id }) => id) : []
}
const rightOf = (id: string): readonly string[] => FRAUD_QUIZ.keys[id]?.right ?? []
const wrongOf = (at: number): readonly string[] =>
  optionsOf(at)
    .filter((id) => !rightOf(ids[at] ?? '').includes(id))
    .slice(0, 1)

const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('again' as const, 'ahead' as const, 'none' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('day' as const) }) },
)

withBank((bank) => {
  let lina: TestCustomer
  beforeAll(async () => {
    lina = await testClient(bank.server).as('李娜')
  })
  const surveyId = FRAUD_QUIZ.surveyId
  const reply = (questionId: string, options: readonly string[], version = 1) =>
    lina.call(CALLS.answerSurvey, { surveyId, version, answers: [{ questionId, options: [...options] }] })
  const standing = async () => expectDone(await lina.call(CALLS.querySurveyAttempt, { surveyId })).attempt
  const forget = () =>
    bank.db.drizzle.delete(surveyAttempts).where(eq(surveyAttempts.customerId, demoCustomerId('lina')))

  test('a quiz: over random answers the bank marks as the keys do, tells nothing of what isn’t answered, and keeps one attempt a day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        await forget()
        let [answered, right, state] = [0, 0, 'NONE']
        let [today, failedOn] = [0, -1]
        for (const { kind } of steps) {
          if (kind === 'day') {
            await advance(bank.db, DAY_MS)
            today += 1
            continue
          }
          const over = state === 'PASSED' || state === 'FAILED'
          const place = over ? 0 : answered
          const at = kind === 'again' ? place - 1 : kind === 'ahead' ? place + 1 : place
          const id = ids[at] ?? 'gone'
          const options = kind === 'none' ? [] : kind === 'wrong' ? wrongOf(at) : rightOf(id)
          const result = await reply(id, options)
          const refusal =
            state === 'PASSED'
              ? 'SurveyAnswered'
              : state === 'FAILED' && failedOn === today
                ? 'QuizNotYet'
                : kind === 'right' || kind === 'wrong'
                  ? undefined
                  : 'SurveyAnswersInvalid'
          if (refusal !== undefined) expect(result).toMatchObject({ error: refusal })
          else {
            expectDone(result)
            if (over) [answered, right] = [0, 0]
            answered += 1
            right += kind === 'right' ? 1 : 0
            state = answered < ids.length ? 'STARTED' : right >= FRAUD_QUIZ.pass ? 'PASSED' : 'FAILED'
            if (state === 'FAILED') failedOn = today
          }
          const shown = await standing()
          expect([shown?.state ?? 'NONE', shown?.right ?? 0]).toEqual([state, right])
          expect(shown?.marks.map((mark) => [mark.questionId, mark.right]) ?? []).toEqual(
            ids.slice(0, answered).map((one) => [one, rightOf(one)]),
          )
        }
      }),
      { numRuns: sequences(bank.db.kind, 8) },
    )
  }, 120_000)

  test('one question answered on two devices at once counts once', async () => {
    await forget()
    const both = await Promise.all([reply('safeAccount', ['hangUp']), reply('safeAccount', ['transfer'])])
    const refused = both.filter((one) => !('value' in one))
    expect(refused).toHaveLength(1)
    expect((await standing())?.marks).toHaveLength(1)
  })

  test('a changed quiz begins anew; what was read before is out of date', async () => {
    await forget()
    expectDone(await reply('safeAccount', ['hangUp']))
    const now = await bankNow(bank.db.drizzle)
    const published = await publishSurvey(bank.db.drizzle, { ...FRAUD_QUIZ, version: 2 }, dayOfInstant(now), now)
    expect(published.ok).toBe(true)
    expect(await reply('code', ['refuse'])).toMatchObject({ error: 'SurveyOutdated' })
    expect(await standing()).toBeUndefined()
    expectDone(await reply('safeAccount', ['hangUp'], 2))
    await expect(bank.db.drizzle.execute(sql`UPDATE survey_versions SET from_day = '20200101'`)).rejects.toThrow()
  })

  test('the questions go to anybody without what is right, and a survey is answered once', async () => {
    const anybody = await testClient(bank.server).anonymous()
    const asked = expectDone(await anybody.call(CALLS.querySurvey, { surveyId }))
    expect(JSON.stringify(asked)).not.toMatch(/reason|keys|right/)
    expect(await anybody.call(CALLS.querySurvey, { surveyId: 'none' })).toMatchObject({ error: 'SurveyUnknown' })
    const answers = [
      { questionId: 'overall', scale: 4 },
      { questionId: 'channel', options: ['app'] },
    ]
    const send = () => lina.call(CALLS.answerSurvey, { surveyId: 'satisfaction', version: 1, answers })
    expect(expectDone(await send())).toMatchObject({ attempt: { state: 'SENT', marks: [] } })
    expect(await send()).toMatchObject({ error: 'SurveyAnswered' })
  })
})
