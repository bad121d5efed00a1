import * as v from 'valibot'
import { ATTEMPT_STATES } from '@/domain/survey/attempt'
import {
  PART_ID,
  QUESTION_KINDS,
  readQuestion,
  SURVEY_ID,
  SURVEY_KINDS,
  SURVEY_LIMITS,
  SURVEY_SUBJECTS,
} from '@/domain/survey/questionnaire'
import type { Question } from '@/domain/survey/questionnaire'
import { code, day, text } from '../fields'
import { typedLines } from '../typed'

export const surveyId = /*#__PURE__*/ v.pipe(v.string(), v.regex(SURVEY_ID))

/** The id of a question or an option. */
export const partId = /*#__PURE__*/ v.pipe(v.string(), v.regex(PART_ID))

const option = /*#__PURE__*/ v.object({ id: partId, text })

/** A question, without what is right. */
export const question = /*#__PURE__*/ v.pipe(
  v.object({
    id: partId,
    kind: v.picklist(QUESTION_KINDS),
    text,
    optional: v.optional(v.boolean()),
    /** Of SINGLE and MULTI. */
    options: v.optional(v.array(option)),
    /** Of SCALE: from 1 to this, with the words at both ends. */
    most: v.optional(v.number()),
    ends: v.optional(v.object({ least: text, most: text })),
    /** Of TEXT: the most characters. */
    longest: v.optional(v.number()),
  }),
  v.transform((sent): Question => readQuestion(sent)),
)

export const surveyFacts = /*#__PURE__*/ v.object({
  surveyId,
  version: v.number(),
  kind: v.picklist(SURVEY_KINDS),
  title: text,
  intro: text,
  questions: v.array(question),
  /** Of a QUIZ: how many must be right. */
  pass: v.optional(v.number()),
})

/** What a customer answers to one question: options by id, a number of the scale, or words. */
export const answerGiven = /*#__PURE__*/ v.strictObject({
  questionId: partId,
  options: v.optional(v.pipe(v.array(partId), v.maxLength(SURVEY_LIMITS.options))),
  scale: v.optional(v.pipe(v.number(), v.safeInteger())),
  text: v.optional(typedLines(SURVEY_LIMITS.words)),
})

/** The service that a survey is answered about; without it, no single one. A quiz has none. */
export const surveyAbout = /*#__PURE__*/ v.strictObject({ subject: v.picklist(SURVEY_SUBJECTS), id: code })

/** Where the caller's answering stands; without an attempt, nothing was answered of the version that is asked now. */
export const standing = /*#__PURE__*/ v.object({
  attempt: v.optional(
    v.object({
      version: v.number(),
      number: v.number(),
      state: v.picklist(ATTEMPT_STATES),
      /** The day of the last answer. */
      day,
      /** Of a FAILED quiz: the first day on which it may be tried again. */
      againOn: v.optional(day),
      /** Whether it may be tried again today. */
      mayTryAgain: v.boolean(),
      /** Of a quiz: how many of the answered questions are right. */
      right: v.number(),
      /** Of a quiz: its answered questions in order, each with what is right and why. */
      marks: v.array(
        v.object({
          questionId: partId,
          options: v.array(partId),
          correct: v.boolean(),
          right: v.array(partId),
          reason: text,
        }),
      ),
    }),
  ),
})
