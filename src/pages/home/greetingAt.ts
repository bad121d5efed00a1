import { minutesOfDay } from '@/domain/dates/instant'

/** From which hour of the day (Shanghai) one greets how; the night belongs to the evening before. */
const GREETINGS = [
  [5, '早上好'],
  [9, '上午好'],
  [12, '中午好'],
  [14, '下午好'],
  [18, '晚上好'],
] as const

const HOUR = 60

/** The greeting of an instant (epoch milliseconds). */
export function greetingAt(epochMs: number): string {
  const hour = minutesOfDay(epochMs) / HOUR
  return GREETINGS.filter(([from]) => hour >= from).pop()?.[1] ?? '晚上好'
}
