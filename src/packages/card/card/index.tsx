import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { limitText } from '@/domain/limits/limitText'
import { CARD_ROLE_NAMES } from '@/domain/card/roles'
import { formatInstant } from '@/domain/dates/format'
import type { Fen } from '@/domain/money/fen'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { link } from '@/routes/link'
import { cardQuery } from '@/routes/queries/card'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { BankMark } from '../BankMark'
import { cardName } from '../cards'
import { CardTags } from '../CardTags'
import { bankColour } from '../mark'
import { AliasSheet } from './AliasSheet'
import { useCardInfo } from './useCardInfo'
import type { CardFacts, CardUse } from './useCardInfo'
import './card.scss'

const toList = (): void => go('/mybandcard', {}, { replace: true })

/** /cardInfo: one bound card. */
function CardInfo({ route, query }: PageProps<typeof cardQuery>) {
  const { read, password, naming, setNaming, makeDefault, askToUnbind } = useCardInfo(query.cardId)
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Waiting />}
        failed={emptyFor('CardUnknown', {
          picture: 'glasses',
          text: '未找到该银行卡',
          hint: '可能已经解绑',
          action: { text: '查看我的银行卡', onPress: toList },
        })}
      >
        {({ card, use }) => (
          <>
            <Front card={card} />
            {use && <Limits use={use} />}
            <Facts card={card} onName={() => setNaming(true)} />
            <View className="card-actions">
              {!card.isDefault && use && (
                <Button kind="secondary" onPress={makeDefault}>
                  设为默认卡
                </Button>
              )}
              <Button kind="text" onPress={() => askToUnbind(card)}>
                解绑该卡
              </Button>
            </View>
            <AliasSheet card={card} open={naming} onClose={() => setNaming(false)} />
            <PasswordSheet password={password} name={`解绑 ${cardName(card)}`} onComplete={password.complete} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton shape="hero" />
      <Skeleton shape="list" count={5} />
    </>
  )
}

const Front = ({ card }: { readonly card: CardFacts }) => (
  <View className="card-front" style={bankColour(card.bankName)}>
    <Card tone="product">
      <View className="card-front__head">
        <BankMark bankName={card.bankName} />
        <View className="card-front__names">
          <View className="card-front__bank">{card.bankName}</View>
          {card.alias !== undefined && <View className="card-front__alias">{card.alias}</View>}
        </View>
        <CardTags card={card} />
      </View>
      <View className="card-front__number">{card.cardNo}</View>
    </Card>
  </View>
)

/** In full yuan, as what stands under it. */
const limitAmount = (limit: Fen | undefined, hidden: boolean) =>
  limit === undefined ? limitText(limit) : <Amount value={limit} hidden={hidden} />

/** What the card gives at most, what of it today has used, and what is left. */
function Limits({ use: { single, aDay, usedToday, left } }: { readonly use: CardUse }) {
  const [hidden] = useAmountsHidden()
  return (
    <CellGroup title="转入限额" note="由发卡银行与本行共同设定，转出不受此限">
      <Cell label="单笔限额" value={limitAmount(single, hidden)} />
      <Cell label="每日限额" value={limitAmount(aDay, hidden)} />
      <Cell label="今日已转入" value={<Amount value={usedToday} hidden={hidden} />} />
      <Cell label="今日还可转入" value={limitAmount(left, hidden)} strong />
    </CellGroup>
  )
}

/** What differs between its two marks, where it has both. */
const FIRST_AND_DEFAULT = '主卡：注销账户时，余额转到这张卡。默认：转入、转出时先选这张卡'

function Facts({ card, onName }: { readonly card: CardFacts; readonly onName: () => void }) {
  const { cardId, role, isDefault, mobileNo, alias, boundAt } = card
  const records = link('/walletTransactionRecordList', { cardId })
  const changePhone = role === 'FIRST' ? link('/changeFirstPhone') : undefined
  const first = role === 'SPECIAL' ? undefined : link('/firstCard')
  const purpose = role === 'SPECIAL' ? '仅接收专项款项' : role === 'FIRST' ? CARD_ROLE_NAMES.FIRST : '转入、转出'
  return (
    <CellGroup {...(role === 'FIRST' && isDefault && { note: FIRST_AND_DEFAULT })}>
      <Cell label="用途" value={purpose} onPress={first && (() => go(first))} />
      <Cell label="银行卡别名" value={alias ?? '未设置'} onPress={onName} />
      <Cell label="银行预留手机号" value={mobileNo} onPress={changePhone && (() => go(changePhone))} />
      <Cell label="绑定时间" value={formatInstant(boundAt)} />
      {role !== 'SPECIAL' && <Cell label="转账记录" onPress={() => go(records)} />}
    </CellGroup>
  )
}

export default definePage(CardInfo, { query: cardQuery, skeleton: <Waiting /> })
