import { View } from '@tarojs/components'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { useValue } from '@/session/store'
import { Cell, CellGroup } from '@/ui/Cell'
import { Switch } from '@/ui/Switch'
import { Tabs } from '@/ui/Tabs'
import './Looks.scss'

const MODES = [
  { key: 'system', label: '跟随系统' },
  { key: 'light', label: '浅色' },
  { key: 'dark', label: '深色' },
] as const

/** How the app looks on this phone. */
export function Looks() {
  const mode = useValue(colourMode.value)
  const elder = useValue(elderMode.value)
  const hidden = useValue(amountsHidden.value)
  return (
    <>
      <CellGroup title="显示设置">
        <Cell
          icon="elder"
          label="长辈版"
          hint="大字体、大按钮"
          value={<Switch label="长辈版" checked={elder} onChange={elderMode.set} />}
        />
        <Cell
          icon="eye-off"
          label="隐藏金额"
          hint="金额显示为******"
          value={<Switch label="隐藏金额" checked={hidden} onChange={amountsHidden.set} />}
        />
      </CellGroup>
      <View className="looks-mode">
        <View className="looks-mode__title">外观</View>
        <Tabs label="外观" items={MODES} current={mode} onSelect={colourMode.set} />
      </View>
    </>
  )
}
