export { giveCoupon, type CouponGift } from './give'
export { couponLostBy, takeCouponBack, type LeavingDeposit } from './lose'
export { couponFactsOf, couponOfHolding, listCoupons, type UsedCoupon } from './rows'
export { couponPosting, holdCoupon, useCoupon, type HeldCoupon } from './use'
