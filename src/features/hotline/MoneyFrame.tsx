import { View } from '@tarojs/components'
import type { ComponentProps } from 'react'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { BRAND } from '@/domain/brand'
import { appearance } from '@/platform/appearance'
import { elderMode } from '@/session/preferences'
import { useValue } from '@/session/store'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import './MoneyFrame.scss'

/**
 * The frame of a page on which money is moved or shown: in the elder view a person at the bank is one tap away, in our own
 * bar or, where the platform draws the bar, as the first line of the page.
 */
export function MoneyFrame(props: Omit<ComponentProps<typeof Frame>, 'right'>) {
  const elder = useValue(elderMode.value)
  return <Frame {...props} right={elder ? <Hotline inBar={!appearance.hasNativeBar()} /> : undefined} />
}

const Hotline = ({ inBar }: { readonly inBar: boolean }) => (
  <Pressable
    className={classes('money-frame__hotline', inBar && 'money-frame__hotline--bar')}
    label={`拨打客服热线${BRAND.hotline}`}
    onPress={callHotline}
  >
    <Icon name="phone" size={inBar ? 'small' : 'medium'} tone="brand" />
    <View>{inBar ? '客服' : `人工客服 ${BRAND.hotline}`}</View>
  </Pressable>
)
