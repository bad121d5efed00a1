import { machineNow } from '../kernel/clock'
import type { Metrics } from './metrics'

/**
 * When the whole ledger is checked: at first, and once days have ended. It has a repetition of its own, because it reads every
 * entry, and whatever is done every minute would wait for it.
 * @param find gives what is wrong
 */
export function ledgerChecks(
  find: () => Promise<readonly unknown[]>,
  metrics: Pick<Metrics, 'ledgerChecked'>,
): { readonly daysEnded: () => void; readonly checkWhenDue: () => Promise<void> } {
  let isDue = true
  return {
    daysEnded: () => {
      isDue = true
    },
    async checkWhenDue() {
      if (!isDue) return
      // A day that ends meanwhile asks for another one.
      isDue = false
      const started = machineNow()
      try {
        const found = await find()
        metrics.ledgerChecked(found.length, (machineNow() - started) / 1000, machineNow())
      } catch (error) {
        isDue = true
        throw error
      }
    },
  }
}
