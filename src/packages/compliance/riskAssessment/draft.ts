import type { ResponseOf } from '@/contract/call'
import type { queryRiskQuestionnaire } from '@/contract/compliance/queryRiskQuestionnaire'

export type RiskQuestion = ResponseOf<typeof queryRiskQuestionnaire>['questions'][number]

/** Option ids by question id, as far as the customer has come. In memory only: what people own and owe. */
export type DraftAnswers = Readonly<Record<string, string>>

/** A question by its place, the summary of all, or what stands before them. */
export type DraftStep = 'intro' | 'review' | number

export interface Draft {
  readonly answers: DraftAnswers
  readonly step: DraftStep
  /** The person pressed on without an answer: it is pointed out. */
  readonly missing: boolean
  /** A single answer is being changed: the way on leads back to the summary. */
  readonly changing: boolean
}

export const EMPTY_DRAFT: Draft = { answers: {}, step: 'intro', missing: false, changing: false }

export type DraftEvent =
  | { readonly type: 'begin' | 'next' | 'back' | 'forget' }
  | { readonly type: 'answer'; readonly questionId: string; readonly optionId: string }
  | { readonly type: 'change'; readonly index: number }

/** One step through the questions; going back keeps every answer, and nobody passes a question without one. */
export function stepDraft(draft: Draft, event: DraftEvent, questions: readonly RiskQuestion[]): Draft {
  const { step, answers, changing } = draft
  switch (event.type) {
    case 'begin':
      return { ...draft, step: 0 }
    case 'forget':
      return EMPTY_DRAFT
    case 'answer':
      return { ...draft, missing: false, answers: { ...answers, [event.questionId]: event.optionId } }
    case 'change':
      return { ...draft, step: event.index, changing: true, missing: false }
    case 'back':
      if (step === 'review') return { ...draft, step: questions.length - 1 }
      return typeof step === 'number' && step > 0 ? { ...draft, step: step - 1, missing: false } : draft
    case 'next': {
      if (typeof step !== 'number') return draft
      if (answers[questions[step]?.id ?? ''] === undefined) return { ...draft, missing: true }
      const done = changing || step === questions.length - 1
      return { ...draft, missing: false, changing: false, step: done ? 'review' : step + 1 }
    }
  }
}

/** Something would be lost by leaving. */
export const hasAnswers = ({ answers }: Draft): boolean => Object.keys(answers).length > 0
