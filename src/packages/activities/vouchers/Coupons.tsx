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
import { OptionSheet } from '@/ui/OptionSheet'
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
              ...onlyFor(coupon),
              ruleOf(coupon),
              `例：${exampleOf(coupon, today)}`,
              `${formatDay(day(coupon.validFrom))}至${formatDay(day(coupon.validUntil))}可用`,
            ]}
            over={state === 'unused' ? undefined : TABS.find(({ key }) => key === state)?.label}
          >
            {state === 'unused' && <Use coupon={coupon} />}
          </Ticket>
        ))
      }
    </Loaded>
  )
}

const isFamily = (key: string): key is FamilyKey => Object.keys(FAMILIES).includes(key)

/** The families a coupon is for; none for all deposits. */
const familiesOf = ({ families }: Coupon) =>
  families.filter(isFamily).map((family) => ({ key: family, label: describeFamily(family).name }))

function onlyFor(coupon: Coupon): readonly string[] {
  const names = familiesOf(coupon).map(({ label }) => label)
  return names.length === 0 ? [] : [`限${names.join('、')}`]
}

/** To where a coupon can be used: of several products the one that is chosen. */
function Use({ coupon }: { readonly coupon: Coupon }) {
  const [choosing, setChoosing] = useState(false)
  const families = familiesOf(coupon)
  const [first] = families
  const open = (family: FamilyKey): void => void go(familyRoute(family, 'Index'), {})
  const use = (): void => {
    if (!first) void go('/productDetailsHomePage')
    else if (families.length === 1) open(first.key)
    else setChoosing(true)
  }
  return (
    <TicketActs>
      <Button kind="secondary" size="small" label={`去使用，${coupon.name}`} onPress={use}>
        去使用
      </Button>
      <OptionSheet
        open={choosing}
        title="用于哪种存款"
        options={families}
        onSelect={(family) => {
          setChoosing(false)
          open(family)
        }}
        onClose={() => setChoosing(false)}
      />
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
