import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'

export const Foot = () => <View className="home-foot">{`客服热线 ${BRAND.hotline}`}</View>
