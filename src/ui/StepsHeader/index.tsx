import Step from '@nutui/nutui-react-taro/dist/es/packages/step/index'
import '@nutui/nutui-react-taro/dist/es/packages/step/style/style.css'
import Steps from '@nutui/nutui-react-taro/dist/es/packages/steps/index'
import '@nutui/nutui-react-taro/dist/es/packages/steps/style/style.css'
import { View } from '@tarojs/components'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import './StepsHeader.scss'

export interface StepsHeaderProps {
  /** Names of all steps, in order. */
  readonly steps: readonly string[]
  /** The number of the current step, from 1. */
  readonly current: number
  /** Opens more information about the steps. */
  readonly onPress: () => void
}

/**
 * The current step of many: 第3步，共8步. NutUI's Steps draws the track; it has no roles, and its fixed title heights don't fit
 * large type, so it is hidden from screen readers and we write the text beside it.
 */
export function StepsHeader({ steps, current, onPress }: StepsHeaderProps) {
  const name = steps[current - 1] ?? ''
  // NutUI gives each step a column and puts its dot in the middle; this makes the outer dots reach the edges.
  const overhang = `0 ${-100 / (2 * Math.max(2, steps.length) - 2)}%`
  const place = `第${current}步，共${steps.length}步`
  return (
    <Pressable className="ui-steps-header" label={`${name}${place}，查看全部步骤`} onPress={onPress}>
      <View className="ui-steps-header__line">
        <View className="ui-steps-header__name">{name}</View>
        <View className="ui-steps-header__end">
          <View className="ui-steps-header__place">{place}</View>
          <Icon name="arrow-right" size="small" tone="hint" className="ui-steps-header__arrow" />
        </View>
      </View>
      <View className="ui-steps-header__track" aria-hidden="true">
        <View style={{ margin: overhang }}>
          <Steps value={current} type="dot" layout="double" status="dynamic">
            {steps.map((step, index) => (
              <Step key={step} value={index + 1} />
            ))}
          </Steps>
        </View>
      </View>
    </Pressable>
  )
}
