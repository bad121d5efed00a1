import { View } from '@tarojs/components'
import { EyeToggle } from '@/ui/EyeToggle'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import './ViewerBar.scss'

export const SMALLEST_ZOOM = 100
const LARGEST_ZOOM = 200
const STEP = 25

interface ViewerBarProps {
  readonly page: number
  readonly pages: number
  /** Percent. */
  readonly zoom: number
  readonly hidden: boolean
  readonly onPage: (page: number) => void
  readonly onZoom: (zoom: number) => void
  readonly onHide: (hidden: boolean) => void
}

/** Pages, size and whether amounts are shown. */
export function ViewerBar({ page, pages, zoom, hidden, onPage, onZoom, onHide }: ViewerBarProps) {
  return (
    <View className="viewer-bar">
      <Key icon="arrow-left" label="上一页" disabled={page <= 1} onPress={() => onPage(page - 1)} />
      <View className="viewer-bar__text">{`${page} / ${pages}`}</View>
      <Key icon="arrow-right" label="下一页" disabled={page >= pages} onPress={() => onPage(page + 1)} />
      <View className="viewer-bar__gap" />
      <Key icon="minus" label="缩小" disabled={zoom <= SMALLEST_ZOOM} onPress={() => onZoom(zoom - STEP)} />
      <View className="viewer-bar__text">{`${zoom}%`}</View>
      <Key icon="plus" label="放大" disabled={zoom >= LARGEST_ZOOM} onPress={() => onZoom(zoom + STEP)} />
      <EyeToggle hidden={hidden} onToggle={onHide} />
    </View>
  )
}

interface KeyProps {
  readonly icon: IconName
  readonly label: string
  readonly disabled: boolean
  readonly onPress: () => void
}

const Key = ({ icon, label, disabled, onPress }: KeyProps) => (
  <Pressable className="viewer-bar__key" label={label} disabled={disabled} onPress={onPress}>
    <Icon name={icon} size="small" />
  </Pressable>
)
