import { link } from '../routes/link'
import { useValue } from '../session/store'
import { unreadAtom } from '../session/unread'
import { TabBar } from '../ui/TabBar'
import { switchTab } from './navigate'

const TABS = [
  { key: 'home', label: '首页', icon: 'home', leadsTo: link('/') },
  { key: 'shelf', label: '产品', icon: 'shelf', leadsTo: link('/productDetailsHomePage') },
  { key: 'assets', label: '资产', icon: 'assets', leadsTo: link('/assetOverview') },
  { key: 'mine', label: '我的', icon: 'mine', leadsTo: link('/PersonalCenter') },
] as const

const openTab = (key: string): void => {
  const tab = TABS.find((each) => each.key === key)
  if (tab) switchTab(tab.leadsTo.name)
}

/** The tab bar of the four tab pages; 我的 has the badge of unread messages. */
export function BankTabs({ current }: { readonly current: (typeof TABS)[number]['key'] }) {
  const unread = useValue(unreadAtom)
  const items = TABS.map((tab) => (tab.key === 'mine' ? { ...tab, badge: unread } : tab))
  return <TabBar items={items} current={current} onSelect={openTab} />
}
