import { day, isDay } from './day'
import type { Day } from './day'

/** A calendar month in Asia/Shanghai, `YYYYMM`. Months sort as strings do. */
export type Month = string & { readonly unit: 'month' }

/** Whether the text is a month that exists, from 100001 on. */
export const isMonth = (text: string): text is Month => /^\d{6}$/.test(text) && isDay(`${text}01`)

export const monthOf = (of: Day): Month => of.slice(0, 6) as Month

export const firstDay = (month: Month): Day => day(`${month}01`)

/** `2026年11月` */
export const formatMonth = (month: Month): string => `${month.slice(0, 4)}年${Number(month.slice(4))}月`
