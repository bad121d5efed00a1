import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'

interface LessProps {
  readonly of: { readonly loss: Fen; readonly couponLoss: Fen }
  readonly hidden?: boolean
}

/** What leaving early costs, and what of it a coupon's. */
export const Less = ({ of: { loss, couponLoss }, hidden = false }: LessProps) => (
  <>
    少得 <Amount value={loss} hidden={hidden} />
    {couponLoss > 0 && (
      <>
        ，其中优惠券权益 <Amount value={couponLoss} hidden={hidden} />
      </>
    )}
  </>
)
