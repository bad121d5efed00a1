import type { Compilation, Compiler } from 'webpack'
import { ROWS } from '../src/routes/table'

/**
 * A page's chunk is asked for only after the whole of app.js has run: a round trip and a download late. This adds to
 * index.html a script that looks at the address and preloads the chunks of the page it names, beside app.js. It is an
 * asset of its own kind so that the page's content security policy can name its hash.
 */
export class PreloadPages {
  /** `alongside`: a script of the same kind that runs first. */
  constructor(private readonly alongside: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PreloadPages', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PreloadPages', stage }, () => {
        const html = compilation.getAsset('index.html')
        if (!html) return
        const script = `<script>${this.alongside};${preloadScript(filesByRoute(compilation))}</script>`
        const text = shellFirst(html.source.source().toString().replace('</title>', `</title>${script}`))
        compilation.updateAsset('index.html', new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}

/**
 * The shell is painted with what stands in the page: a stylesheet named in the head would hold that up until it is
 * there, named after the shell it holds up only the scripts, which need it.
 */
function shellFirst(html: string): string {
  const sheets = html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []
  const without = sheets.reduce((text, sheet) => text.replace(sheet, ''), html)
  return without.replace('</body>', `${sheets.join('')}</body>`)
}

/** Route name → files of its page's chunks that the entry doesn't bring already. */
function filesByRoute(compilation: Compilation): Map<string, string[]> {
  const entry = new Set(compilation.entrypoints.get('app')?.getFiles() ?? [])
  const byPage = new Map<string, string[]>()
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = /((?:pages|packages)\/\S+\/index)(?:$|\?|\.)/.exec(request ?? '')?.[1]
      if (page !== undefined)
        byPage.set(
          page,
          group.getFiles().filter((file) => !entry.has(file)),
        )
    }
  }
  return new Map(ROWS.flatMap((row) => (byPage.has(row.page) ? [[row.name, byPage.get(row.page) ?? []]] : [])))
}

/** Where a customer goes from home; fetched when home has nothing left to do, unless the phone saves data. */
const NEXT = ['/productDetailsHomePage/', '/ProductIndex/', '/assetOverview/', '/PersonalCenter/']

/** The script: each set of files once, with the names of all the routes that want it. */
function preloadScript(files: Map<string, string[]>): string {
  const all = [...new Set([...files.values()].flat())]
  const namesBySet = new Map<string, string[]>()
  for (const [name, list] of files) {
    const set = JSON.stringify(list.map((file) => all.indexOf(file)))
    namesBySet.set(set, [...(namesBySet.get(set) ?? []), name.slice(1)])
  }
  const sets = [...namesBySet].map(([set, names]) => `[${set},${JSON.stringify(`/${names.join('/')}/`)}]`)
  const [home, next] = ['/', NEXT].map((name) => JSON.stringify(name))
  return `(function(f,s,n){function ask(rel,i){var l=document.createElement('link');l.rel=rel;l.as=/css$/.test(f[i])?'style':'script';l.href='/main/'+f[i];document.head.appendChild(l)}function each(n,rel){s.forEach(function(e){e[1].indexOf(n)<0||e[0].forEach(function(i){ask(rel,i)})})}each(n,'preload');n!='/'+${home}||!window.requestIdleCallback||(navigator.connection||{}).saveData||addEventListener('load',function(){requestIdleCallback(function(){${next}.forEach(function(n){each(n,'prefetch')})})})})(${JSON.stringify(all)},[${sets.join()}],'/'+location.pathname.replace(/^\\/main\\/?/,'')+'/')`
}
