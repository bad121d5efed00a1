import { isFinalTransferState, orgTransferSentence, transferStateName, transferStep } from '../transfer/machine'
import type { TransferFailure, TransferState } from '../transfer/machine'

/** How far what was carried out has come, where somebody outside has to carry it on. */
export type OutcomeStage = 'pending' | 'done' | 'failed'
export const OUTCOME_STAGES = ['pending', 'done', 'failed'] as const satisfies readonly OutcomeStage[]

/** What became of what was decided and carried out. */
export interface ApprovalOutcome {
  readonly stage: OutcomeStage
  /** Two to four characters, as lists show it. */
  readonly name: string
  /** In one sentence, with what follows from it. */
  readonly says: string
  /** Its course, the first first. */
  readonly course: readonly { readonly text: string; readonly at: number }[]
}

/** An enterprise's transfer as people read it. */
interface Facts {
  readonly state: TransferState
  readonly dueAt: number
  readonly failure: TransferFailure | null
  readonly reason: string | null
}

/** How an enterprise's transfer to another bank stands: by the same states as customers' transfers. */
export function approvalOutcome(
  { state, dueAt, failure, reason }: Facts,
  steps: readonly { readonly state: TransferState; readonly at: number }[],
): ApprovalOutcome {
  const stage = !isFinalTransferState(state) ? 'pending' : state === 'SUCCEEDED' ? 'done' : 'failed'
  const sentence = orgTransferSentence({
    ...{ direction: 'OUT', state, dueAt },
    ...(failure !== null && { failure }),
    ...(reason !== null && { reason }),
  })
  return {
    stage,
    name: transferStateName('OUT', state),
    says: stage === 'failed' ? `${sentence}。如仍需转出，请核对收款账户后重新发起申请` : sentence,
    course: steps.map((step, index) => ({ text: transferStep('OUT', step.state, index === 0), at: step.at })),
  }
}
