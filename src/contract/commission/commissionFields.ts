import * as v from 'valibot'
import { CLAW_BACK_REASONS, COMMISSION_STATES, SETTLEMENT_STATES } from '@/domain/commission/machine'
import { COMMISSION_LEVELS } from '@/domain/commission/rule'
import { code, day, fenAmount, instant, rate } from '../fields'

export const commissionState = /*#__PURE__*/ v.picklist(COMMISSION_STATES)

/** A commission as its owner sees it: not by whose order it accrued. */
export const commission = /*#__PURE__*/ v.object({
  commissionId: code,
  level: v.picklist(COMMISSION_LEVELS),
  state: commissionState,
  /** What counted of the order, the rate of it, and what it came to; before tax. */
  base: fenAmount,
  rate,
  amount: fenAmount,
  accruedDay: day,
  /** The first day it can be confirmed, while it waits for that. */
  confirmDay: v.optional(day),
  /** Why it was taken back. */
  reason: v.optional(v.picklist(CLAW_BACK_REASONS)),
})

/** What a month's commissions came to. */
export const settlement = /*#__PURE__*/ v.object({
  settlementId: code,
  month: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  gross: fenAmount,
  tax: fenAmount,
  net: fenAmount,
  state: v.picklist(SETTLEMENT_STATES),
  payDay: day,
  paidAt: v.optional(instant),
})
