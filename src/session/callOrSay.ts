import type { Call, RequestOf, ResponseOf } from '../contract/call'
import { askAnew, call } from './bank'
import { tell } from './overlay'

const inTheBox = (text: string): Promise<void> => tell({ text })

/**
 * Calls the bank where a failure needs no more than to be said.
 * @param say says it; in the message box by default
 * @returns the answer; undefined when there is none, which has been said
 */
export async function callOrSay<C extends Call>(
  contract: C,
  request: RequestOf<C>,
  say: (message: string) => unknown = inTheBox,
): Promise<ResponseOf<C> | undefined> {
  const outcome = await call(contract, request)
  if (outcome.ok) return outcome.value
  askAnew(contract, outcome.error)
  await say(outcome.error.message)
  return undefined
}
