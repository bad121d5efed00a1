import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../brands/types'

export { BRAND_NAMES, brandFolder, brandOf } from '../brands/brandOf'

/** What tells a brand from others in what customers read and see: names, numbers, counters, mark. */
export function wordsOf({ BRAND, APP_LICENCE, RECEIVING_BANK, BRANCHES, MARK }: Brand): readonly string[] {
  const { shortName, hotline, licence, assetManager } = BRAND
  return [
    ...[shortName, hotline, licence, assetManager.name, assetManager.hotline],
    ...[APP_LICENCE, RECEIVING_BANK.bankNo, RECEIVING_BANK.accountPrefix],
    ...BRANCHES.map(({ name }) => name),
    MARK,
  ]
}

/** The colours that are a brand's own. */
export const coloursOf = ({ COLOURS }: Brand): readonly string[] => [COLOURS.light.brand, COLOURS.dark.brand]

/** Which of the words a text has, whatever their case. */
export function strangeWords(text: string, words: readonly string[]): readonly string[] {
  const folded = text.toLowerCase()
  return words.filter((word) => folded.includes(word.toLowerCase()))
}

/** Every file under a folder. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
