import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryVouchers } from '@/contract/voucher/queryVouchers'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatShortAmount } from '@/domain/money/format'
import { VOUCHER_KIND_NAMES, VOUCHER_STATE_NAMES, VOUCHER_STATES } from '@/domain/voucher/machine'
import type { VoucherState } from '@/domain/voucher/machine'
import { foldedText } from '@/features/campaign/folded'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { TipList } from '@/ui/TipList'
import { CodeSheet } from './CodeSheet'
import { leastText } from './leastText'
import { Ticket, TicketActs } from './Ticket'

type Voucher = ResponseOf<typeof queryVouchers>['vouchers'][number]

const READER: PageReader<typeof queryVouchers, Voucher> = {
  items: ({ vouchers }) => vouchers,
  more: ({ more }) => more,
  key: ({ voucherId }) => voucherId,
}

const TABS = VOUCHER_STATES.map((key) => ({ key, label: VOUCHER_STATE_NAMES[key] }))

/** Vouchers by state, with the code of one that can be used. */
export function Vouchers({ title }: { readonly title: string }) {
  return (
    <Frame title={title}>
      <VoucherList>
        <CellGroup title="领取更多">
          <Cell label="积分" hint="签到与兑换" onPress={() => go('/integralIndex')} />
          <Cell label="城市权益" hint="每月领取所在城市的商户券" onPress={() => go('/cityCardActivitiesHomePage')} />
          <Cell label="惠农券" hint="购买种子、化肥、农具时抵扣" onPress={() => go('/yuAgribusinessTicket')} />
          <Cell label="营业网点" hint="地址、服务时间与电话" onPress={() => go('/counterlists')} />
        </CellGroup>
        <CellGroup title="其他券">
          <Cell label="存款优惠券" hint="存入时抵扣或加息" onPress={() => go('/couponList')} />
          <Cell label="贷款券" hint="在贷款应用中使用" onPress={() => go('/loancoupon')} />
        </CellGroup>
      </VoucherList>
    </Frame>
  )
}

interface VoucherListProps {
  /** Only those of a kind. */
  readonly kind?: Voucher['kind']
  /** Below the list, once it is there: what stands below one that is still read would be pushed down by it. */
  readonly children?: ReactNode
}

/** A customer's vouchers, by state. */
export function VoucherList({ kind, children }: VoucherListProps) {
  const [state, setState] = useState<VoucherState>('ISSUED')
  return (
    <>
      <Tabs label="状态" items={TABS} current={state} onSelect={setState} />
      <List key={state} state={state} {...(kind && { kind })}>
        {children}
      </List>
    </>
  )
}

const NONE: Readonly<Record<VoucherState, string>> = {
  ISSUED: '没有可使用的卡券',
  USED: '没有已使用的卡券',
  EXPIRED: '没有已过期的卡券',
  REVOKED: '没有已收回的卡券',
}

const GET = { text: '用积分兑换', onPress: () => go('/integralIndex') }
const GET_AGRI = { text: '领取惠农券', onPress: () => go('/yuAgribusinessTicket') }

function List({ state, kind, children }: VoucherListProps & { readonly state: VoucherState }) {
  const list = usePages(queryVouchers, { state, ...(kind && { kind }) }, READER)
  const [shown, setShown] = useState<Voucher>()
  return (
    <>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={4} />}
        empty={{
          picture: 'ticket',
          text: NONE[state],
          ...(state === 'ISSUED' && { action: kind === 'AGRI' ? GET_AGRI : GET }),
        }}
      >
        {(vouchers) => vouchers.map((one) => <VoucherCells key={one.voucherId} voucher={one} onShow={setShown} />)}
      </PagedList>
      {list.first.state !== 'loading' && children}
      <CodeSheet voucher={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

interface VoucherCellsProps {
  readonly voucher: Voucher
  readonly onShow: (voucher: Voucher) => void
}

function VoucherCells({ voucher, onShow }: VoucherCellsProps) {
  const { name, kind, merchant, terms, face, least, state, validFrom, validUntil, usable } = voucher
  const [open, setOpen] = useState(false)
  const show = kind === 'CODE' ? '查看兑换码' : '出示券码'
  const called = `${name}，${formatDay(day(validUntil))}到期`
  return (
    <Ticket
      value={face > 0 ? `${formatShortAmount(face)}元` : '1张'}
      kind={VOUCHER_KIND_NAMES[kind]}
      name={name}
      texts={[
        face > 0 ? `${merchant} · ${leastText(least)}` : merchant,
        `${formatDay(day(validFrom))}至${formatDay(day(validUntil))}可用`,
      ]}
      over={state === 'ISSUED' ? undefined : VOUCHER_STATE_NAMES[state]}
    >
      <TicketActs>
        {usable && (
          <Button kind="secondary" size="small" label={`${show}，${called}`} onPress={() => onShow(voucher)}>
            {show}
          </Button>
        )}
        <Pressable
          className="ticket__more"
          label={`${called}，使用说明，${open ? '收起' : foldedText(terms)}`}
          expanded={open}
          onPress={() => setOpen(!open)}
        >
          <View>使用说明</View>
          <Icon name={open ? 'arrow-up' : 'arrow-down'} size="small" />
        </Pressable>
      </TicketActs>
      {open && <TipList label="使用说明" tips={terms} />}
    </Ticket>
  )
}
