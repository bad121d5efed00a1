import { View } from '@tarojs/components'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { unbroken } from '../Unbroken/unbroken'
import './SheetHead.scss'

interface SheetHeadProps {
  readonly title: string
  readonly onClose: () => void
}

/** The top of every panel from the bottom: its title and the button that closes it. */
export const SheetHead = ({ title, onClose }: SheetHeadProps) => (
  <View className="ui-sheet-head">
    <Heading level={2} className="ui-sheet-head__title">
      {unbroken(title)}
    </Heading>
    <Pressable className="ui-sheet-head__close" label="关闭" onPress={onClose}>
      <Icon name="close" />
    </Pressable>
  </View>
)
