import type { ResponseOf } from '@/contract/call'
import type { CouponFacts } from '@/contract/voucher/couponFacts'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { buyProduct } from '@/contract/order/buyProduct'
import { couponBenefit, couponMisfit } from '@/domain/voucher/coupon'
import type { Coupon, CouponMisfit } from '@/domain/voucher/coupon'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, formatRate, formatShortAmount } from '@/domain/money/format'
import type { FamilyKey } from '@/domain/product/families'

/** A coupon with what it does for the purchase that is being made. */
export interface OfferedCoupon {
  readonly facts: CouponFacts
  /** Why it can't be used; undefined when it can. */
  readonly misfit: CouponMisfit | undefined
  /** Fen; 0 while it doesn't fit. */
  readonly benefit: Fen
}

function ruleOf({ kind, bonusRate, cap, face, families, ...rest }: CouponFacts): Coupon {
  const { validFrom, validUntil, minAmount, minMonths } = rest
  return {
    terms: kind === 'rate' ? { kind, bonusRate, cap } : { kind, face },
    minAmount,
    minMonths,
    families: families as readonly FamilyKey[],
    validFrom: validFrom as Day,
    validUntil: validUntil as Day,
  }
}

/**
 * The customer's coupons for a purchase: those that fit first, the one worth most at the top, then those that a larger
 * amount would make fit. What no amount of this product would is left out.
 * @param amount fen; 0 while none is typed
 * @param today the bank's day
 */
export function offeredCoupons(
  coupons: readonly CouponFacts[],
  { productType, term, termType }: ProductFacts,
  amount: Fen,
  today: string,
): readonly OfferedCoupon[] {
  if (!isDay(today)) return []
  const purchase = { productType, term, termType, amount, today }
  return coupons
    .map((facts): OfferedCoupon => {
      const misfit = couponMisfit(ruleOf(facts), purchase)
      return { facts, misfit, benefit: misfit === undefined ? couponBenefit(ruleOf(facts), purchase) : ZERO_FEN }
    })
    .filter(({ misfit }) => misfit === undefined || misfit === 'amount')
    .sort((a, b) => b.benefit - a.benefit || a.facts.minAmount - b.facts.minAmount)
}

/** The chosen coupon while it fits; undefined else, so that an order never names one that the bank would refuse. */
export const chosenCoupon = (
  offered: readonly OfferedCoupon[],
  couponId: string | undefined,
): OfferedCoupon | undefined => offered.find(({ facts, misfit }) => facts.couponId === couponId && misfit === undefined)

/** What a coupon gives and asks for, in a line. */
export function couponRule({ kind, bonusRate, cap, face, minAmount, validUntil }: CouponFacts): string {
  const gives =
    kind === 'rate'
      ? `加息${formatRate(bonusRate)}，最高计息本金${formatShortAmount(cap)}元，持有到期后奖励`
      : `抵扣${formatShortAmount(face)}元，提前支取将扣回`
  const until = isDay(validUntil) ? `，有效期至${formatDay(validUntil)}` : ''
  return `满${formatShortAmount(minAmount)}元可用，${gives}${until}`
}

/** How many fit, while none is chosen; undefined where none does. */
export function fittingText(offered: readonly OfferedCoupon[]): string | undefined {
  const fitting = offered.filter(({ misfit }) => misfit === undefined).length
  return fitting > 0 ? `${fitting}张可用` : undefined
}

/**
 * What the chooser's line says: what was chosen, or what the best that fits would give; before an amount is typed that it is
 * asked for first.
 */
export function couponSummary(
  offered: readonly OfferedCoupon[],
  chosen: OfferedCoupon | undefined,
  amount: Fen,
): string {
  if (amount === ZERO_FEN) return '先输入金额'
  if (chosen) return `${chosen.facts.kind === 'rate' ? '到期奖励' : '抵扣'}${formatAmount(chosen.benefit)}元`
  const best = offered.find(({ misfit }) => misfit === undefined)
  return best ? `可${best.facts.kind === 'rate' ? '多得' : '抵扣'}${formatAmount(best.benefit)}元` : '暂无可用'
}

type UsedCoupon = NonNullable<ResponseOf<typeof buyProduct>['coupon']>

/** What became of a coupon that was taken with an order. */
export function usedCouponText({ kind, state }: Pick<UsedCoupon, 'kind' | 'state'>): string {
  if (state === 'forfeited') return '已提前支取，加息奖励不再发放'
  if (state === 'takenBack') return '已提前支取，抵扣金额已扣回'
  if (kind === 'cash') return '存入时已抵扣，提前支取将扣回'
  return state === 'paid' ? '加息奖励已到账' : '加息奖励，持有到期后发放，提前支取不发放'
}
