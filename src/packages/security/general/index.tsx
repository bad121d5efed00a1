import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Looks } from '@/features/looks/Looks'
import { appearance } from '@/platform/appearance'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { generalQuery } from '@/routes/queries/security'
import { confirm } from '@/session/overlay'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { MAX_SCALE } from '@/ui/Theme'
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

const LARGER = `最大${MAX_SCALE}倍；要更大的字，请打开长辈版`

/** Who sets the size of texts, where, and how far the app follows. */
const TEXT_SIZE = {
  weChat: `跟随微信“我—设置—通用—字体大小”，${LARGER}`,
  browser: `跟随浏览器的字号，${LARGER}`,
  weChatBrowser: '在右上角菜单的“调整字体”中调整；要更大的字，请打开长辈版',
} as const

function TextSize() {
  const from = appearance.textSizeFrom()
  const scale = Math.min(MAX_SCALE, Math.max(1, Math.round(appearance.fontSizeScaleFactor() * 10) / 10))
  return (
    <Cell
      icon="edit"
      label="字体大小"
      value={from === 'weChatBrowser' ? '由微信调整' : `${scale}倍`}
      hint={TEXT_SIZE[from]}
    />
  )
}

/** /setPage: how the app looks on this phone, what it tells, and what it doesn't do. */
const Settings = ({ title }: { readonly title: string }) => (
  <Frame title={title}>
    <Looks />
    <CellGroup>
      <TextSize />
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
const General = ({ route, query }: PageProps<typeof generalQuery>) =>
  query.view === 'system' ? <SelfCheckPage title={route.title} /> : <Settings title={route.title} />

export default definePage(General, { query: generalQuery })
