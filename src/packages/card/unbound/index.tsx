import { useEffect } from 'react'
import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import type { ResponseOf } from '@/contract/call'
import { formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { cardName } from '../cards'

type Cards = ResponseOf<typeof queryBoundCards>

const toList = (): void => go('/mybandcard', {}, { replace: true })

/** /untiedBankCardSuccessed: the card unbound last, as the bank says; who has unbound none today is led to the list. */
function UnboundCard({ route }: PageProps) {
  const read = useCall(queryBoundCards, {})
  const none = read.state === 'ready' && read.data.unboundToday === undefined
  useEffect(() => {
    if (none) toList()
  }, [none])
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(data) =>
          data.unboundToday ? <Outcome data={data} unbound={data.unboundToday} /> : <Skeleton shape="card" />
        }
      </Loaded>
    </Frame>
  )
}

interface OutcomeProps {
  readonly data: Cards
  readonly unbound: NonNullable<Cards['unboundToday']>
}

function Outcome({ data, unbound }: OutcomeProps) {
  const left = data.cards.filter(({ role }) => role !== 'SPECIAL')
  const byDefault = left.find(({ isDefault }) => isDefault)
  return (
    <>
      <ResultView
        state="success"
        title="解绑成功"
        hint="该卡已与电子账户解绑，此前的交易记录仍可查询"
        rows={[
          { label: '已解绑', value: cardName(unbound) },
          { label: '解绑时间', value: formatInstant(unbound.at) },
          { label: '还可使用', value: left.length === 0 ? '没有银行卡' : `${left.length}张银行卡` },
          ...(byDefault ? [{ label: '默认卡', value: cardName(byDefault) }] : []),
        ]}
      >
        {left.length === 0 ? (
          <Button onPress={() => go('/addbandcard', {}, { replace: true })}>添加银行卡</Button>
        ) : (
          <Button onPress={toList}>查看我的银行卡</Button>
        )}
        <HomeButton />
      </ResultView>
      {left.length === 0 && <Notice tone="warning">没有绑定的银行卡时，电子账户不能转入、转出资金</Notice>}
    </>
  )
}

export default definePage(UnboundCard)
