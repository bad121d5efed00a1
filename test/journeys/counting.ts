import type { Driver } from '../drivers/types'

/** What a way through the app cost the person. */
export interface Effort {
  taps: number
  fields: number
}

/** The same driver, counting what the finger does. */
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
