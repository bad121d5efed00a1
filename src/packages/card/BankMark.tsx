import { View } from '@tarojs/components'
import { bankMark } from './mark'
import './BankMark.scss'

/** A bank's character in its own colour; what it stands in sets that by `bankColour`. */
export const BankMark = ({ bankName }: { readonly bankName: string }) => (
  <View className="bank-mark" aria-hidden="true">
    {bankMark(bankName)}
  </View>
)
