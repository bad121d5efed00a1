import type { CallError } from '../api/errors'
import type { Call } from '../contract/call'
import { forgetChanged } from './memory'

/**
 * After a refusal of what a screen offered: another phone, the bank or time may have changed what the screen shows, so what
 * the call would have changed is asked again. A call that had no answer is `call`'s to judge.
 */
export function askAnew(contract: Call, error: CallError): void {
  if (contract.effect !== 'read' && error.kind === 'refused') forgetChanged(contract.invalidates)
}
