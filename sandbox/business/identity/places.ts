import { areaList } from '@vant/area-data'
import countries from 'i18n-iso-countries'
import chinese from 'i18n-iso-countries/langs/zh.json'

export interface Region {
  readonly code: string
  readonly name: string
  /** Whether no region lies below it. */
  readonly leaf: boolean
}

type Names = Readonly<Record<string, string>>

/** Taiwan, Hong Kong and Macao: the standard has no codes below them, and the package uses codes of its own. */
const UNDIVIDED = /^(71|81|82)/

/** Whether a region is one of these three, which also have taxes of their own. */
export const isUndivided = (code: string): boolean => UNDIVIDED.test(code)

const divided = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([code]) => !UNDIVIDED.test(code)))

/**
 * Provinces, cities and counties by GB/T 2260 codes, from @vant/area-data, which follows the ministry of civil affairs'
 * yearly list. The parent of a code is its first two or four digits.
 */
const LEVELS: readonly Names[] = [areaList.province_list, divided(areaList.city_list), divided(areaList.county_list)]

const ROOT = ''

const parentOf = (code: string, level: number): string => (level === 0 ? ROOT : code.slice(0, level * 2).padEnd(6, '0'))

const PARENTS: ReadonlySet<string> = new Set(
  LEVELS.flatMap((names, level) => Object.keys(names).map((code) => parentOf(code, level))),
)

const BY_PARENT: ReadonlyMap<string, readonly Region[]> = (() => {
  const found = new Map<string, Region[]>()
  for (const [level, names] of LEVELS.entries()) {
    for (const [code, name] of Object.entries(names)) {
      const parent = parentOf(code, level)
      found.set(parent, [...(found.get(parent) ?? []), { code, name, leaf: !PARENTS.has(code) }])
    }
  }
  return found
})()

/**
 * The regions directly in a region, in the list's order; '' asks for the provinces. Empty for a leaf or an unknown code.
 */
export const regionsIn = (parent: string): readonly Region[] => BY_PARENT.get(parent) ?? []

const NAMES: ReadonlyMap<string, string> = new Map(LEVELS.flatMap((names) => Object.entries(names)))

/** Whether a code is a region with none below it, as an address needs. */
export const isLeafRegion = (code: string): boolean => NAMES.has(code) && !PARENTS.has(code)

/** The names of a region and those it lies in, as 北京市东城区; the code itself when it is unknown. */
export function regionName(code: string): string {
  const parts = [parentOf(code, 1), parentOf(code, 2), code].map((part) => NAMES.get(part) ?? '')
  return [...new Set(parts)].join('') || code
}

export interface Country {
  /** ISO 3166-1 numeric. */
  readonly code: string
  readonly name: string
}

/** Names as GB/T 2659 and official announcements write them. */
const OWN_NAMES: Names = { TW: '中国台湾', HK: '中国香港', MO: '中国澳门' }

/** ISO 3166-1 reserves codes from here on for users: a territory with one, such as Kosovo, is not in the standard. */
const FIRST_USER_ASSIGNED = '900'

/** Countries and regions of ISO 3166-1, China first, then by their codes; from i18n-iso-countries. */
export const COUNTRIES: readonly Country[] = Object.entries(chinese.countries)
  .flatMap(([alpha, name]) => {
    const code = countries.alpha2ToNumeric(alpha)
    const chosen = OWN_NAMES[alpha] ?? (Array.isArray(name) ? name[0] : name)
    return code === undefined || code >= FIRST_USER_ASSIGNED || chosen === undefined ? [] : [{ code, name: chosen }]
  })
  .sort((a, b) => Number(b.code === '156') - Number(a.code === '156') || a.code.localeCompare(b.code))

const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRIES.map(({ code }) => code))

export const isCountry = (code: string): boolean => COUNTRY_CODES.has(code)
