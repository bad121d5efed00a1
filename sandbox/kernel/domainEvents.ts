import type { Tx } from './db'

/**
 * What a customer has done that others may follow: points, or a task of a campaign. Buying, balances and sharing are none
 * of them: nothing is given for deposits (银保监办发〔2018〕48号), and WeChat forbids rewards for sharing. Somebody whom they
 * invited has opened an account, and a friend has helped: told only while the bank's switch for it is on.
 */
export type DomainEvent =
  | 'accountOpened'
  | 'cardBound'
  | 'infoCompleted'
  | 'riskTested'
  | 'surveyDone'
  | 'quizPassed'
  | 'learned'
  | 'checkedIn'
  | 'invited'
  | 'helped'

export interface HappenedEvent {
  readonly occasion: DomainEvent
  readonly customerId: string
  /** What it was about, such as an article's or a questionnaire's id: with it the same occasion counts once. */
  readonly about: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** What follows from an occasion, in its transaction. It must be harmless when told twice of the same. */
export type DomainEventFollower = (tx: Tx, happened: HappenedEvent) => Promise<void>

/** Tells every capability that follows occasions, in the order of the capabilities. */
export async function occurred(
  tx: Tx,
  capabilities: readonly { readonly follows?: DomainEventFollower }[],
  happened: HappenedEvent,
): Promise<void> {
  for (const { follows } of capabilities) await follows?.(tx, happened)
}
