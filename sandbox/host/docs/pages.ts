import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { Marked } from 'marked'
import MiniSearch from 'minisearch'

const FOLDER = join(__dirname, '../../../docs')

/** A part of a page under one heading. */
interface Section {
  readonly id: number
  /** Path under docs, without an extension. */
  readonly path: string
  readonly title: string
  readonly anchor: string
  readonly text: string
}

export interface Docs {
  /** The HTML of a page by its path under docs, without an extension; undefined for none. */
  page(path: string): string | undefined
  /** The best sections for some words, at most `most`. */
  search(words: string, most: number): readonly Section[]
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** A link of one page to another loses its extension; others stay. */
const linked = (href: string): string => (/^[\w./-]+\.md(#|$)/.test(href) ? href.replace('.md', '') : href)

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(linked(href))}">${this.parser.parseInline(tokens)}</a>`
    },
    // The docs are ours and have none; nothing else may come in.
    html: ({ text }) => escapeHtml(text),
  },
})

const sectionsOf = (path: string, text: string): readonly Omit<Section, 'id'>[] =>
  text.split(/^(?=#{1,4} )/m).map((part) => {
    const [heading = '', ...rest] = part.split('\n')
    const title = heading.replace(/^#+ /, '')
    return { path, title, anchor: anchorOf(title), text: rest.join('\n') }
  })

/** Words of Latin letters whole and in their parts (queryProducts: query, products), Chinese in pairs of characters. */
export function wordsOf(text: string): string[] {
  const latin = text.match(/[A-Za-z0-9_]+/g) ?? []
  const parts = latin.flatMap((word) => word.split(/(?<=[a-z0-9])(?=[A-Z])/))
  const chinese = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return [...latin, ...parts, ...chinese]
}

/** Reads every page of docs/ once. */
export async function readDocs(): Promise<Docs> {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.md')).sort()
  const pages = new Map<string, string>()
  for (const file of files) {
    const path = file.split(/[\\/]/).join(posix.sep).replace(/\.md$/, '')
    pages.set(path, await readFile(join(FOLDER, file), 'utf8'))
  }
  const sections = [...pages].flatMap(([path, text]) => sectionsOf(path, text)).map((one, id) => ({ ...one, id }))
  const index = new MiniSearch<Section>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    searchOptions: {
      ...{ boost: { title: 4 }, prefix: true, combineWith: 'AND' },
      // Who looks for a code wants the table of all of them first, and then the calls that answer with it.
      boostDocument: (id, term) => (/^\d+$/.test(term) && sections[Number(id)]?.path === 'errors' ? 100 : 1),
    },
  })
  index.addAll(sections)
  return {
    page: (path) => {
      const text = pages.get(path)
      return text === undefined ? undefined : markdown.parse(text, { async: false })
    },
    search: (words, most) =>
      index
        .search(words)
        .slice(0, most)
        .flatMap(({ id }) => sections[Number(id)] ?? []),
  }
}

const NAVIGATION = [
  ['api', 'Calls'],
  ['errors', 'Refusals'],
  ['wire', 'The wire'],
  ['architecture', 'Architecture'],
  ['glossary', 'Glossary'],
  ['adding-a-product', 'Add a product'],
  ['adding-a-campaign', 'Add a campaign'],
] as const

const STYLE = `
body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.6 system-ui,sans-serif;color:#1b2733;background:#fff}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;border-bottom:1px solid #d5dde5;padding-bottom:.75rem}
nav form{flex:1 1 12rem;text-align:right}input{font:inherit;padding:.25rem .5rem;border:1px solid #7d8b99;border-radius:4px}
a{color:#0b57b5}main{overflow-wrap:anywhere}h1{line-height:1.25}h2,h3{margin-top:2em;line-height:1.3}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #d5dde5;padding:.25rem .5rem;text-align:left;vertical-align:top}td:first-child{min-width:9rem}
pre{background:#f2f5f8;padding:.75rem;overflow-x:auto;border-radius:4px;line-height:1.4}code{font:14px/1.4 ui-monospace,monospace;background:#f2f5f8}
@media(prefers-color-scheme:dark){body{background:#11181f;color:#dde5ec}a{color:#7db7ff}pre,code{background:#1c2630}nav,td,th{border-color:#33414e}input{background:#1c2630;color:inherit}}
`

/** A whole page around some HTML. @param up how many folders below docs it stands */
export function around(title: string, html: string, up: number, words = ''): string {
  const root = '../'.repeat(up)
  const links = NAVIGATION.map(([path, name]) => `<a href="${root || './'}${path}">${name}</a>`).join('')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>
<nav>${links}<form action="${root || './'}search" role="search"><input name="q" type="search" aria-label="Search the docs" placeholder="Search" value="${escapeHtml(words)}"></form></nav>
<main>${html}</main></body></html>`
}

const EXCERPT = 160

/** The results of a search. */
export const resultsOf = (found: readonly Section[]): string =>
  found.length === 0
    ? '<h1>Nothing found</h1><p>Try fewer words, the name of a call, a code or a Chinese term.</p>'
    : `<h1>Found</h1>${found
        .map(({ path, title, anchor, text }) => {
          const plain = text
            .replace(/[`|*#\n]+/g, ' ')
            .replace(/\s+/g, ' ')
            .slice(0, EXCERPT)
          return `<p><a href="./${path}#${anchor}">${escapeHtml(title)}</a> <small>${path}</small><br>${escapeHtml(plain)}</p>`
        })
        .join('')}`
