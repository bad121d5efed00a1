import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { Amount } from '@/ui/Amount'
import { Cell } from '@/ui/Cell'
import { usedCouponText } from '../coupons'

interface CouponCellProps {
  readonly coupon: NonNullable<ResponseOf<typeof queryHoldingDetail>['coupon']>
  readonly hidden: boolean
}

const LOST: readonly CouponCellProps['coupon']['state'][] = ['forfeited', 'takenBack']

/** The coupon a deposit was bought with: what it brings, and what became of it. */
export const CouponCell = ({ coupon, hidden }: CouponCellProps) => (
  <Cell
    label={coupon.name}
    hint={usedCouponText(coupon)}
    value={
      LOST.includes(coupon.state) ? undefined : (
        <Amount
          value={coupon.benefit}
          hidden={hidden}
          {...(coupon.state === 'paid' && { signed: true, tone: 'income' })}
        />
      )
    }
  />
)
