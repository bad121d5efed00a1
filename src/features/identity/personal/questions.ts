import { useState } from 'react'
import type { PersonalDraft } from './usePersonalForm'

/** Whether a field's list is open, and what opens and closes it. */
export type Opening = readonly [open: boolean, setOpen: (open: boolean) => void]

/** What is chosen from lists, in the order of the page. */
const QUESTIONS = ['occupation', 'industry', 'income', 'education', 'marital', 'region'] as const
export type Question = (typeof QUESTIONS)[number]

/** The next question below an answered one that nobody answered yet. */
export const questionAfter = (answered: Question, draft: PersonalDraft): Question | undefined =>
  QUESTIONS.slice(QUESTIONS.indexOf(answered) + 1).find((each) => draft[each] === '')

interface Questions {
  readonly opening: (question: Question) => Opening
  readonly answered: (question: Question) => void
}

/** Opens the lists one after the other, so that an answer is one tap; closing a list ends that. */
export function useQuestions(draft: PersonalDraft): Questions {
  const [asked, setAsked] = useState<Question>()
  return {
    opening: (question) => [asked === question, (open) => setAsked(open ? question : undefined)],
    answered: (question) => setAsked(questionAfter(question, draft)),
  }
}
