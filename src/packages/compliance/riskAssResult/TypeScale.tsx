import { View } from '@tarojs/components'
import { INVESTOR_TYPES, LEVELS_RISE } from '@/domain/risk/levels'
import { classes } from '@/ui/classes'
import { role } from '@/ui/role'
import { Tag } from '@/ui/Tag'
import './TypeScale.scss'

const TYPES = Object.values(INVESTOR_TYPES)

interface TypeScaleProps {
  /** C1-C5; undefined before the first test. */
  readonly current: string | undefined
}

/** The five investor types in order and what each suits; the customer's own is marked in words too. */
export const TypeScale = ({ current }: TypeScaleProps) => (
  <>
    <View {...role('list')} aria-label="风险类型">
      {TYPES.map(({ code, name, description }) => (
        <View
          key={code}
          className={classes('type-scale__type', code === current && 'is-current')}
          {...role('listitem')}
        >
          <View className="type-scale__code">{code}</View>
          <View className="type-scale__main">
            <View className="type-scale__head">
              <View className="type-scale__name">{name}</View>
              {code === current && <Tag>您的类型</Tag>}
            </View>
            <View className="type-scale__suits">{description}</View>
          </View>
        </View>
      ))}
    </View>
    <View className="type-scale__note">{LEVELS_RISE}</View>
  </>
)
