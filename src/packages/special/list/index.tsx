import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { querySpecial } from '@/contract/special/querySpecial'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { PAYOUT_STATE_NAMES } from '@/domain/special/machine'
import { Frame } from '@/app/Frame'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Facts } from '@/ui/Facts'
import { Tag } from '@/ui/Tag'
import { PAYOUT_READER, wayText } from '../payouts'
import type { Payout } from '../payouts'
import { ClaimSheet } from './ClaimSheet'
import { useClaim } from './useClaim'
import './payoutList.scss'

/** /speciaLists: payouts that are the customer's own, each claimed once. */
function SpecialList({ route }: PageProps) {
  const list = usePages(querySpecial, { list: 'OPEN' }, PAYOUT_READER)
  const claim = useClaim(list.first.reload)
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={list.items.length > 0 ? 'secondary' : 'primary'} onPress={() => go('/specialIdCard')}>
          查询新的款项
        </Button>
      }
    >
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={3} />}
        empty={{ picture: 'notebook', text: '没有待领取的款项', hint: '确认是您本人后，可查询付款方为您发放的款项' }}
      >
        {(payouts, { accountTakes }) => (
          <AfterObstacles obstacles={claim.password.obstacles} waiting={<Skeleton shape="list" count={3} />}>
            {payouts.map((payout) => (
              <PayoutCard key={payout.itemId} payout={payout} onClaim={() => claim.begin(payout)} />
            ))}
            <ClaimSheet claim={claim} accountTakes={accountTakes} />
          </AfterObstacles>
        )}
      </PagedList>
      {list.first.state !== 'loading' && claim.password.obstacles.known && (
        <CellGroup>
          <Cell label="领取记录" onPress={() => go('/specialReceipt')} />
        </CellGroup>
      )}
    </Frame>
  )
}

const TONES = { LISTED: 'plain', VERIFIED: 'brand', SENDING: 'warning', PAID: 'success', UNCLAIMED: 'plain' } as const

function PayoutCard({ payout, onClaim }: { readonly payout: Payout; readonly onClaim: () => void }) {
  const { title, purpose, payer, payerPhone, amount, claimUntil, state } = payout
  const until = formatDay(day(claimUntil))
  const when = state === 'UNCLAIMED' ? `已于${until}截止` : state === 'SENDING' ? wayText(payout) : `${until}截止`
  return (
    <Card>
      <View className="payout-list__head">
        <View className="payout-list__title">{title}</View>
        <Tag tone={TONES[state]}>{PAYOUT_STATE_NAMES[state]}</Tag>
      </View>
      <View className="payout-list__facts">{`${payer} ${payerPhone}`}</View>
      <View className="payout-list__facts">
        <Facts of={[purpose, when]} />
      </View>
      <View className="payout-list__foot">
        <Amount value={amount} size="amount" />
        <View className="payout-list__ways">
          <Button
            kind="text"
            size="small"
            label={`查看详情：${title}`}
            onPress={() => go('/specialReceiptOne', { itemId: payout.itemId })}
          >
            查看详情
          </Button>
          {state === 'VERIFIED' && (
            <Button kind="secondary" size="small" label={`领取${title}`} onPress={onClaim}>
              领取
            </Button>
          )}
        </View>
      </View>
    </Card>
  )
}

export default definePage(SpecialList)
