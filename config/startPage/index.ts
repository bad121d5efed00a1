import type { Compilation, Compiler } from 'webpack'
import type { PreloadPlan } from '@/platform/hostPage/preload'
import { unpack } from '@/routes/compactTable'
import { packedTable, ROWS } from '@/routes/table'
import { fillPage } from '../brand'
import { TABLE_IN_PAGE } from '../routeTable'
import { nextFiles } from './next'
import { DETAIL_PAGE, LANDING_PAGE } from './questions'
import { askingScript, detailScript, drawingScript, landingScript, pictureTemplate, preloadingScript } from './scripts'
import type { Constants, ScriptFile } from './scripts'

/**
 * What index.html does before app.js has run, which on a slow phone is a second and a half after index.html has come:
 * - it asks the bank what the page begins with, and draws home's first picture with the products;
 * - it knows the names of all routes, looks at the address and preloads the chunks of its page; on home also those of the pages
 *   that come next, once home is idle.
 *
 * The server lists the hashes of its scripts in the page's content security policy.
 */
export class StartPage {
  constructor(
    private readonly channelAppId: string,
    private readonly constants: Constants,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StartPage', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'StartPage', stage }, async () => {
        const html = compilation.getAsset('index.html')
        if (!html) return
        const { RawSource } = compiler.webpack.sources
        // A development build has its styles in its scripts, so the picture would be drawn without them.
        const pictures = compiler.options.mode === 'production' ? await this.previews() : undefined
        const asking = await askingScript(this.channelAppId, pictures?.home)
        const drawn = pictures && { [LANDING_PAGE]: pictures.landing.file, [DETAIL_PAGE]: pictures.detail.file }
        const files = filesByPage(compilation)
        const next =
          pictures &&
          nextFiles(new Set(NEXT.flatMap((name) => beyondHome(files, pageOf(name)))), (file) =>
            String(compilation.getAsset(file)?.source.source()),
          )
        const preloading = await preloadingScript({ ...preloadPlan(files, drawn), ...(next && { next: next[0].file }) })
        // Separate scripts, so that a browser that refuses one still runs the others.
        const names = `${TABLE_IN_PAGE}=${JSON.stringify(packedTable())}`
        const script = [names, asking, preloading].map((text) => `<script>${text}</script>`).join('')
        const text = shellFirst(fillPage(html.source.source().toString()))
          .replace('</title>', `</title>${script}`)
          .replace('</body>', `${pictures?.template ?? ''}</body>`)
        for (const { file, text: content } of pictures ? [pictures.home, pictures.landing, pictures.detail] : [])
          compilation.emitAsset(file, new RawSource(content))
        // Minified already, and the minifier would have the browser compile all of it ahead.
        for (const { file, text: content } of next ?? [])
          compilation.emitAsset(file, new RawSource(content), { minimized: true })
        compilation.updateAsset('index.html', new RawSource(text))
      })
    })
  }

  private async previews(): Promise<{
    readonly home: ScriptFile
    readonly landing: ScriptFile
    readonly detail: ScriptFile
    readonly template: string
  }> {
    return {
      home: await drawingScript(),
      landing: await landingScript(this.constants),
      detail: await detailScript(this.constants),
      template: await pictureTemplate(this.constants),
    }
  }
}

/**
 * Moves style sheets behind the shell. A sheet named in the head would delay the shell's painting until it is loaded;
 * named after the shell it delays only the scripts, which need it.
 */
function shellFirst(html: string): string {
  const sheets = html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []
  const without = sheets.reduce((text, sheet) => text.replace(sheet, ''), html)
  return without.replace('</body>', `${sheets.join('')}</body>`)
}

/** For each page the files of its chunks that the entry doesn't load already. */
function filesByPage(compilation: Compilation): Map<string, readonly string[]> {
  const entry = new Set(compilation.entrypoints.get('app')?.getFiles() ?? [])
  const byPage = new Map<string, readonly string[]>()
  for (const group of compilation.chunkGroups) {
    const files = group.getFiles().filter((file) => !entry.has(file))
    for (const { request } of group.origins) {
      const page = /((?:pages|packages)\/\S+\/index)(?:$|\?|\.)/.exec(request ?? '')?.[1]
      if (page !== undefined) byPage.set(page, files)
    }
  }
  return byPage
}

const pageOf = (name: string): string => ROWS.find((row) => row.name === name)?.page ?? ''

/** A page's files that home doesn't need. */
function beyondHome(files: ReadonlyMap<string, readonly string[]>, page: string): readonly string[] {
  const home = files.get(pageOf('/')) ?? []
  return (files.get(page) ?? []).filter((file) => !home.includes(file))
}

/** Routes that customers open from home, by name; for a page with several routes the first one. */
export const NEXT: readonly string[] = [
  ...new Map(
    ROWS.filter(({ prefetch }) => prefetch)
      .reverse()
      .map(({ name, page }) => [page, name]),
  ).values(),
]

/**
 * Each page with its files, as indexes into the list of all files.
 * @param drawn by page the script that draws it before the app is there
 */
function preloadPlan(files: Map<string, readonly string[]>, drawn: Readonly<Record<string, string>> = {}): PreloadPlan {
  const all = [...new Set([...files.values()].flat())]
  const pages = [...new Set(unpack(packedTable()).pages.values())]
  return {
    files: all,
    pages: pages.map((page) => (files.get(page) ?? []).map((file) => all.indexOf(file))),
    drawn: Object.fromEntries(Object.entries(drawn).map(([page, file]) => [pages.indexOf(page), file])),
  }
}
