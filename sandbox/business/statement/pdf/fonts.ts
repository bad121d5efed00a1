import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const BESIDE = join(__dirname, 'fonts')
// Not the module's file name: a script that is read from standard input has none.
const { resolve } = createRequire(BESIDE)

/**
 * Noto Sans SC, Copyright 2014-2021 Adobe, SIL Open Font License 1.1: it may be embedded and subset in documents. The
 * package carries the licence (docs/decisions/statement.md). A document embeds the glyphs it uses.
 */
const FONTS = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
} as const

export type FontName = keyof typeof FONTS
export const FONT_NAMES = Object.keys(FONTS) as FontName[]

/** Where a font's file lies: beside the bundled bank, which goes without the package's other fonts, else in the package. */
export function fontFile(name: FontName): string {
  const beside = join(BESIDE, FONTS[name])
  return existsSync(beside) ? beside : resolve(`@expo-google-fonts/noto-sans-sc/${FONTS[name]}`)
}
