import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { askToSignOut } from '@/app/leaving'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { settings } from './hub'
import './settings.scss'

/** /Setting: what can be set, other channels, and the ways out. */
const Settings = ({ route }: PageProps) => (
  <Frame title={route.title}>
    {settings().map(({ title, entries }) => (
      <CellGroup key={title} title={title}>
        {entries.map(({ to, ...entry }) => (
          <Cell key={entry.label} {...entry} onPress={() => go(to)} />
        ))}
      </CellGroup>
    ))}
    <View className="settings-leave">
      <Button kind="secondary" onPress={askToSignOut}>
        退出登录
      </Button>
      <Button kind="text" onPress={() => go('/logoutAccountIndex')}>
        注销账户
      </Button>
    </View>
  </Frame>
)

export default definePage(Settings)
