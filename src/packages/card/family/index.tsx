import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import { grantsByUse, isOpenGrant } from '@/domain/family/grant'
import { familyUse } from '@/domain/family/spending'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { familyQuery } from '@/routes/queries/card'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { GiveForm } from './GiveForm'
import { GrantUse } from './GrantUse'
import { memberLine } from './grants'
import type { FamilyCards, GivenGrant } from './grants'
import { ReceivedCard } from './ReceivedCard'
import './family.scss'

type Tab = 'given' | 'received'

const GIVING = '赠送亲情卡'

/** What its page is most opened for, by its state, in the words of the buttons there. */
const LEADS: Readonly<Partial<Record<GivenGrant['state'], string>>> = {
  ACTIVE: '额度与停用',
  INVITED: '撤回赠送',
  PAUSED: '恢复使用',
}

const give = (): void => go('/familyCard', { give: 1 })

/** /familyCard: family cards one gave and was given, and the form to give one more. */
const FamilyCard = ({ route, query }: PageProps<typeof familyQuery>) =>
  query.give ? <GiveForm title={GIVING} /> : <FamilyCardList title={route.title} first={query.tab} />

function FamilyCardList({ title, first }: { readonly title: string; readonly first: Tab }) {
  const read = useCall(queryFamilyCards, {})
  const [tab, setTab] = useState<Tab>(first)
  const open = read.data?.given.filter(({ state }) => isOpenGrant(state)).length ?? 0
  const mayGive = tab === 'given' && read.data !== undefined && read.data.given.length > 0 && open < read.data.most
  return (
    <Frame title={title} action={mayGive ? <Button onPress={give}>{GIVING}</Button> : undefined}>
      <Tabs
        label="亲情卡"
        items={[
          { key: 'given', label: '我赠送的' },
          { key: 'received', label: '我收到的' },
        ]}
        current={tab}
        onSelect={setTab}
      />
      <View className="family-list">
        <Loaded read={read} waiting={<Skeleton shape="card" count={3} />}>
          {(cards) =>
            tab === 'given' ? <Given cards={cards} full={open >= cards.most} /> : <Received cards={cards} />
          }
        </Loaded>
      </View>
    </Frame>
  )
}

function Given({ cards: { given, most }, full }: { readonly cards: FamilyCards; readonly full: boolean }) {
  const [hidden] = useAmountsHidden()
  if (given.length === 0) {
    return (
      <Empty
        picture="teapot"
        text="还没有赠送亲情卡"
        hint="家人消费，由您的电子账户付款，额度和开关由您掌握"
        action={{ text: GIVING, onPress: give }}
      />
    )
  }
  return (
    <>
      {full && <Notice>{`已赠送${most}张亲情卡，如需再送请先停用一张`}</Notice>}
      {given.length > 1 && (
        <View className="family-used">
          家人本月一共用了 <Amount value={familyUse(given)} hidden={hidden} />
        </View>
      )}
      <ByUse grants={given}>
        {(grant) => (
          <Card key={grant.grantId} onPress={() => go('/familyChangeCard', { grantId: grant.grantId })}>
            <GrantUse grant={grant} name={memberLine(grant)}>
              <View className="family-manage">
                {LEADS[grant.state] ?? '查看'}
                <Icon name="arrow-right" size="small" />
              </View>
            </GrantUse>
          </Card>
        )}
      </ByUse>
    </>
  )
}

const Received = ({ cards: { received } }: { readonly cards: FamilyCards }) =>
  received.length === 0 ? (
    <Empty picture="teapot" text="还没有收到亲情卡" hint="家人向您赠送后，请在这里确认是否接受" />
  ) : (
    <ByUse grants={received}>{(grant) => <ReceivedCard key={grant.grantId} grant={grant} />}</ByUse>
  )

interface ByUseProps<Grant> {
  readonly grants: readonly Grant[]
  readonly children: (grant: Grant) => ReactNode
}

function ByUse<Grant extends Pick<GivenGrant, 'state'>>({ grants, children }: ByUseProps<Grant>) {
  const { open, over } = grantsByUse(grants)
  return (
    <>
      {open.map(children)}
      {over.length > 0 && <SectionTitle title="已结束" />}
      {over.map(children)}
    </>
  )
}

export default definePage(FamilyCard, {
  query: familyQuery,
  titled: ({ give: giving }) => (giving ? GIVING : undefined),
  skeleton: <Skeleton shape="card" count={3} />,
})
