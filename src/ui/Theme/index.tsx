import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PropsWithChildren } from 'react'
import { classes } from '../classes'
import { OverlayRoot } from '../Overlay/root'
import '../tokens/tokens.scss'
import { ElderView } from './elder'
import './Theme.scss'

/** `auto` follows the system. */
export type ThemeMode = 'auto' | 'light' | 'dark'

export interface ThemeLook {
  readonly mode?: ThemeMode
  /** 长辈版 */
  readonly elder?: boolean
  /** The text size the person chose in WeChat or the browser, 1 being normal. */
  readonly textScale?: number
}

/** Screens are designed for type up to this size. */
export const MAX_SCALE = 1.4

/** The class of a text size, in tenths; none for sizes up to the normal one. */
function textClass(scale: number): string | false {
  const tenths = Math.round(Math.min(scale, MAX_SCALE) * 10)
  return tenths > 10 && `theme--text-${tenths}`
}

/** The class names of a look, for a page's wrapper and, on the H5, for the document's body. */
export const themeClasses = ({ mode = 'auto', elder = false, textScale = 1 }: ThemeLook): string =>
  classes('theme', `theme--${mode}`, elder && 'theme--elder', textClass(textScale))

/** The wrapper of every page: gives its content colours and sizes, and dialogs their place. */
export function Theme({ children, ...look }: PropsWithChildren<ThemeLook>) {
  const [root, setRoot] = useState<Element | null>(null)
  return (
    <View className={classes('ui-theme', themeClasses(look))}>
      <ElderView.Provider value={look.elder ?? false}>
        <OverlayRoot.Provider value={root}>{children}</OverlayRoot.Provider>
      </ElderView.Provider>
      <View ref={setRoot} />
    </View>
  )
}
