import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import type { ResponseOf } from '@/contract/call'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { BankCard } from './BankCard'

type Cards = ResponseOf<typeof queryBoundCards>

const addCard = (): void => go('/addbandcard')

/** /mybandcard: the bound cards, those for special payouts by themselves, and the ways to one more. */
function CardList({ route }: PageProps) {
  const read = useCall(queryBoundCards, {})
  const own = read.data?.cards.filter(({ role }) => role !== 'SPECIAL') ?? []
  const mayAdd = read.data !== undefined && read.data.cards.length > 0 && own.length < read.data.limit
  return (
    <Frame title={route.title} action={mayAdd ? <Button onPress={addCard}>添加银行卡</Button> : undefined}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" count={3} />}
        empty={({ cards }) =>
          cards.length === 0 && {
            picture: 'purse',
            text: '还没有绑定银行卡',
            hint: '绑定本人借记卡后，可向电子账户转入、转出资金',
            action: { text: '添加银行卡', onPress: addCard },
          }
        }
      >
        {(data) => <Content data={data} />}
      </Loaded>
    </Frame>
  )
}

function Content({ data: { cards, limit, specialLimit } }: { readonly data: Cards }) {
  const own = cards.filter(({ role }) => role !== 'SPECIAL')
  const special = cards.filter(({ role }) => role === 'SPECIAL')
  return (
    <>
      {own.length >= limit && <Notice>{`已绑定${limit}张银行卡，如需添加请先解绑不常用的银行卡`}</Notice>}
      {own.map((card) => (
        <BankCard key={card.cardId} card={card} />
      ))}
      {special.length > 0 && <GroupTitle title="专项卡" />}
      {special.map((card) => (
        <BankCard key={card.cardId} card={card} />
      ))}
      <Ways more={special.length < specialLimit} />
    </>
  )
}

/** Where else cards are looked after. */
function Ways({ more }: { readonly more: boolean }) {
  const ways = [
    { label: '主卡', hint: '用途与更换', to: link('/firstCard') },
    { label: '支持的银行', hint: '可绑定的银行与限额', to: link('/chooseBank') },
    ...(more ? [{ label: '添加专项卡', hint: '用社保卡、惠农卡接收专项款项', to: link('/addOneSpecialCard') }] : []),
    { label: '亲情卡', hint: '家人消费，由您付款', to: link('/familyCard') },
  ]
  return (
    <CellGroup>
      {ways.map(({ label, hint, to }) => (
        <Cell key={label} label={label} hint={hint} onPress={() => go(to)} />
      ))}
    </CellGroup>
  )
}

export default definePage(CardList, { skeleton: <Skeleton shape="card" count={3} /> })
