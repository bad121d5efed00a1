import { ok } from '@/domain/result'
import type { Subscription } from './types'

/** @param accepted the templates that the customer allows when asked */
export function fakeSubscription(accepted: readonly string[]): Subscription & { readonly asked: string[][] } {
  const asked: string[][] = []
  return {
    asked,
    available: () => true,
    ask(templateIds) {
      asked.push([...templateIds])
      return Promise.resolve(ok(templateIds.filter((id) => accepted.includes(id))))
    },
  }
}
