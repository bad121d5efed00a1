import { View } from '@tarojs/components'
import { Icon } from '../Icon'
import './InsuranceMark.scss'

/** Deposits are insured; never shown at a wealth product, never as a lure (Deposit Insurance Regulation). */
export function InsuranceMark() {
  return (
    <View className="ui-insurance-mark">
      <Icon name="shield" size="small" />
      <View className="ui-insurance-mark__text">存款保险</View>
    </View>
  )
}
