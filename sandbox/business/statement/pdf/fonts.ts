import { createRequire } from 'node:module'
import { join } from 'node:path'

// Not the module's file name: a script that is read from standard input has none.
const { resolve } = createRequire(join(__dirname, 'fonts'))

/**
 * Noto Sans SC, Copyright 2014-2021 Adobe, SIL Open Font License 1.1: it may be embedded and subset in documents. The
 * package carries the licence (docs/decisions/statements.md). A document embeds the glyphs it uses.
 */
const FONTS = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
} as const

export type FontName = keyof typeof FONTS
export const FONT_NAMES = Object.keys(FONTS) as FontName[]

/** Where a font's file lies. */
export const fontFile = (name: FontName): string => resolve(`@expo-google-fonts/noto-sans-sc/${FONTS[name]}`)
