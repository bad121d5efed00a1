import { useState } from 'react'
import { subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { Cell, CellGroup } from '@/ui/Cell'
import { OptionSheet } from '@/ui/OptionSheet'
import type { Option } from '@/ui/OptionSheet'
import { couponRule, couponSummary, fittingText } from '../coupons'
import type { OfferedCoupon } from '../coupons'

interface CouponChooserProps {
  readonly offered: readonly OfferedCoupon[]
  readonly chosen: OfferedCoupon | undefined
  /** Fen; undefined while none is typed. */
  readonly amount: Fen | undefined
  readonly onChoose: (couponId: string | undefined) => void
}

const NONE = 'none'

/** What it does for this amount, or what is missing of the amount it asks for. */
function doesText({ facts, misfit, benefit }: OfferedCoupon, amount: Fen): string {
  if (amount === ZERO_FEN) return ''
  if (misfit !== undefined) return `（还差${formatShortAmount(subtractFen(facts.minAmount, amount))}元可用）`
  return `（${facts.kind === 'rate' ? '预计奖励' : '抵扣'}${formatAmount(benefit)}元）`
}

const optionOf = (coupon: OfferedCoupon, amount: Fen): Option<string> => ({
  key: coupon.facts.couponId,
  label: `${coupon.facts.name}${doesText(coupon, amount)}`,
  hint: couponRule(coupon.facts),
  disabled: coupon.misfit !== undefined,
})

/** The coupons of a purchase: none is chosen until the customer does. Nothing for who has none for the product. */
export function CouponChooser({ offered, chosen, amount = ZERO_FEN, onChoose }: CouponChooserProps) {
  const [open, setOpen] = useState(false)
  if (offered.length === 0) return null
  return (
    <>
      <CellGroup>
        <Cell
          icon="coupon"
          label="优惠券"
          hint={chosen?.facts.name ?? (amount === ZERO_FEN ? undefined : fittingText(offered))}
          value={couponSummary(offered, chosen, amount)}
          onPress={() => setOpen(true)}
        />
      </CellGroup>
      <OptionSheet
        open={open}
        title="选择优惠券"
        {...(amount === ZERO_FEN && { note: '先输入金额，再选择优惠券' })}
        options={[...offered.map((coupon) => optionOf(coupon, amount)), { key: NONE, label: '不使用优惠券' }]}
        value={chosen?.facts.couponId ?? NONE}
        onSelect={(key) => {
          onChoose(key === NONE ? undefined : key)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
