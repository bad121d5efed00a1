import { useState } from 'react'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import type { ProductFacts } from '@/contract/product/productFacts'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { useCall } from '@/session/useCall'
import { chosenCoupon, offeredCoupons } from '../coupons'

/** The customer's coupons for a purchase. A list that doesn't come leaves the purchase possible without one. */
export function useCoupons(facts: ProductFacts | undefined, amount: Fen | undefined) {
  const [couponId, setCouponId] = useState<string>()
  const read = useCall(queryCoupons, facts?.kind === 'deposit' ? { state: 'unused' } : undefined)
  const offered =
    facts && read.data ? offeredCoupons(read.data.coupons, facts, amount ?? ZERO_FEN, read.data.today) : []
  return {
    offered,
    chosen: chosenCoupon(offered, couponId),
    choose: setCouponId,
    reload: read.reload,
    /** Whether it isn't known yet which there are. */
    awaited: facts?.kind === 'deposit' && read.state === 'loading',
  }
}
