import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import { takeAnswers } from './attempt'
import type { Attempt, Given } from './attempt'
import { answerProblem, surveyProblem } from './questionnaire'
import type { Answer, Question, Quiz, Survey } from './questionnaire'

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
    const sent = takeAnswers(SURVEY, undefined, { version: 2, answers }, TODAY)
    expect(sent).toMatchObject({ ok: true, value: { state: 'SENT', number: 1 } })
    const last = sent.ok ? sent.value : undefined
    expect(takeAnswers(SURVEY, last, { version: 2, answers }, TODAY)).toEqual({ ok: false, error: 'SurveyAnswered' })
    expect(takeAnswers({ ...SURVEY, version: 3 }, last, { version: 3, answers }, TODAY)).toMatchObject({ ok: true })
  })

  it.each<[string, Given]>([
    ['SurveyOutdated', { version: 1, answers }],
    ['SurveyAnswersInvalid', { version: 2, answers: answers.slice(1) }],
    ['SurveyAnswersInvalid', { version: 2, answers: [...answers, { questionId: 'one', options: ['b'] }] }],
    ['SurveyAnswersInvalid', { version: 2, answers: [...answers, { questionId: 'other', text: '多' }] }],
  ])('is refused with %s for %j', (error, given) => {
    expect(takeAnswers(SURVEY, undefined, given, TODAY)).toEqual({ ok: false, error })
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
          const taken = takeAnswers(QUIZ, last, { version, answers: [given] }, today)
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
