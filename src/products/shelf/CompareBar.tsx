import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { LEAST_COMPARED, MAX_COMPARED } from '../model/compare'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import type { ShelfState } from './useShelf'
import './CompareBar.scss'

interface CompareBarProps {
  readonly shelf: ShelfState
  readonly products: readonly ProductFacts[]
  readonly onCompare: (codes: readonly string[]) => void
}

/** What was chosen to be compared, at the foot of the screen. Nothing while nothing is being compared. */
export function CompareBar({ shelf: { picks, toggle }, products, onCompare }: CompareBarProps) {
  if (!picks) return null
  const nameOf = (code: string): string => products.find(({ productType }) => productType === code)?.productName ?? code
  return (
    <View className="compare-bar">
      <View className="compare-bar__picks" {...role('status')} aria-live="polite">
        {picks.length === 0 && (
          <View className="compare-bar__hint">{`请选择${LEAST_COMPARED}至${MAX_COMPARED}个产品`}</View>
        )}
        {picks.map((code) => (
          <Pressable
            key={code}
            className="compare-bar__pick"
            label={`移除${nameOf(code)}`}
            onPress={() => toggle(code)}
          >
            <View className="compare-bar__name">{nameOf(code)}</View>
            <Icon name="close" size="small" />
          </Pressable>
        ))}
      </View>
      <Button disabled={picks.length < LEAST_COMPARED} onPress={() => onCompare(picks)}>
        {`开始对比（${picks.length}/${MAX_COMPARED}）`}
      </Button>
    </View>
  )
}
