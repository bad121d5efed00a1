export { giveCoupon, type CouponGift } from './give'
export { couponFactsOf, couponOfHolding, listCoupons, type UsedCoupon } from './rows'
export { couponPosting, holdCoupon, useCoupon, type HeldCoupon } from './use'
