import { APP_LICENCE, BRAND } from '@/domain/brand'
import { minutesOfDay } from '@/domain/dates/instant'

/** The app as the stores have it (ours: the sandbox has no app to install). */
export const APP_RELEASE = {
  version: '6.2.1',
  megabytes: 86,
  /** 2026-10-15 in Shanghai. */
  updated: Date.UTC(2026, 9, 15),
  developer: BRAND.legalName,
  licence: APP_LICENCE,
}

/** How long WeChat keeps a URL link. */
export const LINK_DAYS = 30

/** When somebody answers, in minutes after midnight, Asia/Shanghai (ours). */
export const SERVICE_HOURS = { from: 8 * 60, until: 22 * 60, said: '每日8:00至22:00' }

/** Whether somebody answers at an instant, epoch ms. */
export function isServed(now: number): boolean {
  const minutes = minutesOfDay(now)
  return minutes >= SERVICE_HOURS.from && minutes < SERVICE_HOURS.until
}
