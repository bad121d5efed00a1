import { addDays } from './day'
import { formatInstant, formatTime } from './format'
import { dayOfInstant } from './instant'

/**
 * When something in a list was, as people say it: `今天 14:05`, `昨天 09:12`, else `2026.11.21 14:05`, in Shanghai.
 * @param now epoch ms
 */
export function formatRecent(at: number, now: number): string {
  const today = dayOfInstant(now)
  const on = dayOfInstant(at)
  if (on === today) return `今天 ${formatTime(at)}`
  return on === addDays(today, -1) ? `昨天 ${formatTime(at)}` : formatInstant(at)
}
