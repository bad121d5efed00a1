import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { DAY_MS } from '@/domain/dates/day'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { dayOfInstant } from '@/domain/dates/instant'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { FRAUD_QUIZ } from './questionnaires/fraudQuiz'
import { SATISFACTION } from './questionnaires/satisfaction'
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
  const { test, race } = testsOf(bank)
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

  test('the seeds show a quiz that was failed, and an opinion', async () => {
    const xiayan = await testClient(bank.server).as('夏言')
    const standing = async (surveyId: string) => {
      const { attempt } = expectDone(await xiayan.call(CALLS.querySurveyAttempt, { surveyId }))
      return [attempt?.state, attempt?.right]
    }
    expect(await standing('fraudQuiz')).toEqual(['FAILED', 1])
    expect(await standing('satisfaction')).toEqual(['SENT', 0])
  })

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
      { numRuns: sequences(8) },
    )
  })

  race('one question answered on two devices at once counts once', async () => {
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

  race('a survey is answered once about each service of the customer’s own', async () => {
    const write = { clientId: newClientId(), kind: 'FEEDBACK', topic: 'app', text: '样例' } as const
    const { caseNo } = expectDone(await lina.call(CALLS.openCase, write))
    const of = { surveyId: 'satisfaction', version: 1 }
    const answers = [
      { questionId: 'overall', scale: 3 },
      { questionId: 'channel', options: ['app'] },
    ]
    const about = (id: string, subject: 'case' | 'order' = 'case') => ({ about: { subject, id } })
    const send = (who: TestCustomer, named: object) => who.call(CALLS.answerSurvey, { ...of, ...named, answers })
    const stands = async (named: object) =>
      expectDone(await lina.call(CALLS.querySurveyAttempt, { surveyId: 'satisfaction', ...named })).attempt?.state
    expect(await stands(about(caseNo))).toBeUndefined()
    const both = await Promise.all([send(lina, about(caseNo)), send(lina, about(caseNo))])
    expect(both.filter((one) => !('value' in one))).toMatchObject([{ error: 'SurveyAnswered' }])
    expect(await stands(about(caseNo))).toBe('SENT')
    // Another's, and what isn't there, are answered alike.
    const zhangwei = await testClient(bank.server).as('张伟')
    expect(await send(zhangwei, about(caseNo))).toMatchObject({ error: 'CaseUnknown' })
    expect(await send(lina, about('none'))).toMatchObject({ error: 'CaseUnknown' })
    expect(await send(lina, about('none', 'order'))).toMatchObject({ error: 'OrderUnknown' })
    const asked = { surveyId: 'satisfaction', ...about(caseNo) }
    expect(await zhangwei.call(CALLS.querySurveyAttempt, asked)).toMatchObject({ error: 'CaseUnknown' })
  })

  test('what was answered is read at the desk, every question of it, and of nobody by name', async () => {
    const own = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
    const desk = async (name: string, payload: object) =>
      (
        await bank.server.inject({
          method: 'POST',
          url: `/sandbox/api/${name}`,
          headers: own,
          payload: JSON.stringify(payload),
        })
      ).json()
    const zhangwei = await testClient(bank.server).as('张伟')
    const answers = [
      { questionId: 'overall', scale: 2 },
      { questionId: 'channel', options: ['hotline'] },
      { questionId: 'better', options: ['faster', 'larger'] },
      { questionId: 'words', text: '等得久' },
    ]
    const of = { surveyId: 'satisfaction', version: 1 }
    const before = await desk('readSurvey', of)
    expectDone(await zhangwei.call(CALLS.answerSurvey, { ...of, answers }))
    const read = await desk('readSurvey', of)
    expect(read.answered).toBe(before.answered + 1)
    expect(read.questions.map(({ answered }: { answered: number }) => answered)).toEqual(
      before.questions.map(({ answered }: { answered: number }) => answered + 1),
    )
    expect(read.questions.at(-1).words[0]).toBe('等得久')
    expect(JSON.stringify(read)).not.toContain(demoCustomerId('zhangwei'))
    expect(await desk('readSurvey', { ...of, version: 9 })).toMatchObject({ done: false })
  })

  test('an editor publishes a new version, which is asked at once, and nothing that customers couldn’t answer', async () => {
    const own = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
    const publish = async (body: object) => {
      const payload = JSON.stringify({ body })
      const done = await bank.server.inject({
        method: 'POST',
        url: '/sandbox/api/publishSurvey',
        headers: own,
        payload,
      })
      return done.statusCode === 200 ? done.json() : done.statusCode
    }
    const next = { ...SATISFACTION, version: 2, title: '新的调查' }
    expect(await publish({ ...next, version: 4 })).toMatchObject({ done: false })
    expect(await publish({ ...next, kind: 'QUIZ', keys: {}, pass: 1 })).toMatchObject({ done: false })
    expect(await publish({ ...next, questions: [{ id: 'q', kind: 'SCALE', text: '几分', most: 0, ends: {} }] })).toBe(
      400,
    )
    expect(await publish(next)).toEqual({ done: true })
    expect(await publish(next)).toMatchObject({ done: false })
    const anybody = await testClient(bank.server).anonymous()
    const asked = expectDone(await anybody.call(CALLS.querySurvey, { surveyId: 'satisfaction' }))
    expect([asked.version, asked.title]).toEqual([2, '新的调查'])
  })
})
