import { hasBannedWords } from '../content/bannedWords'
import { isReadable } from '../validation/readable'

/** Kinds of questions: one answer, one or more, a number on a scale, words of one's own. */
export const QUESTION_KINDS = ['SINGLE', 'MULTI', 'SCALE', 'TEXT'] as const

/** A SURVEY asks for opinions and is sent as a whole; a QUIZ is marked question by question. */
export const SURVEY_KINDS = ['SURVEY', 'QUIZ'] as const

export type SurveyKind = (typeof SURVEY_KINDS)[number]

/** What a survey can be answered about: a service that the customer has had. */
export const SURVEY_SUBJECTS = ['case', 'order'] as const

export interface SurveyAbout {
  readonly subject: (typeof SURVEY_SUBJECTS)[number]
  /** The case's or order's number. */
  readonly id: string
}

export interface Option {
  readonly id: string
  readonly text: string
}

interface Asked {
  readonly id: string
  readonly text: string
  /** It may be left open. */
  readonly optional?: boolean | undefined
}

/** A question as everybody may read it: without its right answer. */
export type Question =
  | (Asked & { readonly kind: 'SINGLE' | 'MULTI'; readonly options: readonly Option[] })
  /** From 1 to `most`, with the words at both ends. */
  | (Asked & {
      readonly kind: 'SCALE'
      readonly most: number
      readonly ends: { readonly least: string; readonly most: string }
    })
  /** Words, at most `longest` characters. */
  | (Asked & { readonly kind: 'TEXT'; readonly longest: number })

/** A question as it travels: every field that any kind has. */
export interface SentQuestion extends Asked {
  readonly kind: (typeof QUESTION_KINDS)[number]
  readonly options?: readonly Option[] | undefined
  readonly most?: number | undefined
  readonly ends?: { readonly least: string; readonly most: string } | undefined
  readonly longest?: number | undefined
}

/** Reads a question; what its kind needs and isn't there is empty, so that it can be shown and never answered wrongly. */
export function readQuestion({ id, text, optional, ...sent }: SentQuestion): Question {
  const asked = { id, text, optional }
  switch (sent.kind) {
    case 'SINGLE':
    case 'MULTI':
      return { ...asked, kind: sent.kind, options: sent.options ?? [] }
    case 'SCALE':
      return { ...asked, kind: sent.kind, most: sent.most ?? 0, ends: sent.ends ?? { least: '', most: '' } }
    case 'TEXT':
      return { ...asked, kind: sent.kind, longest: sent.longest ?? 0 }
  }
}

/** What a quiz tells after an answer; only questions with options are marked. */
export interface Key {
  /** The right options. */
  readonly right: readonly string[]
  /** Why they are right, told after the answer whether or not it was right. */
  readonly reason: string
}

/** A version of a questionnaire. A changed question is a new version: answers of two versions aren't counted together. */
export interface Questionnaire {
  readonly surveyId: string
  readonly version: number
  readonly kind: SurveyKind
  readonly title: string
  /** What it is for, before the first question. */
  readonly intro: string
  readonly questions: readonly Question[]
}

/** A quiz: with a key for each question, and how many must be right. */
export interface Quiz extends Questionnaire {
  readonly kind: 'QUIZ'
  readonly keys: Readonly<Record<string, Key>>
  readonly pass: number
}

export interface Survey extends Questionnaire {
  readonly kind: 'SURVEY'
}

/** The answer to one question: options by id, a number, or words. */
export interface Answer {
  readonly questionId: string
  readonly options?: readonly string[] | undefined
  readonly scale?: number | undefined
  readonly text?: string | undefined
}

export type AnswerProblem = 'open' | 'wrongKind' | 'tooLong'

const isEmpty = ({ options = [], scale, text = '' }: Answer): boolean =>
  options.length === 0 && scale === undefined && text.trim() === ''

/** What is wrong with an answer; undefined when it fits its question. An undefined answer is an open question. */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  if (answer === undefined || isEmpty(answer)) return question.optional ? undefined : 'open'
  const { options = [], scale, text } = answer
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTI': {
      const known = new Set(question.options.map(({ id }) => id))
      const fits = new Set(options).size === options.length && options.every((id) => known.has(id))
      const few = question.kind === 'MULTI' || options.length === 1
      return fits && few && scale === undefined && text === undefined ? undefined : 'wrongKind'
    }
    case 'SCALE': {
      const fits = scale !== undefined && Number.isInteger(scale) && scale >= 1 && scale <= question.most
      return fits && options.length === 0 && text === undefined ? undefined : 'wrongKind'
    }
    case 'TEXT':
      if (text === undefined || options.length > 0 || scale !== undefined || !isReadable(text, { lines: true }))
        return 'wrongKind'
      return text.length > question.longest ? 'tooLong' : undefined
  }
}

/** Whether the chosen options are exactly the right ones. */
export const isRight = ({ right }: Key, { options = [] }: Answer): boolean =>
  options.length === right.length && right.every((id) => options.includes(id))

/** Why a questionnaire can't be published. */
export type SurveyProblem =
  | 'empty'
  | 'idsInvalid'
  | 'doubled'
  | 'optionsMissing'
  | 'outOfRange'
  | 'unreadable'
  | 'bannedWords'
  | 'keysDontFit'
  | 'passOutOfRange'

/** What the calls take: ids of questionnaires, and of questions and options; words of one answer, in characters. */
export const SURVEY_ID = /^[a-zA-Z0-9-]{1,40}$/
export const PART_ID = /^[a-zA-Z0-9]{1,20}$/
export const SURVEY_LIMITS = { questions: 50, options: 20, scale: 10, words: 1_000, text: 200 } as const

const doubled = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length

/** The first reason why a questionnaire can't be published; undefined when it can. */
export function surveyProblem(given: Survey | Quiz): SurveyProblem | undefined {
  const { questions, title, intro } = given
  if (
    questions.length === 0 ||
    [title, intro, ...questions.map(({ text }) => text)].some((text) => text.trim() === '')
  ) {
    return 'empty'
  }
  const options = questions.map((one) => ('options' in one ? one.options : undefined))
  const ids = [...questions.map(({ id }) => id), ...options.flatMap((some = []) => some.map(({ id }) => id))]
  if (!SURVEY_ID.test(given.surveyId) || !ids.every((id) => PART_ID.test(id))) return 'idsInvalid'
  const texts = textsOfSurvey(given)
  if (texts.some((text) => text.trim() === '')) return 'empty'
  if (!questions.every(isInRange) || questions.length > SURVEY_LIMITS.questions) return 'outOfRange'
  if (texts.some((text) => text.length > SURVEY_LIMITS.text)) return 'outOfRange'
  if (!texts.every((text) => isReadable(text, { lines: false }))) return 'unreadable'
  if (texts.some(hasBannedWords)) return 'bannedWords'
  if (doubled(questions.map(({ id }) => id))) return 'doubled'
  if (options.some((some) => some && doubled(some.map(({ id }) => id)))) return 'doubled'
  if (options.some((some) => some && some.length < 2)) return 'optionsMissing'
  return given.kind === 'QUIZ' ? quizProblem(given) : undefined
}

/** Every text that customers read. */
const textsOfSurvey = (given: Survey | Quiz): readonly string[] => [
  given.title,
  given.intro,
  ...given.questions.flatMap((one) => [
    one.text,
    ...('options' in one ? one.options.map(({ text }) => text) : []),
    ...(one.kind === 'SCALE' ? [one.ends.least, one.ends.most] : []),
  ]),
  ...(given.kind === 'QUIZ' ? Object.values(given.keys).map(({ reason }) => reason) : []),
]

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most

/** Whether the calls take every answer that a question allows. */
function isInRange(question: Question): boolean {
  if (question.kind === 'SCALE') return question.most >= 2 && isCount(question.most, SURVEY_LIMITS.scale)
  if (question.kind === 'TEXT') return isCount(question.longest, SURVEY_LIMITS.words)
  return question.options.length <= SURVEY_LIMITS.options
}

function quizProblem({ questions, keys, pass }: Quiz): SurveyProblem | undefined {
  const fits = questions.every((question) => {
    const key = keys[question.id]
    if (!key || !('options' in question) || question.optional || key.reason.trim() === '') return false
    const known = question.options.map(({ id }) => id)
    const count = question.kind === 'SINGLE' ? key.right.length === 1 : key.right.length > 0
    return count && !doubled(key.right) && key.right.every((id) => known.includes(id))
  })
  if (!fits || Object.keys(keys).length !== questions.length) return 'keysDontFit'
  return Number.isInteger(pass) && pass >= 1 && pass <= questions.length ? undefined : 'passOutOfRange'
}
