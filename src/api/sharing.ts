import type { Call } from '../contract/call'
import type { Result } from '../domain/result'
import type { CallError } from './errors'

type Ask = (contract: Call, request: object) => Promise<Result<unknown, CallError>>

/**
 * Callers of the same read, or of the same money call tapped twice, share one call while it's under way. A read asked
 * after a change isn't shared with one from before it, whose answer may be out of date.
 */
export function createSharing(start: Ask, sessionToken: () => string | undefined): Ask {
  const inFlight = new Map<string, ReturnType<Ask>>()
  let changed = 0

  const ask: Ask = (contract, request) =>
    start(contract, request).finally(() => {
      if (contract.effect !== 'read' && contract.invalidates.length > 0) changed += 1
    })
  return (contract, request) => {
    if (contract.effect === 'write') return ask(contract, request)
    const since = contract.effect === 'read' ? changed : ''
    const key = [contract.name, sessionToken() ?? '', JSON.stringify(request), since].join('\n')
    const running = inFlight.get(key)
    if (running) return running
    const started = ask(contract, request).finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }
}
