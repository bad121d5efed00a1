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
