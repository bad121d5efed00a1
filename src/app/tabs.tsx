import type { RouteName } from '../routes/link'
import { TabBar } from '../ui/TabBar'
import type { TabBarItem } from '../ui/TabBar'
import { switchTab } from './navigate'

const TABS: readonly (TabBarItem & { readonly key: RouteName })[] = [
  { key: '/', label: '首页', icon: 'home' },
  { key: '/productDetailsHomePage', label: '产品', icon: 'shelf' },
  { key: '/assetOverview', label: '资产', icon: 'assets' },
  { key: '/PersonalCenter', label: '我的', icon: 'mine' },
]

/** The tab bar of the four tab pages. */
export const BankTabs = ({ current }: { readonly current: RouteName }) => (
  <TabBar items={TABS} current={current} onSelect={(key) => switchTab(key as RouteName)} />
)
