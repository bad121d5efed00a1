import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { couponBenefit } from '@/domain/voucher/coupon'
import type { CouponTerms } from '@/domain/voucher/coupon'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatAmount, formatRate, formatShortAmount } from '@/domain/money/format'
import { FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { Loaded } from '@/features/loaded/Loaded'
import { familyRoute } from '@/products/entrance'
import { describeFamily } from '@/products/registry'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Ticket, TicketActs } from './Ticket'

type Answer = ResponseOf<typeof queryCoupons>
type Coupon = Answer['coupons'][number]
type State = 'unused' | 'used' | 'expired'

const TABS: readonly { readonly key: State; readonly label: string }[] = [
  { key: 'unused', label: '可使用' },
  { key: 'used', label: '已使用' },
  { key: 'expired', label: '已过期' },
]

/** Coupons of deposits by state, with what each brings by an example. */
export function Coupons({ title }: { readonly title: string }) {
  const [state, setState] = useState<State>('unused')
  return (
    <Frame title={title}>
      <Tabs label="状态" items={TABS} current={state} onSelect={setState} />
      <List key={state} state={state} />
    </Frame>
  )
}

const NONE: Readonly<Record<State, string>> = {
  unused: '没有可使用的优惠券',
  used: '没有已使用的优惠券',
  expired: '没有已过期的优惠券',
}

function List({ state }: { readonly state: State }) {
  const read = useCall(queryCoupons, { state })
  return (
    <Loaded
      read={read}
      waiting={<Skeleton shape="list" count={4} />}
      empty={({ coupons }) =>
        coupons.length === 0 && {
          picture: 'ticket',
          text: NONE[state],
          hint: '优惠券由活动发放，可在活动中心查看',
          action: { text: '查看活动中心', onPress: () => go('/promotionIndex') },
        }
      }
    >
      {({ coupons, today }) =>
        coupons.map((coupon) => (
          <Ticket
            key={coupon.couponId}
            value={coupon.kind === 'rate' ? `+${formatRate(coupon.bonusRate)}` : `${formatShortAmount(coupon.face)}元`}
            kind={coupon.kind === 'rate' ? '加息券' : '现金券'}
            name={coupon.name}
            texts={[
              ruleOf(coupon),
              `例：${exampleOf(coupon, today)}`,
              `${formatDay(day(coupon.validFrom))}至${formatDay(day(coupon.validUntil))}可用`,
            ]}
            over={state === 'unused' ? undefined : TABS.find(({ key }) => key === state)?.label}
          >
            {state === 'unused' && <Ways coupon={coupon} />}
          </Ticket>
        ))
      }
    </Loaded>
  )
}

const isFamily = (key: string): key is FamilyKey => Object.keys(FAMILIES).includes(key)

/** Where a coupon can be used: the products it is for, or all deposits. */
function Ways({ coupon: { name, families } }: { readonly coupon: Coupon }) {
  const known = families.filter(isFamily)
  const way = (text: string, onPress: () => void) => (
    <Button key={text} kind="secondary" size="small" label={`${text}，${name}`} onPress={onPress}>
      {text}
    </Button>
  )
  return (
    <TicketActs>
      {known.length === 0
        ? way('去选择存款', () => go('/productDetailsHomePage'))
        : known.map((family) => way(`用于${describeFamily(family).name}`, () => go(familyRoute(family, 'Index'), {})))}
    </TicketActs>
  )
}

/** What it asks for and up to what it counts; how much it brings is on the stub. */
function ruleOf({ kind, cap, minAmount, minMonths }: Coupon): string {
  const least = `满${formatShortAmount(minAmount)}元、存期${minMonths}个月及以上可用`
  return kind === 'rate' ? `${least}，计息本金不超过${formatShortAmount(cap)}元` : least
}

/** What the least purchase that it fits would get, by the bank's own computation. */
function exampleOf({ kind, bonusRate, cap, face, minAmount: amount, minMonths: term }: Coupon, today: string): string {
  const terms: CouponTerms = kind === 'rate' ? { kind, bonusRate, cap } : { kind, face }
  const benefit = couponBenefit({ terms }, { productType: '', amount, term, termType: 'M', today: day(today) })
  const what = kind === 'rate' ? '到期奖励' : '抵扣'
  return `存入${formatShortAmount(amount)}元、${term}个月，${what}${formatAmount(benefit)}元`
}
