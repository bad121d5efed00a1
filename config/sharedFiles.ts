import type { Compiler } from 'webpack'

const FILE = /^(packages\/[^/]+)\/sub-common\/\w+\.js$/
const REQUIRE = /require\("((?:\.\.\/)+sub-common)\/\w+\.js"\);/g
/** What the minifier leaves around the modules of a file; a file with something else stays as it is. */
const OPENING = /^"use strict";\(wx\.webpackJsonp=wx\.webpackJsonp\|\|\[\]\)\.push\(\[\[(\d+)\],\{/
const CLOSING = '}]);'
/** The chunks that a page waits for, at the end of its file. */
const AWAITED = /(?<=\.O\(0,\[)[\d,]+(?=\])/

interface Shared {
  readonly names: Set<string>
  readonly chunks: Set<string>
  readonly modules: string[]
}

/**
 * Taro writes a file for every module that pages of several packages share, in each of these packages, and every page
 * requires some twenty of them: a tenth of all packages. Here they become one file of each package, a chunk of its own;
 * like Taro's sub-vendors.js, every page of the package requires it. Its modules run when they are first used, as before.
 */
export class SharedFiles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SharedFiles', (compilation) => {
      // After Taro has copied the files into the packages.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'SharedFiles', stage }, (assets) => {
        const files = Object.entries(assets).map(([name, source]) => [name, String(source.source())] as const)
        for (const [name, text] of joinShared(files)) {
          if (text === undefined) delete assets[name]
          else assets[name] = new sources.RawSource(text)
        }
      })
    })
  }
}

/** The scripts of a build that change when each package's shared files become one; undefined for those that go. */
export function joinShared(files: readonly (readonly [name: string, text: string])[]): Map<string, string | undefined> {
  const changed = new Map<string, string | undefined>()
  const packages = new Map<string, Shared>()
  for (const [name, text] of files) {
    const [, root] = FILE.exec(name) ?? []
    const [opening, chunk] = OPENING.exec(text) ?? []
    if (!root || !opening || !chunk || !text.endsWith(CLOSING)) continue
    const shared = packages.get(root) ?? { names: new Set(), chunks: new Set(), modules: [] }
    packages.set(root, shared)
    shared.names.add(name.slice(`${root}/`.length))
    shared.chunks.add(chunk)
    shared.modules.push(text.slice(opening.length, -CLOSING.length))
    changed.set(name, undefined)
  }
  for (const [root, shared] of packages) {
    const pages = files.filter(([name]) => name.startsWith(`${root}/`) && name.endsWith('.js') && !changed.has(name))
    for (const [name, text] of pages) {
      const page = requireJoined(text, root, shared)
      if (page !== text) changed.set(name, page)
    }
    const { modules } = shared
    const start = `"use strict";(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${JSON.stringify(root)}],{`
    changed.set(`${root}/sub-common.js`, `${start}${modules.join(',')}${CLOSING}`)
  }
  return changed
}

/** A page's script that requires and awaits the one file instead of those that are in it. */
function requireJoined(text: string, root: string, { names, chunks }: Shared): string {
  let joined = false
  const required = text.replace(REQUIRE, (statement: string, folder: string) => {
    if (!names.has(statement.slice(statement.indexOf('sub-common'), -3))) return statement
    const first = joined ? '' : `require("${folder}.js");`
    joined = true
    return first
  })
  if (!joined) return text
  if (!AWAITED.test(required)) throw new Error(`A page of ${root} doesn't say which chunks it waits for`)
  return required.replace(AWAITED, (list) =>
    [JSON.stringify(root), ...list.split(',').filter((chunk) => !chunks.has(chunk))].join(','),
  )
}
