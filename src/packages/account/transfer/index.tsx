import { View } from '@tarojs/components'
import { useContext } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { TransferDirection } from '@/domain/transfer/machine'
import { Loaded } from '@/features/loaded/Loaded'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { shutOut } from '@/features/order/shutOut'
import { actKind } from '@/features/order/useObstacles'
import { transferQuery } from '@/routes/queries/account'
import { Button } from '@/ui/Button'
import type { EmptyProps } from '@/ui/Empty'
import { Facts } from '@/ui/Facts'
import { Skeleton } from '@/ui/Skeleton'
import { ElderView } from '@/ui/Theme/elder'
import { cardTitle } from './limits'
import type { TransferCard } from './limits'
import { SPEED_TEXTS } from './speeds'
import { StepUp } from './StepUp'
import { TransferConfirm } from './TransferConfirm'
import { TransferForm } from './TransferForm'
import { DIRECTION_WORDS, useTransfer } from './useTransfer'
import type { Transferring } from './useTransfer'
import './transfer.scss'

const Waiting = () => (
  <>
    <Skeleton shape="list" count={1} />
    <Skeleton shape="hero" />
    <Skeleton shape="text" />
  </>
)

/** Without a card no money moves: the way to one. */
const noCard = (direction: TransferDirection): EmptyProps => ({
  picture: 'purse',
  text: '还没有绑定银行卡',
  hint: direction === 'IN' ? '绑定本人银行卡后，即可转入资金' : '资金只能转出至本人已绑定的银行卡',
  action: { text: '绑定银行卡', onPress: () => go('/addbandcard') },
})

interface ChosenProps {
  readonly card: TransferCard
  readonly transferring: Transferring
}

/** In large type the ways of arrival lie below the amount and its keys: which is chosen stands with the act. */
const Chosen = ({ card, transferring: { direction, form } }: ChosenProps) =>
  useContext(ElderView) && direction === 'OUT' ? (
    <View className="transfer-chosen">
      <Facts of={[SPEED_TEXTS[form.speed].title, `转到${cardTitle(card)}`]} />
    </View>
  ) : null

/** /AccountTurnInto, /AccountTurnOut: money between a bound card and the electronic account. */
function Transfer({ title, query }: PageProps<typeof transferQuery>) {
  const { direction } = query
  const transferring = useTransfer(query)
  const { limits, card, review, order } = transferring
  const shut = shutOut(order.obstacles)
  const action = card && !shut && (
    <>
      <Chosen card={card} transferring={transferring} />
      <Button
        kind={actKind(order.obstacles, transferring.ready)}
        onPress={() => review.run()}
        busy={review.busy || order.sending}
      >
        {`立即${DIRECTION_WORDS[direction].what}`}
      </Button>
    </>
  )
  return (
    <Frame title={title} action={action}>
      <Loaded
        read={limits}
        waiting={<Waiting />}
        empty={({ cards }) => (cards.length === 0 ? noCard(direction) : shut)}
      >
        {(data) => (
          <AfterObstacles obstacles={order.obstacles} waiting={<Waiting />}>
            {card && (
              <>
                <TransferForm limits={data} card={card} transferring={transferring} />
                <TransferConfirm limits={data} card={card} transferring={transferring} />
                <StepUp transferring={transferring} />
              </>
            )}
          </AfterObstacles>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(Transfer, { query: transferQuery, skeleton: <Waiting /> })
