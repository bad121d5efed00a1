import type { Driver } from '../drivers/types'

/** How many actions the person needed. */
export interface Effort {
  taps: number
  fields: number
}

/** The same driver, which counts the person's actions. */
export function counting(driver: Driver): { readonly driver: Driver; readonly effort: Effort } {
  const effort: Effort = { taps: 0, fields: 0 }
  const counted: Driver = {
    ...driver,
    tap: (name) => {
      effort.taps += 1
      return driver.tap(name)
    },
    fill: (label, text) => {
      effort.fields += 1
      return driver.fill(label, text)
    },
  }
  return { driver: counted, effort }
}

/** @throws Error when a way has become longer than docs/decisions/flows.md says */
export function atMost(what: string, { taps, fields }: Effort, most: Effort): void {
  process.stdout.write(`${what}: ${taps} taps, ${fields} fields\n`)
  if (taps > most.taps || fields > most.fields)
    throw new Error(`${what} takes ${taps} taps and ${fields} fields, more than ${most.taps} and ${most.fields}`)
}
