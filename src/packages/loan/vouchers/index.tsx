import { View } from '@tarojs/components'
import { useState } from 'react'
import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryLoanVouchers } from '@/contract/loan/queryLoanVouchers'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { LOAN_VOUCHER_KIND_NAMES, LOAN_VOUCHER_STATE_NAMES } from '@/domain/loan/vouchers'
import { formatShortAmount } from '@/domain/money/format'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { loanCouponQuery } from '@/routes/queries/loan'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Tag } from '@/ui/Tag'
import { Unbroken } from '@/ui/Unbroken'
import { Sensible } from '../Sensible'
import '../loan.scss'

type Voucher = ResponseOf<typeof queryLoanVouchers>['vouchers'][number]
type Shown = v.InferOutput<typeof loanCouponQuery>['type']

const READER: PageReader<typeof queryLoanVouchers, Voucher> = {
  items: ({ vouchers }) => vouchers,
  more: ({ more }) => more,
  key: ({ voucherNo }) => voucherNo,
}

const TYPES = [
  { key: 'all', label: '全部' },
  { key: 'interest', label: LOAN_VOUCHER_KIND_NAMES.interest },
  // The whole name has no room in large type.
  { key: 'cash', label: '抵扣券' },
] as const

/** /loancoupon: the customer's loan vouchers, and the way to the loan app with one of them. */
function LoanVouchers({ route, query }: PageProps<typeof loanCouponQuery>) {
  const [type, setType] = useState<Shown>(query.type)
  return (
    <Frame title={route.title}>
      <Tabs label="类型" items={TYPES} current={type} onSelect={setType} />
      <List key={type} type={type} num={query.num} />
      <Sensible />
    </Frame>
  )
}

function List({ type, num }: { readonly type: Shown; readonly num: string | undefined }) {
  const list = usePages(queryLoanVouchers, type === 'all' ? {} : { kind: type }, READER)
  const named = num === undefined ? undefined : list.items.find(({ voucherNo }) => voucherNo === num)
  const missing = num !== undefined && list.first.state === 'ready' && !named && !list.more
  return (
    <PagedList
      list={list}
      waiting={<Skeleton shape="list" count={3} />}
      empty={{
        picture: 'ticket',
        text: '没有贷款券',
        hint: '贷款券由贷款活动发放，可先了解贷款服务',
        action: { text: '查看贷款服务', onPress: () => go('/loanMenu') },
      }}
    >
      {(vouchers) => (
        <>
          {missing && <Notice tone="warning">未找到链接中的贷款券，以下是您名下的全部贷款券</Notice>}
          {[...(named ? [named] : []), ...vouchers.filter((one) => one !== named)].map((voucher) => (
            <VoucherCard key={voucher.voucherNo} voucher={voucher} />
          ))}
        </>
      )}
    </PagedList>
  )
}

/** What a voucher does, in one sentence. */
const benefitOf = ({ kind, freeDays, cap, face }: Voucher): string =>
  kind === 'interest'
    ? `前${freeDays}天免息，免息本金不超过${formatShortAmount(cap)}元`
    : `还款时抵扣${formatShortAmount(face)}元`

/** What it does before all else, then when it may be used; its number last, which its hotline asks for. */
function VoucherCard({ voucher }: { readonly voucher: Voucher }) {
  const { voucherNo, name, state, minAmount, validFrom, validUntil } = voucher
  const usable = state === 'UNUSED'
  const term = `${formatDay(day(validFrom))}至${formatDay(day(validUntil))}有效`
  return (
    <Card>
      <View className="loan-voucher__line">
        <View className="loan-voucher__name">{name}</View>
        <Tag tone={usable ? 'success' : 'plain'}>{LOAN_VOUCHER_STATE_NAMES[state]}</Tag>
      </View>
      <View className="loan-voucher__benefit">
        <Unbroken text={benefitOf(voucher)} />
      </View>
      <View className="loan-voucher__facts">
        <Facts of={[`借款满${formatShortAmount(minAmount)}元可用`, term]} />
      </View>
      <View className="loan-voucher__line">
        <View className="loan-voucher__facts">{`编号${voucherNo}`}</View>
        {usable && (
          <Button
            size="small"
            kind="secondary"
            label={`去使用，${name}，编号${voucherNo}`}
            onPress={() => go('/yidaiload', { selector: '1', voucherId: voucherNo })}
          >
            去使用
          </Button>
        )}
      </View>
    </Card>
  )
}

export default definePage(LoanVouchers, { query: loanCouponQuery })
