import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export type SubscriptionError = Unsupported | { readonly kind: 'failed' }

/** WeChat's subscription messages: the customer allows one message of a template at a time. */
export interface Subscription {
  /** Whether this platform can ask at all. */
  available(): boolean
  /**
   * Asks the customer in WeChat's own dialog, which opens only while a tap is being handled.
   * @param templateIds at most three
   * @returns the templates for which one more message is allowed
   */
  ask(templateIds: readonly string[]): Promise<Result<readonly string[], SubscriptionError>>
}
