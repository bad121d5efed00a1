import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The specification's bank. */
export const DEFAULT_BRAND = 'yilian'

/** The brands' names: their folders. */
export const BRAND_NAMES: readonly string[] = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What every brand has the type of: the compiler reads the default one. */
export type ChosenBrand = typeof import('./yilian')

/** The folder of a brand; the default one's for an empty name. @throws Error for a name that no folder has */
export function brandFolder(name = ''): string {
  const folder = name || DEFAULT_BRAND
  if (!BRAND_NAMES.includes(folder)) throw new Error(`BRAND is one of ${BRAND_NAMES.join(', ')}, not ${folder}`)
  return join(__dirname, folder)
}

/** A brand's data. @throws Error for a name that no folder has */
export const brandOf = (name?: string): ChosenBrand => createRequire(__filename)(brandFolder(name)) as ChosenBrand
