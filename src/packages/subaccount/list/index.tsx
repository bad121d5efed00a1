import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { accountStatusOf } from '@/domain/subaccount/accountStatus'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { ANY_ACCOUNT, classListQuery } from '@/routes/queries/subaccount'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { SectionTitle } from '@/ui/SectionTitle'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { AccountNumber } from '../AccountNumber'
import { useReveal } from '../useReveal'
import { keepLooked } from '../lastLooked'
import type { Sub } from '../home/useClassHome'
import { homeOf } from '../ways'
import { Records } from './Records'
import './classList.scss'

/** The account that somebody came for, before the others. */
const namedFirst = <T extends { readonly acctId: string }>(accounts: readonly T[], acctId: string): readonly T[] => [
  ...accounts.filter((one) => one.acctId === acctId),
  ...accounts.filter((one) => one.acctId !== acctId),
]

/** How many there are, and how many of them are used no more. */
function countText(accounts: readonly { readonly state: string }[]): string {
  const closed = accounts.filter(({ state }) => state === 'CLOSED').length
  return `共${accounts.length}个账户${closed > 0 ? `（${closed}个已注销）` : ''}`
}

/** Tells the controls of one account from those of the next. */
const lastFourText = ({ acctNo }: Sub): string => `尾号${acctNo.slice(-4)}`

function StandingTag({ sub }: { readonly sub: Sub }) {
  const { text, good } = accountStatusOf(sub)
  return <Tag tone={good ? 'success' : sub.state === 'CLOSED' ? 'plain' : 'warning'}>{text}</Tag>
}

/** /IICardlist and /lzhCardlist: every account of a class, with its number, its money and how it moved. */
function ClassList({ route, query }: PageProps<typeof classListQuery>) {
  const accountClass = query.class
  const read = useCall(querySubAccounts, { class: accountClass })
  const reveal = useReveal()
  const [hidden, setHidden] = useAmountsHidden()
  const [shown, setShown] = useState<Sub>()
  const name = CLASS_FACTS[accountClass].name
  const none = {
    picture: 'purse' as const,
    text: `还没有${name}`,
    hint: '开立后可在这里查看账号、余额和明细',
    action: { text: '去开立', onPress: () => go(homeOf(accountClass, ANY_ACCOUNT)) },
  }
  const card = (sub: Sub) => (
    <Card key={sub.acctId} className="class-list__card">
      <View className="class-list__head">
        <View className="class-list__name">{sub.alias || name}</View>
        <StandingTag sub={sub} />
      </View>
      <Amount value={sub.balance} hidden={hidden} size="amount" />
      {sub.state === 'CLOSED' ? (
        <View className="class-list__closed">{sub.acctNo}</View>
      ) : (
        <AccountNumber acctId={sub.acctId} masked={sub.acctNo} reveal={reveal} />
      )}
      <ButtonRow>
        <Button kind="secondary" size="small" label={`交易明细，${lastFourText(sub)}`} onPress={() => setShown(sub)}>
          交易明细
        </Button>
        {sub.state !== 'CLOSED' && (
          <Button
            kind="secondary"
            size="small"
            label={`管理账户，${lastFourText(sub)}`}
            onPress={() => {
              keepLooked(sub.acctNo)
              go(homeOf(accountClass, sub.acctId))
            }}
          >
            管理账户
          </Button>
        )}
      </ButtonRow>
    </Card>
  )
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" count={3} />}
        empty={({ accounts }) => accounts.length === 0 && none}
      >
        {({ accounts }) => (
          <>
            <SectionTitle title={countText(accounts)} mark={<EyeToggle hidden={hidden} onToggle={setHidden} />} />
            {namedFirst(accounts, query.acctId).map(card)}
          </>
        )}
      </Loaded>
      <Sheet open={shown !== undefined} title="交易明细" onClose={() => setShown(undefined)}>
        {shown && <Records acctId={shown.acctId} hidden={hidden} />}
      </Sheet>
      <PasswordSheet password={reveal.password} name="查看完整账号" onComplete={reveal.password.complete} />
    </Frame>
  )
}

export default definePage(ClassList, { query: classListQuery })
