import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { limitText } from '@/domain/limits/limitText'
import { OUT_LIMITS } from '@/domain/transfer/limits'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { actKind } from '@/features/order/useObstacles'
import { firstCardQuery } from '@/routes/queries/card'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { RadioList } from '@/ui/RadioList'
import { ResultView } from '@/ui/ResultView'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { cardName } from '../cards'
import type { BoundCard } from '../cards'
import { useFirstCard } from './useFirstCard'
import type { FirstCards } from './useFirstCard'

type Change = ReturnType<typeof useFirstCard>

const COOLING = `更换后24小时内，每日最多可转出${limitText(OUT_LIMITS.coolingADay)}`

/** What the first card is, and why there is one. */
const ABOUT = [
  { label: '用途', value: '证明电子账户归您本人所有，注销账户时资金转入该卡' },
  { label: '要求', value: '本人名下的Ⅰ类借记卡，有且只有一张' },
  { label: '更换', value: '需要人脸识别和支付密码' },
]

/** /firstCard: the card that anchors the account, and its change. */
function FirstCard({ route, query }: PageProps<typeof firstCardQuery>) {
  const change = useFirstCard(query)
  const { read, step, chosen, password } = change
  const next = read.data?.others.find(({ cardId }) => cardId === chosen)
  return (
    <Frame title={route.title} action={actionOf(change)}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(cards) => (
          <>
            {step === 'about' && (
              <>
                <ObstacleNotes obstacles={password.obstacles} />
                <About cards={cards} chosen={chosen} choose={change.choose} />
              </>
            )}
            {step === 'face' && <FacePart face={change.face} purpose="更换主卡" />}
            {step === 'passed' && (
              <ResultView state="pending" title="人脸识别通过" hint="请输入支付密码，完成主卡更换" />
            )}
            {step === 'done' && <Done first={cards.first} />}
          </>
        )}
      </Loaded>
      <PasswordSheet
        password={password}
        name={next ? `将 ${cardName(next)} 设为主卡` : '更换主卡'}
        onComplete={password.complete}
      />
    </Frame>
  )
}

/** The one thing to do next; undefined while the page's own buttons say it. */
function actionOf({ step, read, begin, face, password }: Change): ReactNode {
  if (!read.data) return undefined
  if (step === 'done') return <Button onPress={() => go('/mybandcard', {}, { replace: true })}>查看我的银行卡</Button>
  if (step === 'face') return faceAction(face)
  if (step === 'passed') return <Button onPress={password.ask}>输入支付密码</Button>
  if (read.data.others.length === 0) return <Button onPress={() => go('/addbandcard')}>添加银行卡</Button>
  return (
    <Button kind={actKind(password.obstacles)} onPress={begin}>
      更换主卡
    </Button>
  )
}

interface AboutProps {
  readonly cards: FirstCards
  readonly chosen: string | undefined
  readonly choose: (cardId: string) => void
}

function About({ cards: { first, others }, chosen, choose }: AboutProps) {
  const nameOf = (card: BoundCard): string => `${cardName(card)}${card.alias === undefined ? '' : ` ${card.alias}`}`
  return (
    <>
      <CellGroup title="当前主卡">
        <Cell
          label={first ? nameOf(first) : '还没有主卡'}
          hint={first ? `预留手机号 ${first.mobileNo}` : '首次绑定的银行卡即为主卡'}
          icon="card"
          strong
        />
      </CellGroup>
      <CellGroup>
        {ABOUT.map(({ label, value }) => (
          <Cell key={label} label={label} value={value} layout="stacked" />
        ))}
      </CellGroup>
      {others.length > 0 && (
        <>
          <GroupTitle title="更换为" />
          <Card>
            <RadioList
              label="要设为主卡的银行卡"
              options={others.map((card) => ({ key: card.cardId, label: nameOf(card) }))}
              value={chosen}
              onChange={choose}
            />
          </Card>
          <Notice>{COOLING}</Notice>
        </>
      )}
    </>
  )
}

const Done = ({ first }: { readonly first: BoundCard | undefined }) => (
  <ResultView
    state="success"
    title="主卡已更换"
    hint={COOLING}
    rows={first ? [{ label: '新主卡', value: cardName(first) }] : []}
  />
)

export default definePage(FirstCard, { query: firstCardQuery })
