import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import type { ErrorName } from '../errors/codes'
import { fail, ok } from '../result'
import type { Result } from '../result'
import { answerProblem, isRight } from './questionnaire'
import type { Answer, Quiz, Survey } from './questionnaire'

/**
 * Where somebody's answering stands: STARTED in the middle of a quiz; SENT, a survey; PASSED or FAILED, a quiz that is
 * marked.
 */
export const ATTEMPT_STATES = ['STARTED', 'SENT', 'PASSED', 'FAILED'] as const

export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** One person's answering of one version; a failed quiz may be tried again, and then is another one. */
export interface Attempt {
  readonly version: number
  /** Counted from 1 for each version. */
  readonly number: number
  readonly state: AttemptState
  readonly answers: readonly Answer[]
  /** How many are right, of a quiz. */
  readonly right: number
  /** The day of the last answer. */
  readonly day: Day
}

/** Refusals of an answer, by their names in the catalogue. */
export type AnswerRefusal = Extract<
  ErrorName,
  'SurveyOutdated' | 'SurveyAnswered' | 'SurveyAnswersInvalid' | 'QuizNotYet'
>

/** The first day on which a failed quiz may be tried again. */
export const againOn = ({ day }: Pick<Attempt, 'day'>): Day => addDays(day, 1)

/** Whether a quiz that was failed may be tried again. */
export const mayTryAgain = (last: Pick<Attempt, 'state' | 'day'>, today: Day): boolean =>
  last.state === 'FAILED' && today >= againOn(last)

/** What is sent: the version that was read, and its answers. */
export interface Given {
  readonly version: number
  readonly answers: readonly Answer[]
}

/** The attempt that an answer goes to: the one under way, a new one, or why there can be none. */
function open(
  current: number,
  { last, counted }: Before,
  { version }: Given,
  today: Day,
): Result<Attempt, AnswerRefusal> {
  if (version !== current) return fail('SurveyOutdated')
  const fresh = { version, number: counted + 1, state: 'STARTED', answers: [], right: 0, day: today } as const
  // What was answered of an earlier version, or about another service, counts for that one alone.
  if (last?.version !== version) return ok(fresh)
  if (last.state === 'STARTED') return ok(last)
  if (last.state !== 'FAILED') return fail('SurveyAnswered')
  if (!mayTryAgain(last, today)) return fail('QuizNotYet')
  return ok(fresh)
}

/** What was answered before, as far as it decides about an answer. */
export interface Before {
  /** The person's last attempt at any version, of a survey: about the same service. */
  readonly last: Attempt | undefined
  /** The highest number of their attempts at this version, whatever service they are about. */
  readonly counted: number
}

/**
 * Takes an answer; gives the attempt as it stands afterwards. A survey is answered as a whole and once about each service. A
 * quiz is answered one question at a time, in order and each once: the answer that was told can't be given again.
 */
export function takeAnswers(
  questionnaire: Survey | Quiz,
  before: Before,
  given: Given,
  today: Day,
): Result<Attempt, AnswerRefusal> {
  const opened = open(questionnaire.version, before, given, today)
  if (!opened.ok) return opened
  return questionnaire.kind === 'QUIZ'
    ? mark(questionnaire, opened.value, given.answers, today)
    : send(questionnaire, opened.value, given.answers, today)
}

function send({ questions }: Survey, attempt: Attempt, answers: readonly Answer[], today: Day) {
  const of = (id: string): readonly Answer[] => answers.filter(({ questionId }) => questionId === id)
  const known = answers.every(({ questionId }) => questions.some(({ id }) => id === questionId))
  const fit = questions.every((one) => of(one.id).length <= 1 && answerProblem(one, of(one.id)[0]) === undefined)
  if (!known || !fit) return fail('SurveyAnswersInvalid' as const)
  return ok<Attempt>({ ...attempt, state: 'SENT', answers, day: today })
}

function mark({ questions, keys, pass }: Quiz, attempt: Attempt, answers: readonly Answer[], today: Day) {
  const question = questions[attempt.answers.length]
  const [answer, ...rest] = answers
  const key = question && keys[question.id]
  if (!question || !key || !answer || rest.length > 0) return fail('SurveyAnswersInvalid' as const)
  if (answer.questionId !== question.id || answerProblem(question, answer) !== undefined) {
    return fail('SurveyAnswersInvalid' as const)
  }
  const right = attempt.right + (isRight(key, answer) ? 1 : 0)
  const done = attempt.answers.length + 1 === questions.length
  const state = !done ? 'STARTED' : right >= pass ? 'PASSED' : 'FAILED'
  return ok<Attempt>({ ...attempt, state, right, answers: [...attempt.answers, answer], day: today })
}
