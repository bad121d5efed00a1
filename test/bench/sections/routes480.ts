import { ROWS } from '@/routes/table'
import { H5, WEAPP, buildBoth } from '../built'
import { bytesOf, filesBelow, firstLoad, miniSizes } from '../builtFiles'
import { taroFloor } from '../floor/build'
import { buildGrown, furtherRows } from '../grownApp'
import { kibi, kilo, table } from '../statistics'
import type { Section } from './section'

const COUNT = 480
/** The share of an empty Taro app's scripts (H). */
const MOST_OF_H = 0.82
const MAX_MAIN_KIB = 700

const scriptsOf = (folder: string): number =>
  bytesOf(
    folder,
    filesBelow(folder).filter((file) => file.endsWith('.js')),
  ).gzip

interface Figures {
  readonly scripts: number
  readonly html: number
  readonly main: number
  readonly largest: number
  readonly total: number
}

function figuresOf(h5: string, weapp: string): Figures {
  const { html, js } = firstLoad(h5, '/')
  const { main, total, subpackages } = miniSizes(weapp)
  const largest = Math.max(...subpackages.map(({ bytes }) => bytes))
  return { scripts: js.gzip, html: html.gzip, main, largest, total }
}

export const routes480: Section = {
  name: 'routes480',
  title: 'With 480 routes',
  async run() {
    await buildBoth()
    const now = figuresOf(H5, WEAPP)
    const further = furtherRows(COUNT)
    const built = await buildGrown(COUNT)
    const then = figuresOf(built.h5, built.weapp)
    built.remove()
    const h = scriptsOf(await taroFloor('template'))
    const pages = (rows: readonly { readonly page: string }[]): string =>
      String(new Set(rows.map(({ page }) => page)).size)
    const rows = [
      ['pages', pages(ROWS), pages([...ROWS, ...further]), ''],
      ['home’s scripts, kB gzip', kilo(now.scripts), kilo(then.scripts), kilo(MOST_OF_H * h)],
      ['of an empty Taro app’s (H)', (now.scripts / h).toFixed(3), (then.scripts / h).toFixed(3), String(MOST_OF_H)],
      ['index.html, kB gzip', kilo(now.html), kilo(then.html), ''],
      ['main package, KiB', kibi(now.main), kibi(then.main), String(MAX_MAIN_KIB)],
      ['largest subpackage, KiB', kibi(now.largest), kibi(then.largest), '500'],
      ['all packages, KiB', kibi(now.total), kibi(then.total), '8192'],
    ]
    const figures = table(['', `${ROWS.length} routes`, `${ROWS.length + further.length} routes`, 'limit'], rows)
    const over = [
      ...(then.scripts > MOST_OF_H * h
        ? [`home's scripts pass their limit by ${kilo(then.scripts - MOST_OF_H * h)} kB`]
        : []),
      ...(then.main > MAX_MAIN_KIB * 1024 ? ['the main package passes its limit'] : []),
    ]
    return `A copy of the project, built for both platforms: made-up names are routes too, every third with a page and its own package's code.

${figures}

${over.length === 0 ? 'Both limits are kept.' : `Not kept: ${over.join('; ')}.`}`
  },
}
