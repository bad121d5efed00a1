import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import type { Mode } from './camera'
import type { View } from './routes'

/** One view with its picture in each mode. */
export interface Taken {
  readonly view: View
  readonly pictures: readonly { readonly mode: Mode; readonly file: string; readonly problems: readonly string[] }[]
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `body{font:14px/1.4 system-ui,sans-serif;margin:16px;background:#888;color:#fff}
section{display:inline-block;vertical-align:top;margin:0 20px 20px 0}h2{font-size:14px;margin:0 0 2px}
p{margin:0 0 6px;max-width:600px;opacity:.8;font-size:12px}img{width:187px;height:406px;object-fit:cover;object-position:top;margin-right:6px;border-radius:6px}
.wrong{outline:4px solid #f33}`

function html(title: string, taken: readonly Taken[], modes: readonly Mode[]): string {
  const sections = taken.map(({ view, pictures }) => {
    const shown = pictures.filter(({ mode }) => modes.includes(mode))
    const images = shown.map(
      ({ file, mode, problems }) =>
        `<a href="${file}"><img src="${file}" alt="${mode}" title="${escape([mode, ...problems].join('\n'))}"${problems.length > 0 ? ' class="wrong"' : ''}></a>`,
    )
    const aliases =
      modes.length > 1 && view.aliases.length > 0 ? `<p>also ${view.aliases.map(escape).join(' ')}</p>` : ''
    return `<section><h2>${escape(view.name)} ${escape(view.row.title)}</h2>${aliases}${images.join('')}</section>`
  })
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${sections.join('\n')}</html>`
}

/** The group of pages that a view belongs to: its package, or the main one. */
const groupOf = ({ view }: Taken): string => /^packages\/([^/]+)\//.exec(view.row.page)?.[1] ?? 'main'

/** Writes index.html with every picture, and for each group of pages and mode one PNG with the names over the pictures. */
export async function writeSheets(
  browser: Browser,
  folder: string,
  taken: readonly Taken[],
  modes: readonly Mode[],
): Promise<void> {
  writeFileSync(join(folder, 'index.html'), html('Gallery', taken, modes))
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  for (const group of new Set(taken.map(groupOf))) {
    const shown = taken.filter((each) => groupOf(each) === group)
    for (const mode of modes) {
      const file = join(folder, `sheet-${group}-${mode}`)
      writeFileSync(`${file}.html`, html(`${group}, ${mode}`, shown, [mode]))
      await page.goto(pathToFileURL(`${file}.html`).href)
      await page.screenshot({ path: `${file}.png`, fullPage: true })
    }
  }
  await page.close()
}
