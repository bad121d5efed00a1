import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { queryTeam } from '@/contract/referral/queryTeam'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Section } from '@/ui/Cell/Section'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import type { InvitePage } from '../pages'
import { InvitedRow } from './InvitedRow'

type Told = ResponseOf<typeof queryTeam>

/** How many accepted, and how many of them opened an account. */
const headsText = ({ all, effective }: { readonly all: number; readonly effective: number }): string =>
  `${all}人，已开户${effective}人`

/** Of whom the page shows the last ones itself. */
const SHOWN = 5

function Members({ team: { invited, all } }: { readonly team: Told }) {
  if (all === 0)
    return (
      <Empty
        picture="teapot"
        text="还没有人接受您的邀请"
        hint="对方打开您的邀请链接或海报并接受后，会显示在这里"
        action={{ text: '前往邀请客户', onPress: () => go('/inviteFriends', {}) }}
      />
    )
  return (
    <Section title="最近接受邀请">
      <Card padded={false}>
        {invited.slice(0, SHOWN).map((one) => (
          <InvitedRow key={one.relationId} one={one} />
        ))}
      </Card>
      <CellGroup>
        <Cell icon="people" label="查看名单" value={`${all}人`} onPress={() => go('/recommandList', {})} />
      </CellGroup>
    </Section>
  )
}

/** /myTeam: how many people a marketer has brought, and how many those have; heads and no money. */
export function Team({ route }: InvitePage) {
  const read = together(useCall(queryTeam, {}), useCall(queryMarketer, {}))
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={6} />}>
        {([team, { marketer, staff }]) =>
          marketer?.state === 'ACTIVE' ? (
            <>
              <CellGroup title="本月">
                <Cell label="接受邀请" value={`${team.month.bound}人`} />
                <Cell label="其中已开户" value={`${team.month.effective}人`} />
                <Cell label="到店服务" value={`${team.month.served}人次`} />
              </CellGroup>
              <CellGroup title="累计">
                <Cell label="直接邀请" value={headsText(team)} />
                <Cell label="间接邀请" value={headsText(team.second)} />
              </CellGroup>
              <Members team={team} />
              <View className="referral-note">只统计人数，不排名，也不与任何人的存款挂钩。</View>
            </>
          ) : (
            <Empty
              picture="teapot"
              text="您目前没有团队"
              hint={staff ? '取得推广资格后，可在这里查看服务人数' : '团队仅供本行工作人员使用，您可邀请好友'}
              action={
                staff
                  ? { text: '前往工作台', onPress: () => go('/clerkIndex', {}) }
                  : { text: '前往邀请好友', onPress: () => go('/inviteFriends', {}) }
              }
            />
          )
        }
      </Loaded>
    </Frame>
  )
}
