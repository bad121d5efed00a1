import { View } from '@tarojs/components'
import { Icon } from '../Icon'
import './InsuranceMark.scss'

/**
 * The mark that deposits are insured; never shown at a wealth product and never as advertising (Deposit Insurance
 * Regulation).
 */
export function InsuranceMark() {
  return (
    <View className="ui-insurance-mark">
      <Icon name="shield" size="small" />
      <View className="ui-insurance-mark__text">存款保险</View>
    </View>
  )
}
