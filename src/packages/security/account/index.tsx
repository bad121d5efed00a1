import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { accountStatusOf } from '@/domain/subaccount/accountStatus'
import { dayOfInstant } from '@/domain/dates/instant'
import { formatDay } from '@/domain/dates/format'
import { limitText } from '@/domain/limits/limitText'
import { formatShortAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { ListFilter } from '@/features/list/ListFilter'
import { Loaded } from '@/features/loaded/Loaded'
import { accountManageQuery } from '@/routes/queries/security'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { actsFor, mendOf, nameOf } from './accountFacts'
import './accountManage.scss'

type Accounts = ResponseOf<typeof queryAccounts>
type Account = Accounts['accounts'][number]

/** /accountManage: one account, what it is and may, and what can be done with it. */
function AccountManage({ route, query }: PageProps<typeof accountManageQuery>) {
  const read = useCall(queryAccounts, {})
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={6} />}
        empty={({ accounts }) =>
          accounts.length === 0 && { picture: 'notebook', text: '没有可管理的账户', hint: '如有疑问，请联系客服' }
        }
      >
        {(all) => <Chosen all={all} first={query.acctId} />}
      </Loaded>
    </Frame>
  )
}

function Chosen({ all, first }: { readonly all: Accounts; readonly first: string | undefined }) {
  const [wanted, setWanted] = useState(first)
  const { accounts, branch } = all
  const account = accounts.find(({ acctId }) => acctId === wanted) ?? accounts[0]
  if (!account) return null
  const chips = accounts.map((one) => ({ key: one.acctId, label: `${nameOf(one)} ${one.acctNo.slice(-4)}` }))
  return (
    <>
      {chips.length > 1 && (
        <View className="account-manage-chips">
          <ListFilter label="账户" items={chips} current={account.acctId} onSelect={setWanted} />
        </View>
      )}
      <Facts account={account} branch={branch} />
      <CellGroup title="办理">
        {actsFor(account).map(({ to, ...act }) => (
          <Cell key={act.label} {...act} onPress={() => go(to)} />
        ))}
      </CellGroup>
      {account.class === 'ELECTRONIC' && <Limits />}
    </>
  )
}

function Facts({ account, branch }: { readonly account: Account; readonly branch: string }) {
  const { acctNo, receives, openedAt } = account
  const state = accountStatusOf(account)
  const mend = mendOf(account)
  return (
    <>
      {mend && (
        <Notice tone="warning" action={mend.action} onPress={() => go(mend.to)}>
          {mend.text}
        </Notice>
      )}
      <Card>
        <View className="account-manage-head">
          <Heading level={2} className="account-manage-name">
            {nameOf(account)}
          </Heading>
          <Tag tone={state.good ? 'success' : 'warning'}>{state.text}</Tag>
        </View>
        <View className="account-manage-number">{acctNo}</View>
      </Card>
      <CellGroup title="账户信息">
        <Cell label="账户类别" value={account.class === 'III' ? 'III类户' : 'II类户'} />
        <Cell label="开立日期" value={formatDay(dayOfInstant(openedAt))} />
        <Cell label="开户行" value={branch} />
        <Cell label="接收他人转入" value={receives ? '可以' : '不可以'} />
      </CellGroup>
    </>
  )
}

/** What may go out to cards; left away while it can't be read, because the rest doesn't need it. */
function Limits() {
  const { data } = useCall(queryTransferLimits, {})
  if (!data) return null
  const { single, aDay, countADay, left, nightLock } = data.out
  return (
    <CellGroup title="转出限额">
      <Cell label="单笔" value={limitText(single)} />
      <Cell label="每日" value={`${limitText(aDay)}，${countADay}笔`} />
      <Cell label="今日还可转出" value={`${formatShortAmount(left)}元`} />
      <Cell label="夜间锁" value={nightLock ? '已开启' : '未开启'} />
    </CellGroup>
  )
}

export default definePage(AccountManage, { query: accountManageQuery })
