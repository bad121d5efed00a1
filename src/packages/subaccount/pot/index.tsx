import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryPots } from '@/contract/pots/queryPots'
import { fen } from '@/domain/money/fen'
import { comesIn } from '@/domain/pots/pots'
import { POT_MOVE_NAMES } from '@/domain/pots/labels'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { whenText } from '@/features/list/when'
import { potQuery } from '@/routes/queries/subaccount'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { PotFigures, PotOffer } from '../PotFigures'
import { ruleTexts } from '../potTexts'
import type { Pot, Pots } from '../potTexts'
import { MovePotSheet } from './MovePotSheet'
import { useClosePot, useMovePot } from './usePot'
import './pot.scss'

const GONE = {
  picture: 'glasses' as const,
  text: '未找到该存钱罐',
  hint: '它可能已经关闭',
  action: { text: '查看存钱罐', onPress: () => go('/pots', {}, { replace: true }) },
}

const Waiting = () => (
  <>
    <Skeleton shape="card" />
    <Skeleton shape="list" count={3} />
  </>
)

/** /pot: one pot, money in and out of it, its rules and its movements. */
function OnePot({ route, query }: PageProps<typeof potQuery>) {
  const read = useCall(queryPots, {})
  const found = ({ pots }: Pots) => pots.find(({ potId }) => potId === query.potId)
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Waiting />} empty={(all) => found(all) === undefined && GONE}>
        {(all) => {
          const pot = found(all)
          return pot && <Content pot={pot} all={all} />
        }}
      </Loaded>
    </Frame>
  )
}

function Content({ pot, all }: { readonly pot: Pot; readonly all: Pots }) {
  const [hidden] = useAmountsHidden()
  const move = useMovePot(pot, all.available)
  const { obstacles, close } = useClosePot(pot)
  return (
    <>
      <ObstacleNotes obstacles={obstacles} />
      <Card>
        <PotFigures pot={pot} hidden={hidden} size="amount" />
        <PotOffer pot={pot} hidden={hidden} />
      </Card>
      <View className="pot-actions">
        <ButtonRow>
          <Button onPress={() => move.begin('IN')}>存入</Button>
          <Button kind="secondary" disabled={pot.balance === 0} onPress={() => move.begin('OUT')}>
            转回
          </Button>
        </ButtonRow>
      </View>
      <Rules pot={pot} hidden={hidden} />
      <Movements movements={all.movements.filter(({ potId }) => potId === pot.potId)} hidden={hidden} />
      <CellGroup>
        <Cell label="关闭存钱罐" hint="余额转回电子账户，自动存入停止" onPress={close.run} />
      </CellGroup>
      <MovePotSheet move={move} balance={pot.balance} available={all.available} hidden={hidden} />
    </>
  )
}

const Rules = ({ pot, hidden }: { readonly pot: Pot; readonly hidden: boolean }) => (
  <CellGroup title="自动存入" note="余额不足时当次不存，下次照常">
    {ruleTexts(pot, hidden).map((text) => (
      <Cell key={text} label={text} />
    ))}
    <Cell icon="edit" label="修改名称、目标和自动存入" onPress={() => go('/potForm', { potId: pot.potId })} />
  </CellGroup>
)

function Movements({ movements, hidden }: { readonly movements: Pots['movements']; readonly hidden: boolean }) {
  if (movements.length === 0) return null
  return (
    <CellGroup title="最近往来">
      {movements.map(({ orderNo, kind, amount, at }) => (
        <Cell
          key={orderNo}
          label={POT_MOVE_NAMES[kind]}
          hint={whenText(at)}
          value={<Amount value={fen(comesIn(kind) ? amount : -amount)} hidden={hidden} signed symbol={false} />}
          onPress={() => go('/walletTransactionRecordDetail', { recordId: orderNo })}
        />
      ))}
    </CellGroup>
  )
}

export default definePage(OnePot, { query: potQuery, skeleton: <Waiting /> })
