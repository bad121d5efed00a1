import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { querySettlementCard } from '@/contract/card/querySettlementCard'
import { setSettlementCard } from '@/contract/card/setSettlementCard'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { RadioList } from '@/ui/RadioList'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/Toast'
import { cardName } from '../cards'
import type { BoundCard } from '../cards'
import { useWithPassword } from '@/features/order/useWithPassword'
import './settlement.scss'

/** /kolChooseBank: the card to which a promoter takes commissions out of the account; while promotion is off, that it is. */
function SettlementCard({ route }: PageProps) {
  const read = together(useCall(querySettlementCard, {}), useCall(queryBoundCards, {}))
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {([{ open, cardId }, { cards }]) =>
          open ? (
            <Choice chosen={cardId} cards={cards.filter(({ role }) => role !== 'SPECIAL')} />
          ) : (
            <Empty
              picture="lock"
              text="推广功能暂未开放"
              hint="本行产品仅由本行及授权人员介绍"
              action={{ text: '返回首页', onPress: goHome }}
            />
          )
        }
      </Loaded>
    </Frame>
  )
}

function Choice({ chosen, cards }: { readonly chosen: string | undefined; readonly cards: readonly BoundCard[] }) {
  const [cardId, setCardId] = useState(chosen)
  const card = cards.find((one) => one.cardId === cardId)
  const send = async (password: string) => {
    const outcome = await call(setSettlementCard, { cardId: cardId ?? '', password })
    if (outcome.ok) showToast('已保存')
    return outcome
  }
  const password = useWithPassword(setSettlementCard, { send, onRefused: ({ message }) => tell({ text: message }) })
  if (cards.length === 0) {
    return (
      <Empty
        picture="purse"
        text="还没有绑定银行卡"
        action={{ text: '添加银行卡', onPress: () => go('/addbandcard') }}
      />
    )
  }
  return (
    <>
      <ObstacleNotes obstacles={password.obstacles} />
      <Notice>佣金税后发放到您的电子账户。到账后从结算明细转出，收款卡就是您在这里选定的银行卡</Notice>
      <Card>
        <RadioList
          label="结算银行卡"
          options={cards.map((one) => ({ key: one.cardId, label: cardName(one) }))}
          value={cardId}
          onChange={setCardId}
        />
      </Card>
      <View className="settlement-save">
        <Button kind="secondary" disabled={card === undefined || cardId === chosen} onPress={password.ask}>
          保存
        </Button>
      </View>
      <PasswordSheet password={password} name={card ? `结算至 ${cardName(card)}` : ''} onComplete={password.complete} />
    </>
  )
}

export default definePage(SettlementCard)
