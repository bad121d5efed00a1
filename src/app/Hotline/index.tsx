import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { callHotline } from '../callHotline'
import './Hotline.scss'

/**
 * A person at the bank, one tap away on every page in the elder view: in our own bar or, where the platform draws the bar,
 * as the first line of the page.
 */
export const Hotline = ({ inBar }: { readonly inBar: boolean }) => (
  <Pressable
    className={classes('hotline', inBar && 'hotline--bar')}
    label={`拨打客服热线${BRAND.hotline}`}
    onPress={callHotline}
  >
    <Icon name="phone" size="small" tone="brand" />
    <View>{inBar ? '客服' : `人工客服 ${BRAND.hotline}`}</View>
  </Pressable>
)
