import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { classes } from '../classes'
import '../tokens/tokens.scss'
import './Theme.scss'

/** `auto` follows the system. */
export type ThemeMode = 'auto' | 'light' | 'dark'

export interface ThemeLook {
  readonly mode?: ThemeMode
  /** 长辈版 */
  readonly elder?: boolean
}

/** The class names of a look, for a page's wrapper and, on the H5, for the document's body. */
export const themeClasses = ({ mode = 'auto', elder = false }: ThemeLook): string =>
  classes('theme', `theme--${mode}`, elder && 'theme--elder')

/** The wrapper every page stands in: gives all that is inside its colours and sizes. */
export function Theme({ children, ...look }: PropsWithChildren<ThemeLook>) {
  return <View className={classes('theme-page', themeClasses(look))}>{children}</View>
}
