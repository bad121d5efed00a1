import { NEXT } from '@config/startPage'
import { ROWS } from '@/routes/table'
import { taroFloor } from '../floor/build'
import { bytesOf, filesBelow, firstLoad, idleFiles, laterLoad, miniSizes, pageChunks } from '../builtFiles'
import { buildBoth, H5, WEAPP } from '../built'
import { kibi, kilo, median, table } from '../statistics'
import type { Section } from './section'

const PRODUCT = '/ProductIndex'

async function firstLoads(): Promise<string> {
  const rows = ['/', PRODUCT].map((route) => {
    const { html, js, css } = firstLoad(H5, route)
    const kinds = [html, js, css]
    const all = (size: 'gzip' | 'brotli'): string => kilo(kinds.reduce((sum, kind) => sum + kind[size], 0))
    const compressed = kinds.map(({ gzip, brotli }) => `${kilo(gzip)} / ${kilo(brotli)}`)
    return [route, ...compressed, `${all('gzip')} / ${all('brotli')}`, String(1 + js.files + css.files)]
  })
  const template = await taroFloor('template')
  const ours = await taroFloor('ours')
  const scripts = (folder: string): number =>
    bytesOf(
      folder,
      filesBelow(folder).filter((file) => file.endsWith('.js')),
    ).gzip
  const home = firstLoad(H5, '/').js.gzip
  const ratio = (home / scripts(template)).toFixed(2)
  return `${table(['first visit, kB gzip / brotli', 'HTML', 'JS', 'CSS', 'all', 'files'], rows)}

Empty Taro app: ${kilo(scripts(template))} kB of JS (gzip) with the template's settings (H), ${kilo(scripts(ours))} with ours. Home with all routes in is ${ratio} H (goal: at most 0.82, so that 0.85 holds for good).`
}

function laterVisits(): string {
  const pages = new Map(ROWS.filter(({ name }) => name !== '/').map(({ page, name }) => [page, name]))
  const after = (seen: readonly string[]) =>
    [...pages]
      .filter(([page]) => !ROWS.some((row) => row.page === page && seen.includes(row.name)))
      .map(([, name]) => ({ name, gzip: laterLoad(H5, name, seen).js.gzip }))
      .sort((a, b) => a.gzip - b.gzip)
  const rowOf = (title: string, seen: readonly string[]): string[] => {
    const sizes = after(seen)
    const largest = sizes.at(-1)
    const middle = median(sizes.map(({ gzip }) => gzip))
    return [title, kilo(middle), `${kilo(largest?.gzip ?? 0)} (${largest?.name ?? ''})`]
  }
  const rows = [rowOf('after home', ['/']), rowOf('after home has been idle', ['/', ...NEXT])]
  const chunks = pageChunks(H5)
  const idle = bytesOf(H5, idleFiles(H5))
  return `Scripts of a later page's first visit, ${pages.size} pages that ${ROWS.length} routes share:

${table(['kB gzip', 'median (goals 8 and 4)', 'largest (goal 30)'], rows)}

When idle, home fetches what is behind its taps: ${kilo(idle.gzip)} kB of scripts and styles in ${idle.files} files.

All that is loaded on demand: ${chunks.files} scripts, ${(chunks.raw / 1e6).toFixed(2)} MB raw (goal 4).`
}

function mini(): string {
  const { main, total, subpackages } = miniSizes(WEAPP)
  const rows = [
    ['main package', kibi(main), '700'],
    ...subpackages.map(({ root, bytes }) => [`subpackage ${root}`, kibi(bytes), '500']),
    ['all', kibi(total), '8192'],
  ]
  return table(['mini-program, KiB', 'size', 'goal'], rows)
}

export const sizes: Section = {
  name: 'sizes',
  title: 'What is downloaded',
  async run() {
    await buildBoth()
    return [await firstLoads(), laterVisits(), mini()].join('\n\n')
  },
}
