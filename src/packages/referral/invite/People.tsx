import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { queryTeam } from '@/contract/referral/queryTeam'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import type { InvitePage } from '../pages'
import { InvitedRow } from './InvitedRow'
import type { Invited } from './InvitedRow'

const READER: PageReader<typeof queryTeam, Invited> = {
  items: ({ invited }) => invited,
  more: ({ more }) => more,
  key: ({ relationId }) => relationId,
}

const TABS = [
  { key: 'ALL', label: '全部' },
  { key: 'BOUND', label: '已接受' },
  { key: 'EFFECTIVE', label: '已开户' },
  { key: 'CLOSED', label: '已结束' },
] as const

type Tab = (typeof TABS)[number]['key']

/** /recommandList: who accepted the customer's invitations. */
export function People({ route }: InvitePage) {
  const [tab, setTab] = useState<Tab>('ALL')
  return (
    <Frame title={route.title}>
      <Tabs label="邀请状态" items={TABS} current={tab} onSelect={setTab} />
      <One key={tab} tab={tab} />
    </Frame>
  )
}

function One({ tab }: { readonly tab: Tab }) {
  const pages = usePages(queryTeam, tab === 'ALL' ? {} : { state: tab }, READER)
  const empty = {
    picture: 'teapot' as const,
    text: tab === 'ALL' ? '还没有人接受您的邀请' : '该状态下暂无邀请',
    hint: '对方打开您的邀请链接并接受后，会显示在这里',
    action: { text: '前往邀请好友', onPress: () => go('/inviteFriends', {}) },
  }
  return (
    <PagedList list={pages} waiting={<Skeleton shape="list" count={4} />} empty={empty}>
      {(invited) => (
        <Card padded={false}>
          {invited.map((one) => (
            <InvitedRow key={one.relationId} one={one} />
          ))}
        </Card>
      )}
    </PagedList>
  )
}
