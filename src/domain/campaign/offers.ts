import { distanceBetween } from '../branches/branches'
import type { Day } from '../dates/day'
import { monthOf } from '../dates/month'

/** A place by its code of GB/T 2260 (six digits) and its name. */
export interface Region {
  readonly code: string
  readonly name: string
}

/** A city with offers; degrees, WGS 84. */
export interface City extends Region {
  readonly longitude: number
  readonly latitude: number
}

/** Whether a county lies in one of some provinces, cities or counties; an unknown address lies in none. */
export const isIn = (county: string | undefined, regions: readonly Region[]): boolean =>
  county !== undefined && regions.some(({ code }) => county.startsWith(code.replace(/(00){1,2}$/, '')))

/** Further away than this, somebody is in none of the cities, metres. */
export const FAR = 100_000

/** The city that somebody is in or near; undefined far from all. Reckoned on the phone: no position is sent. */
export function nearestCity(
  here: { readonly longitude: number; readonly latitude: number },
  cities: readonly City[],
): City | undefined {
  const [nearest] = cities
    .map((city) => ({ city, metres: distanceBetween(here, city) }))
    .filter(({ metres }) => metres <= FAR)
    .sort((a, b) => a.metres - b.metres)
  return nearest?.city
}

/** Under what an offer is given once a person: for ever, or by the month. @param most how often altogether */
export const offerPeriod = (most: number, today: Day): string => (most === 1 ? '' : monthOf(today))
