import { machineNow } from '@sandbox/kernel/clock'
import type { Services } from '@sandbox/kernel/services'
import type { Metrics } from '.'

/** A word of an interface; an answer that isn't one, such as an address, is told as `answered`. */
const WORD = /^[a-zA-Z]{1,24}$/

/** What an answer comes to, without anything of what was asked. */
function outcomeOf(answer: unknown): string {
  if (typeof answer === 'string') return WORD.test(answer) ? answer : 'answered'
  const { ok, error, kind } = Object(answer) as { ok?: unknown; error?: unknown; kind?: unknown }
  if (ok === true) return 'ok'
  const word = ok === false ? error : kind
  return typeof word === 'string' && WORD.test(word) ? word : 'answered'
}

type Method = (...given: unknown[]) => unknown

function counting<Service extends object>(party: string, service: Service, metrics: Metrics): Service {
  return new Proxy(service, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => {
        const started = machineNow()
        const answer = (method as Method).apply(target, given)
        if (typeof Object(answer).then !== 'function') return answer
        const told = (outcome: string) =>
          metrics.partyAnswered(party, String(name), outcome, (machineNow() - started) / 1000)
        return (answer as Promise<unknown>).then(
          (value) => {
            told(outcomeOf(value))
            return value
          },
          (error: unknown) => {
            told('threw')
            throw error
          },
        )
      }
    },
  })
}

/** The same outside parties; each of their answers is counted. */
export const countingParties = (services: Services, metrics: Metrics): Services =>
  Object.fromEntries(
    Object.entries(services).map(([party, service]) => [party, counting(party, service as object, metrics)]),
  ) as unknown as Services
