import type { LeaveGuard, LeaveQuestion } from './types'

/** Goes back as a person would; resolves with whether the page was left. */
export function fakeLeaveGuard(): LeaveGuard & { goBack(): Promise<boolean> } {
  let question: LeaveQuestion | undefined
  return {
    guard(asked) {
      question = asked
      return () => {
        if (question === asked) question = undefined
      }
    },
    goBack: () => question?.ask() ?? Promise.resolve(true),
  }
}
