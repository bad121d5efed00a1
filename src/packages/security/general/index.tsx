import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Looks } from '@/features/looks/Looks'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { generalQuery } from '@/routes/queries/security'
import { confirm } from '@/session/overlay'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { showToast } from '@/ui/Toast'
import { SelfCheckPage } from './SelfCheckPage'

/** Everything as it is on a new phone. */
async function reset(): Promise<void> {
  if (!(await confirm({ text: '将关闭长辈版、显示金额，外观跟随系统。', yes: '恢复默认' }))) return
  elderMode.set(false)
  amountsHidden.set(false)
  colourMode.set('system')
  showToast('已恢复默认显示')
}

/** /setPage: how the app looks on this phone, what it tells, and what it doesn't do. */
const Settings = ({ title }: { readonly title: string }) => (
  <Frame title={title}>
    <Looks />
    <CellGroup>
      <Cell icon="edit" label="字体大小" value="跟随系统" hint="在手机设置中调整，最大2倍" />
      <Cell icon="message" label="消息接收" hint="选择接收哪些消息" onPress={() => go('/systemMsg')} />
      <Cell icon="star" label="个性化推荐" value="未使用" hint="产品对所有客户按同一顺序展示" />
      <Cell icon="settings" label="系统与自检" hint="版本、网络与时间" onPress={() => go('/sysPage')} />
    </CellGroup>
    <Button kind="text" onPress={reset}>
      恢复默认显示
    </Button>
  </Frame>
)

/** /setPage and /sysPage, as the row says. */
const General = ({ route, query }: PageProps<v.InferOutput<typeof generalQuery>>) =>
  query.view === 'system' ? <SelfCheckPage title={route.title} /> : <Settings title={route.title} />

export default definePage(General, { query: generalQuery })
