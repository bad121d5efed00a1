import { View } from '@tarojs/components'
import { SENSIBLE } from './facts'
import './loan.scss'

/** What is said of borrowing on every page about loans. */
export const Sensible = () => <View className="loan-sensible">{`理性借贷：${SENSIBLE}`}</View>
