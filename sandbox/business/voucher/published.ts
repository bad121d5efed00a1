import { basisPoints, yuan, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import type { CouponTerms } from '@/domain/voucher/coupon'
import type { FamilyKey } from '@/domain/product/families'
import type { VoucherKind } from '@/domain/voucher/machine'

/** A voucher that may be given, by the name that campaigns and the mall know it by. */
export interface VoucherPrize {
  readonly kind: VoucherKind
  readonly name: string
  readonly face: Fen
  readonly least: Fen
  readonly merchant: string
  readonly terms: readonly string[]
  /** How many days it is valid, the day it is given included. */
  readonly days: number
}

export const VOUCHER_PRIZES: Readonly<Record<string, VoucherPrize>> = {
  cafe10: {
    kind: 'MERCHANT',
    name: '10元咖啡立减券',
    face: yuan(10),
    least: yuan(20),
    merchant: '样例咖啡',
    terms: ['付款前出示券码，由店员核销', '每单限用1张，不找零、不兑现', '退货后券在有效期内退回'],
    days: 30,
  },
  farm20: {
    kind: 'AGRI',
    name: '20元惠农券',
    face: yuan(20),
    least: yuan(30),
    merchant: '样例惠农店',
    terms: ['用于购买种子、化肥、农具', '每单限用1张，不找零、不兑现', '退货后券在有效期内退回'],
    days: 30,
  },
  ride5: {
    kind: 'MERCHANT',
    name: '5元公交出行券',
    face: yuan(5),
    least: yuan(6),
    merchant: '样例公交',
    terms: ['购买公交次票时出示券码，由工作人员核销', '每次限用1张，不找零、不兑现', '退票后券在有效期内退回'],
    days: 30,
  },
  market15: {
    kind: 'MERCHANT',
    name: '15元便民市场券',
    face: yuan(15),
    least: yuan(50),
    merchant: '样例便民市场',
    terms: ['付款前出示券码，由店员核销', '每单限用1张，不找零、不兑现', '退货后券在有效期内退回'],
    days: 30,
  },
  videoMonth: {
    kind: 'CODE',
    name: '视频会员月卡',
    face: ZERO_FEN,
    least: ZERO_FEN,
    merchant: '样例视频',
    terms: ['在样例视频的“兑换中心”输入兑换码', '兑换码仅可使用一次，请勿告知他人'],
    days: 60,
  },
}

/** Vouchers of loans, which the loan app takes and `loan` keeps. */
export const LOAN_PRIZES = {
  loanFree15: {
    name: '15天免息券',
    terms: { kind: 'interest', freeDays: 15, cap: yuan(10_000) },
    least: yuan(1_000),
    days: 60,
  },
} as const

/** Coupons of deposits: given only while `depositRewardEnabled`, which whoever gives them asks. */
export const COUPON_PRIZES: Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly terms: CouponTerms
      readonly minAmount: Fen
      readonly minMonths: number
      readonly families: readonly FamilyKey[]
      readonly days: number
    }
  >
> = {
  rate10: {
    name: '定期加息券0.10%',
    terms: { kind: 'rate', bonusRate: basisPoints(10), cap: yuan(20_000) },
    minAmount: yuan(1_000),
    minMonths: 3,
    families: ['regular'],
    days: 30,
  },
}

/** Everything that limits a voucher, as it is told before points are given for it; undefined for what is none. */
export function voucherTerms(prize: string): readonly string[] | undefined {
  const published = Object.hasOwn(VOUCHER_PRIZES, prize) ? VOUCHER_PRIZES[prize] : undefined
  if (!published) return undefined
  const { kind, merchant, least, days, terms } = published
  return [
    `在${merchant}使用，领取后${days}天内有效，过期作废`,
    ...(least > ZERO_FEN ? [`单笔满${formatShortAmount(least)}元可用`] : []),
    ...(kind === 'CODE' ? [`兑换码由${merchant}提供`] : []),
    ...terms,
  ]
}
