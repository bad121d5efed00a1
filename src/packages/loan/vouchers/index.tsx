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
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Tag } from '@/ui/Tag'
import { Sensible } from '../Sensible'

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
            <VoucherCells key={voucher.voucherNo} voucher={voucher} />
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

function VoucherCells({ voucher }: { readonly voucher: Voucher }) {
  const { voucherNo, name, kind, state, minAmount, validFrom, validUntil } = voucher
  const usable = state === 'UNUSED'
  return (
    <CellGroup title={LOAN_VOUCHER_KIND_NAMES[kind]}>
      <Cell
        label={name}
        strong
        value={<Tag tone={usable ? 'success' : 'plain'}>{LOAN_VOUCHER_STATE_NAMES[state]}</Tag>}
      />
      <Cell layout="stacked" label="优惠" value={benefitOf(voucher)} />
      <Cell label="最低借款金额" value={`${formatShortAmount(minAmount)}元`} />
      <Cell layout="stacked" label="有效期" value={`${formatDay(day(validFrom))}至${formatDay(day(validUntil))}`} />
      <Cell layout="stacked" label="编号" value={voucherNo} />
      {usable && (
        <Cell
          label="去使用"
          name={`去使用，${name}，编号${voucherNo}`}
          strong
          onPress={() => go('/yidaiload', { selector: '1', voucherId: voucherNo })}
        />
      )}
    </CellGroup>
  )
}

export default definePage(LoanVouchers, { query: loanCouponQuery })
