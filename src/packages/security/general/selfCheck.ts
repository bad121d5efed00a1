import { APP_VERSION } from '@/domain/version'
import { formatInstant } from '@/domain/dates/format'

/** How far a phone's clock may be from the bank's before it is told, ms. */
export const CLOCK_TOLERANCE_MS = 60_000

/** What was found on this phone. */
export interface SelfCheck {
  readonly online: boolean
  /** Whether something can be stored for later. */
  readonly stores: boolean
  /** How far the phone is ahead of the bank, ms; undefined while the bank hasn't answered, 'failed' when it didn't. */
  readonly ahead: number | 'failed' | undefined
}

/** How far a phone is ahead of the bank, which answered in the middle of the way. All epoch ms. */
export const aheadOf = (sent: number, received: number, bank: number): number =>
  Math.round(sent + (received - sent) / 2 - bank)

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_S = 86_400

/** 3分20秒, of milliseconds without their sign: the two largest parts. */
function spanText(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / SECOND_MS)
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / DAY_S), '天'],
    [Math.floor((seconds % DAY_S) / HOUR_S), '小时'],
    [Math.floor((seconds % HOUR_S) / MINUTE_S), '分'],
    [seconds % MINUTE_S, '秒'],
  ]
  const said = parts.filter(([count]) => count > 0).slice(0, 2)
  return said.length === 0 ? '0秒' : said.map(([count, unit]) => `${count}${unit}`).join('')
}

/** The clock's difference in words. */
export function clockText(ahead: SelfCheck['ahead']): string {
  if (ahead === undefined) return '--'
  if (ahead === 'failed') return '未能取得银行时间'
  if (Math.abs(ahead) < CLOCK_TOLERANCE_MS) return '正常'
  return `手机${ahead > 0 ? '快' : '慢'}${spanText(ahead)}`
}

/** What is wrong, with the way to mend it; undefined when nothing is. */
export function adviceOf({ online, stores, ahead }: SelfCheck): string | undefined {
  if (!online) return '手机没有网络，请检查网络设置后重新检测'
  if (ahead === 'failed') return '暂时连接不上银行，请稍后重新检测'
  if (!stores) return '手机存储已满或处于无痕模式，登录状态无法保存，请清理存储空间'
  if (ahead !== undefined && Math.abs(ahead) >= CLOCK_TOLERANCE_MS)
    return '手机时间与银行时间相差较大，可能影响验证码，请在手机设置中打开自动设置时间'
  return undefined
}

/** What is read out to the hotline: nothing about the customer. @param at epoch ms, by the phone */
export const reportText = (check: SelfCheck, at: number): string =>
  [
    `版本 ${APP_VERSION}`,
    `网络 ${check.online ? '已连接' : '未连接'}`,
    `时间 ${clockText(check.ahead)}`,
    `存储 ${check.stores ? '正常' : '无法写入'}`,
    `检测时间 ${formatInstant(at)}`,
  ].join('\n')
