import { minutesOfDay } from '../dates/instant'
import type { Place } from './gcj02'

export const BRANCH_SERVICES = ['COUNTER', 'ATM', 'BARRIER_FREE'] as const
export type BranchService = (typeof BRANCH_SERVICES)[number]

export const BRANCH_SERVICE_NAMES: Readonly<Record<BranchService, string>> = {
  COUNTER: '柜面业务',
  ATM: '自助设备',
  BARRIER_FREE: '无障碍通道',
}

/** A counter of the bank. */
export interface Branch {
  readonly branchId: string
  readonly name: string
  readonly city: string
  readonly address: string
  readonly phone: string
  /** Minutes of the day between which it serves, by weekday from Sunday; undefined: closed. */
  readonly hours: readonly ({ readonly from: number; readonly until: number } | undefined)[]
  readonly services: readonly BranchService[]
  /** Degrees, WGS 84. */
  readonly longitude: number
  readonly latitude: number
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** When a branch serves, equal neighbouring days together: `周一至周五 09:00-17:00`; closed days are left out. */
export function hoursLines({ hours }: Pick<Branch, 'hours'>): readonly string[] {
  const parts: { readonly from: number; until: number; readonly said: string }[] = []
  // From Monday, as weeks are read here.
  for (const [place, at] of [1, 2, 3, 4, 5, 6, 0].entries()) {
    const open = hours[at]
    if (!open) continue
    const said = `${clock(open.from)}-${clock(open.until)}`
    const last = parts[parts.length - 1]
    if (last?.said === said && last.until === place - 1) last.until = place
    else parts.push({ from: place, until: place, said })
  }
  const name = (place: number): string => WEEKDAYS[(place + 1) % WEEKDAYS.length] ?? ''
  return parts.map(
    ({ from, until, said }) => `${from === until ? name(from) : `${name(from)}至${name(until)}`} ${said}`,
  )
}

/** The same in one line. */
export const hoursText = (branch: Pick<Branch, 'hours'>): string => hoursLines(branch).join('，')

/** Whether a branch serves at a moment, epoch ms. */
export function isOpen({ hours }: Pick<Branch, 'hours'>, at: number): boolean {
  const shanghai = new Date(at + SHANGHAI_MS)
  const open = hours[shanghai.getUTCDay()]
  const minutes = minutesOfDay(at)
  return open !== undefined && minutes >= open.from && minutes < open.until
}

const SHANGHAI_MS = 8 * 3_600_000
const EARTH_METRES = 6_371_000

/** The number by which all of some branches are called; undefined where they have their own, or there are none. */
export function sharedPhone(branches: readonly Pick<Branch, 'phone'>[]): string | undefined {
  const [first] = branches
  return branches.every(({ phone }) => phone === first?.phone) ? first?.phone : undefined
}

/** Metres between two places on the sphere. */
export function distanceBetween(a: Place, b: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const [up, across] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2]
  const bend = Math.sin(up) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(across) ** 2
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(bend))))
}

/** `850米`, `1.2公里` */
export const distanceText = (metres: number): string =>
  metres < 1_000 ? `${Math.round(metres / 10) * 10}米` : `${(metres / 1_000).toFixed(1)}公里`
