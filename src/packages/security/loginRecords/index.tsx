import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryLoginRecords } from '@/contract/security/queryLoginRecords'
import { BRAND } from '@/domain/brand'
import { formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { linkTo } from '@/routes/link'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'

type LoginRecord = ResponseOf<typeof queryLoginRecords>['records'][number]

const READER: PageReader<typeof queryLoginRecords, LoginRecord> = {
  items: ({ records }) => records,
  more: ({ more }) => more,
  key: ({ id }) => id,
}

const DEVICES: Readonly<Record<LoginRecord['device'], string>> = { mini: '微信小程序', h5: '网页' }
const OUTCOMES: Readonly<Record<LoginRecord['outcome'], string>> = {
  right: '登录成功',
  wrong: '登录失败，手势密码错误',
  locked: '登录失败，手势密码已锁定',
}

const NONE = {
  text: '还没有登录记录',
  hint: '这里显示近180天的登录，包括未成功的尝试',
  action: { text: '返回首页', onPress: goHome },
}

/** /loginRecords: when, from what and with what result somebody logged in as the customer. */
function LoginRecords({ route }: PageProps<object>) {
  const list = usePages(queryLoginRecords, {}, READER)
  return (
    <Frame title={route.title}>
      <NotMe />
      <PagedList list={list} waiting={<Skeleton shape="list" count={6} />} empty={NONE}>
        {(records) =>
          byMonth(records, ({ at }) => monthOf(dayOfInstant(at))).map(({ month, title, items }) => (
            <MonthGroup key={month} title={title}>
              {items.map(({ id, at, device, outcome }) => (
                <Cell key={id} label={OUTCOMES[outcome]} hint={formatInstant(at)} value={DEVICES[device]} />
              ))}
            </MonthGroup>
          ))
        }
      </PagedList>
    </Frame>
  )
}

/** What helps who finds a log-in that wasn't theirs: a new gesture signs everybody else out. */
function NotMe() {
  const ways = [
    {
      to: linkTo('/GesturePassword', { type: 1 }),
      text: '重新设置手势密码',
      hint: '设置后，已登录的其他设备须重新登录',
    },
    { to: linkTo('/securityCenterIndex'), text: '前往安全中心' },
  ]
  return (
    <CellGroup title="不是本人操作？" note={`如需帮助，请立即致电${BRAND.hotline}`}>
      {ways.map(({ to, text, hint }) => to && <Cell key={text} label={text} hint={hint} onPress={() => go(to)} />)}
    </CellGroup>
  )
}

export default definePage(LoginRecords)
