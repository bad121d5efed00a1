import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BRAND_NAMES, brandOf, coloursOf, filesUnder, strangeWords, wordsOf } from '@config/brandWords'

const BUILT = 'qinghe'
const TEN_MINUTES = 600_000

it.each(['h5', 'weapp'] as const)(
  'another brand’s %s has its own words and no other brand’s',
  (type) => {
    execFileSync(process.execPath, [resolve('config/tasks/build.mjs'), type], {
      env: { ...process.env, BRAND: BUILT },
      stdio: 'ignore',
    })
    const files = filesUnder(resolve('dist', BUILT, type)).map((file) => readFileSync(file, 'utf8'))
    const of = (name: string) => [...wordsOf(brandOf(name)), ...coloursOf(brandOf(name))]
    const others = BRAND_NAMES.filter((name) => name !== BUILT).flatMap(of)
    expect(files.flatMap((text) => strangeWords(text, others))).toEqual([])
    const { bankName, hotline } = brandOf(BUILT).BRAND
    for (const word of [bankName, hotline, ...coloursOf(brandOf(BUILT))])
      expect([word, files.some((text) => strangeWords(text, [word]).length > 0)]).toEqual([word, true])
  },
  TEN_MINUTES,
)
