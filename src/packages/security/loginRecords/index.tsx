import { Text, View } from '@tarojs/components'
import { useContext, useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryLoginRecords } from '@/contract/security/queryLoginRecords'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { OUTCOME_NAMES } from '@/domain/devices/logins'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { whenText } from '@/features/list/when'
import { loginRecordsQuery } from '@/routes/queries/security'
import { Cell } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Tag } from '@/ui/Tag'
import { ElderView } from '@/ui/Theme/elder'
import { fromWhich, loginPlace } from '../logins'
import type { Login } from '../logins'
import './loginRecords.scss'

const READER: PageReader<typeof queryLoginRecords, Login> = {
  items: ({ records }) => records,
  more: ({ more }) => more,
  key: ({ id }) => id,
}

type Filter = 'all' | 'failed'

const FILTERS: readonly { readonly key: Filter; readonly label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'failed', label: '未成功' },
]

const NONE = {
  all: {
    picture: 'key',
    text: '还没有登录记录',
    hint: '这里显示近180天的登录，包括未成功的尝试',
    action: { text: '返回首页', onPress: goHome },
  },
  failed: { picture: 'tea', text: '近180天没有未成功的登录', hint: '手势密码或验证码错误的尝试会显示在这里' },
} as const

/** /loginRecords: when, where, from what and with what result somebody logged in as the customer. */
function LoginRecords({ route, query }: PageProps<typeof loginRecordsQuery>) {
  const [filter, setFilter] = useState<Filter>(query.failed ? 'failed' : 'all')
  const list = usePages(queryLoginRecords, filter === 'failed' ? { failed: true } : {}, READER)
  return (
    <Frame title={route.title}>
      <Tabs items={FILTERS} current={filter} onSelect={setFilter} label="登录结果" />
      <Notice>点开一次登录可查看详情。如不是您本人操作，可立即让其他设备退出登录</Notice>
      <PagedList list={list} waiting={<Skeleton shape="list" count={6} />} empty={NONE[filter]}>
        {(records) =>
          byMonth(records, ({ at }) => monthOf(dayOfInstant(at))).map(({ month, title, items }) => (
            <MonthGroup key={month} title={title}>
              {items.map((login) => (
                <Row key={login.id} login={login} />
              ))}
            </MonthGroup>
          ))
        }
      </PagedList>
    </Frame>
  )
}

/** In large type what came of it stands beside when it was, so that where it was has the whole line. */
function Row({ login }: { readonly login: Login }) {
  const elder = useContext(ElderView)
  const when = (
    <View className="login-records__when">
      {login.outcome !== 'right' && <Icon name="warning" size="small" tone="warning" />}
      {whenText(login.at)}
    </View>
  )
  const outcome = <Outcome login={login} />
  return (
    <Cell
      label={
        elder ? (
          <View className="login-records__when">
            {when}
            {outcome}
          </View>
        ) : (
          when
        )
      }
      hint={<Hint login={login} />}
      value={elder ? undefined : outcome}
      onPress={() => go('/loginRecord', { id: login.id })}
    />
  )
}

/** Where and on what; of one that failed before it why. */
const Hint = ({ login }: { readonly login: Login }) => (
  <>
    {login.outcome !== 'right' && (
      <View className="login-records__why">
        {`${OUTCOME_NAMES[login.outcome]}${login.times > 1 ? `，共${login.times}次` : ''}`}
      </View>
    )}
    <Facts of={[loginPlace(login), fromWhich(login)]} />
  </>
)

const Outcome = ({ login: { outcome, disowned } }: { readonly login: Login }) =>
  disowned ? (
    <Tag tone="warning">已报告非本人</Tag>
  ) : outcome === 'right' ? (
    <Text>登录成功</Text>
  ) : (
    <Tag tone="warning">未成功</Tag>
  )

export default definePage(LoginRecords, { query: loginRecordsQuery })
