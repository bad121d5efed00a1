import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import { takeAnswers } from './attempt'
import type { Attempt, Given } from './attempt'
import { answerProblem, surveyProblem } from './questionnaire'
import type { Answer, Question, Quiz, Survey, SurveyProblem } from './questionnaire'
import { resultsOf } from './results'

const TODAY = day('20261123')
const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: id }))

const SINGLE: Question = { id: 'one', kind: 'SINGLE', text: '一', options: OPTIONS }
const MULTI: Question = { id: 'many', kind: 'MULTI', text: '二', options: OPTIONS }
const SCALE: Question = { id: 'scale', kind: 'SCALE', text: '三', most: 5, ends: { least: '差', most: '好' } }
const TEXT: Question = { id: 'words', kind: 'TEXT', text: '四', longest: 5, optional: true }

const SURVEY: Survey = {
  surveyId: 's',
  version: 2,
  kind: 'SURVEY',
  title: '问',
  intro: '言',
  questions: [SINGLE, SCALE, TEXT],
}
const QUIZ: Quiz = {
  surveyId: 'q',
  version: 2,
  kind: 'QUIZ',
  title: '测',
  intro: '言',
  questions: [SINGLE, MULTI, { ...SINGLE, id: 'last' }],
  keys: {
    one: { right: ['a'], reason: '甲' },
    many: { right: ['a', 'c'], reason: '乙' },
    last: { right: ['b'], reason: '丙' },
  },
  pass: 2,
}

const NOTHING = { last: undefined, counted: 0 }

describe('an answer', () => {
  it.each<[string | undefined, Question, Partial<Answer>]>([
    [undefined, SINGLE, { options: ['b'] }],
    ['open', SINGLE, {}],
    ['wrongKind', SINGLE, { options: ['a', 'b'] }],
    ['wrongKind', SINGLE, { options: ['z'] }],
    ['wrongKind', SINGLE, { options: ['a'], scale: 1 }],
    [undefined, MULTI, { options: ['c', 'a'] }],
    ['wrongKind', MULTI, { options: ['a', 'a'] }],
    [undefined, SCALE, { scale: 5 }],
    ['wrongKind', SCALE, { scale: 6 }],
    ['wrongKind', SCALE, { scale: 0 }],
    ['wrongKind', SCALE, { scale: 1.5 }],
    [undefined, TEXT, { text: '' }],
    [undefined, TEXT, { text: '好\n的' }],
    ['tooLong', TEXT, { text: '一二三四五六' }],
    ['wrongKind', TEXT, { text: '\u202e' }],
    ['wrongKind', TEXT, { options: ['a'] }],
  ])('is %s: %j with %j', (problem, question, given) => {
    expect(answerProblem(question, { questionId: question.id, ...given })).toBe(problem)
  })
})

describe('a survey', () => {
  const answers: readonly Answer[] = [
    { questionId: 'one', options: ['a'] },
    { questionId: 'scale', scale: 3 },
  ]

  it('is sent as a whole and once', () => {
    const sent = takeAnswers(SURVEY, NOTHING, { version: 2, answers }, TODAY)
    expect(sent).toMatchObject({ ok: true, value: { state: 'SENT', number: 1 } })
    const last = sent.ok ? sent.value : undefined
    expect(takeAnswers(SURVEY, { last, counted: 1 }, { version: 2, answers }, TODAY)).toEqual({
      ok: false,
      error: 'SurveyAnswered',
    })
    expect(takeAnswers({ ...SURVEY, version: 3 }, { last, counted: 0 }, { version: 3, answers }, TODAY)).toMatchObject({
      ok: true,
    })
  })

  it.each<[string, Given]>([
    ['SurveyOutdated', { version: 1, answers }],
    ['SurveyAnswersInvalid', { version: 2, answers: answers.slice(1) }],
    ['SurveyAnswersInvalid', { version: 2, answers: [...answers, { questionId: 'one', options: ['b'] }] }],
    ['SurveyAnswersInvalid', { version: 2, answers: [...answers, { questionId: 'other', text: '多' }] }],
  ])('is refused with %s for %j', (error, given) => {
    expect(takeAnswers(SURVEY, NOTHING, given, TODAY)).toEqual({ ok: false, error })
  })
})

describe('a quiz', () => {
  const ORDER = ['one', 'many', 'last'] as const
  const anyAnswer = fc.record({ questionId: fc.constantFrom(...ORDER), options: fc.subarray(['a', 'b', 'c']) })
  const anyStep = fc.record({
    answer: anyAnswer,
    next: fc.boolean(),
    version: fc.constantFrom(2, 2, 2, 1),
    days: fc.constantFrom(0, 0, 0, 1),
  })

  it('takes each question once and in order, counts what is right, and lets only the failed try again on another day', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        let last: Attempt | undefined
        let today = TODAY
        for (const { answer, next, version, days } of steps) {
          today = addDays(today, days)
          const done = last && last.state !== 'STARTED'
          const expected = ORDER[done ? 0 : (last?.answers.length ?? 0)] ?? 'one'
          const given = next ? { ...answer, questionId: expected } : answer
          const taken = takeAnswers(QUIZ, { last, counted: last?.number ?? 0 }, { version, answers: [given] }, today)
          const fits =
            given.questionId === expected &&
            (expected === 'many' ? given.options.length > 0 : given.options.length === 1)
          const refusal =
            version !== 2
              ? 'SurveyOutdated'
              : last?.state === 'PASSED'
                ? 'SurveyAnswered'
                : last?.state === 'FAILED' && last.day === today
                  ? 'QuizNotYet'
                  : !fits
                    ? 'SurveyAnswersInvalid'
                    : undefined
          expect(taken.ok ? undefined : taken.error).toBe(refusal)
          if (!taken.ok) continue
          const now = taken.value
          const right = now.answers.filter(({ questionId, options = [] }) => {
            return [...options].sort().join() === { one: 'a', many: 'a,c', last: 'b' }[questionId]
          })
          expect(now.right).toBe(right.length)
          expect(now.number).toBe(done ? (last?.number ?? 0) + 1 : (last?.number ?? 1))
          const full = now.answers.length === 3
          expect(now.state).toBe(full ? (right.length >= 2 ? 'PASSED' : 'FAILED') : 'STARTED')
          last = now
        }
      }),
    )
  })
})

describe('what can be published', () => {
  const quiz = (changes: Partial<Quiz>) => ({ ...QUIZ, ...changes })

  it.each<[string | undefined, Survey | Quiz]>([
    [undefined, SURVEY],
    [undefined, QUIZ],
    ['empty', { ...SURVEY, questions: [] }],
    ['doubled', { ...SURVEY, questions: [SINGLE, SINGLE] }],
    ['optionsMissing', { ...SURVEY, questions: [{ ...SINGLE, options: OPTIONS.slice(1, 2) }] }],
    ['keysDontFit', quiz({ keys: {} })],
    ['keysDontFit', quiz({ keys: { ...QUIZ.keys, one: { right: ['z'], reason: '甲' } } })],
    ['keysDontFit', quiz({ keys: { ...QUIZ.keys, one: { right: ['a', 'b'], reason: '甲' } } })],
    ['keysDontFit', quiz({ questions: [...QUIZ.questions.slice(1), TEXT] })],
    ['passOutOfRange', quiz({ pass: 4 })],
  ])('%s', (problem, given) => {
    expect(surveyProblem(given)).toBe(problem)
  })
})

describe('a questionnaire that the calls couldn’t carry, or a bank mustn’t send', () => {
  const OPTION = { id: 'a', text: '甲' }
  it.each<[SurveyProblem, Partial<Survey>]>([
    ['idsInvalid', { surveyId: '满意度' }],
    ['idsInvalid', { questions: [{ ...SINGLE, id: 'the-one' }] }],
    ['idsInvalid', { questions: [{ ...SINGLE, options: [OPTION, { id: 'b b', text: '乙' }] } as Question] }],
    ['empty', { questions: [{ ...SINGLE, options: [OPTION, { id: 'b', text: ' ' }] } as Question] }],
    ['outOfRange', { questions: [{ ...SCALE, most: 0 } as Question] }],
    ['outOfRange', { questions: [{ ...SCALE, most: 11 } as Question] }],
    ['outOfRange', { questions: [{ ...SCALE, most: 4.5 } as Question] }],
    ['outOfRange', { questions: [{ ...TEXT, longest: 1_001 } as Question] }],
    ['outOfRange', { questions: [{ ...TEXT, longest: 0 } as Question] }],
    ['outOfRange', { title: '长'.repeat(201) }],
    ['unreadable', { intro: 'a\u202eb' }],
    ['bannedWords', { title: '您觉得保本好吗' }],
  ])('is %s: %j', (problem, changes) => {
    expect(surveyProblem({ ...SURVEY, ...changes })).toBe(problem)
  })
})

describe('what all answers say', () => {
  const given: readonly (readonly Answer[])[] = [
    [
      { questionId: 'one', options: ['a'] },
      { questionId: 'scale', scale: 4 },
      { questionId: 'words', text: ' 好 ' },
    ],
    [
      { questionId: 'one', options: ['a'] },
      { questionId: 'scale', scale: 5 },
      { questionId: 'words', text: '  ' },
    ],
    [
      { questionId: 'one', options: ['c'] },
      { questionId: 'scale', scale: 5 },
    ],
  ]

  it('is how often each was chosen, the average of a scale, and what was written, the latest first', () => {
    const [one, scale, words] = resultsOf(SURVEY, given, 9)
    expect(one?.chosen.map(({ id, times }) => [id, times])).toEqual([
      ['a', 2],
      ['b', 0],
      ['c', 1],
    ])
    expect([scale?.answered, scale?.average, scale?.chosen.map(({ times }) => times)]).toEqual([
      3,
      4.67,
      [0, 0, 0, 1, 2],
    ])
    expect([words?.answered, words?.words]).toEqual([1, ['好']])
  })

  it('is nothing before anybody answers, and no more texts than are asked for', () => {
    expect(resultsOf(SURVEY, [], 9).map(({ answered, average, words }) => [answered, average, words])).toEqual(
      SURVEY.questions.map(() => [0, undefined, []]),
    )
    const many = Array.from({ length: 5 }, (_, at) => [{ questionId: 'words', text: `第${at}` }])
    expect(resultsOf(SURVEY, many, 2)[2]).toMatchObject({ answered: 5, words: ['第0', '第1'] })
  })
})
