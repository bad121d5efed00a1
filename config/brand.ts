import { basename } from 'node:path'
import { types } from 'sass'
import { BRAND, COLOURS, MARK, MOTIF } from '@brand'
import { brandFolder, DEFAULT_BRAND } from '../brands/brandOf'
import { assertWhole } from './brandFaults'

/** The folder of the brand that is built; its code takes the place of `@brand` in bundles. */
export const BRAND_FOLDER = brandFolder(process.env.BRAND)

const NAME = basename(BRAND_FOLDER)

assertWhole(NAME)

/** Where a build is written: a brand's own folder, so that it never is in the default's. */
export const outputOf = (platform: string): string =>
  NAME === DEFAULT_BRAND ? `dist/${platform}` : `dist/${NAME}/${platform}`

/** For the cache of development builds, which doesn't know what sheets and index.html are filled with. */
export const BRAND_CACHE = `${NAME}-${process.env.TARO_ENV ?? 'h5'}`

/** A drawing as an address. */
const addressOf = (drawing: string): string =>
  `data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${drawing}</svg>`
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E')
    .replace(/#/g, '%23')}`

const DRAWINGS: Readonly<Record<string, string>> = { mark: MARK, motif: MOTIF }

const text = (given: unknown): string => (given as { getValue(): string }).getValue()

/** What sheets ask of the brand: its colours by theme and token, and its drawings. */
const sassFunctions = {
  'brand-colour($theme, $token)': (theme: unknown, token: unknown) => {
    const colours: Readonly<Record<string, Readonly<Record<string, string>>>> = COLOURS
    return new types.String(colours[text(theme)]?.[text(token)] ?? '')
  },
  'brand-drawing($name)': (name: unknown) => {
    const drawing = DRAWINGS[text(name)]
    return new types.String(drawing ? `url("${addressOf(drawing)}")` : 'none')
  },
}

export const sassLoaderOption = { sassOptions: { functions: sassFunctions } }

/** index.html with its `{{…}}` filled in. */
export const fillPage = (html: string): string => {
  const { light, dark } = COLOURS
  const values: Readonly<Record<string, string>> = {
    bankName: BRAND.bankName,
    mark: addressOf(MARK),
    light: `${light['shell-from']},${light['shell-to']}`,
    dark: `${dark['shell-from']},${dark['shell-to']}`,
  }
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
