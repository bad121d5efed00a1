/** A service station in the country (乡村金融服务站): the bank's own, once the bank's own, or never. */
export const STATION_STATES = ['GENUINE', 'ENDED', 'UNKNOWN'] as const
export type StationState = (typeof STATION_STATES)[number]

/** What is printed at a station: XC and eight digits. Typed with blanks or in small letters, it is the same. */
export function stationNoOf(typed: string): string | undefined {
  const tidy = typed.replace(/\s+/g, '').toUpperCase()
  return /^XC\d{8}$/.test(tidy) ? tidy : undefined
}
