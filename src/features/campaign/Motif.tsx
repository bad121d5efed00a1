import { View } from '@tarojs/components'
import type { Motif as MotifName } from '@/domain/campaign/picture'
import './Motif.scss'

/** What a banner's picture is of, in the banner's tone and gold. */
export const Motif = ({ name }: { readonly name: MotifName }) => (
  <View className={`motif--${name}`} aria-hidden="true">
    <View className="motif__shape" />
    <View className="motif__light" />
  </View>
)
