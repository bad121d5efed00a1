import { webcrypto } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes of some files: as they are, and compressed as the sandbox sends them. */
export interface Bytes {
  readonly files: number
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/** What the first visit of a route loads, by kind. */
export interface FirstLoad {
  readonly html: Bytes
  readonly js: Bytes
  readonly css: Bytes
}

/** As config/tasks/precompress.mjs. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

export function bytesOf(folder: string, files: readonly string[]): Bytes {
  const contents = files.map((file) => readFileSync(join(folder, file)))
  const sum = (size: (content: Buffer) => number): number => contents.reduce((total, each) => total + size(each), 0)
  return {
    files: files.length,
    raw: sum((content) => content.length),
    gzip: sum((content) => gzipSync(content, { level: 9 }).length),
    // Takes long, and only the bench asks.
    get brotli() {
      return sum((content) => brotliCompressSync(content, BROTLI).length)
    },
  }
}

/** All files below a folder, relative to it, without the compressed forms beside them. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('.br') && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** The files that index.html itself names, below the base. */
export function entryFiles(folder: string, base = '/main/'): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const found = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  return found.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length))
}

/** What index.html's scripts fetch and ask the bank at an address. */
export interface Opening {
  /** What the page needs besides the entry, below the base. */
  readonly files: readonly string[]
  /** Addresses of the bank. */
  readonly asked: readonly string[]
}

export function openingOf(folder: string, address: string): Opening {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const files: string[] = []
  const asked: string[] = []
  const add = ({ href, src }: { readonly href?: string; readonly src?: string }): void =>
    void files.push((href ?? src ?? '').replace(/^\/main\//, ''))
  const { pathname, search } = new URL(`/main${address}`, 'https://bank.example')
  const location = { pathname, search, protocol: 'https:' }
  const document = { cookie: '', createElement: () => ({ setAttribute: () => undefined }), head: { append: add } }
  const fetch = (url: string): void => void asked.push(url)
  // As for a signed-in person, because only they get home's first picture.
  const storage = { getItem: (name: string) => (name.endsWith('sessionToken') ? '{"version":1,"value":"0"}' : null) }
  const window = { location, addEventListener: () => undefined, sessionStorage: storage, localStorage: storage }
  const browser = { document, window, crypto: webcrypto, fetch }
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) runInNewContext(script, browser)
  return { files, asked }
}

/** The files that index.html fetches early at a route's address: what its page needs besides the entry. */
export const pageFiles = (folder: string, route: string): readonly string[] => openingOf(folder, route).files

const ofKind = (files: readonly string[], kind: RegExp): string[] => files.filter((file) => kind.test(file))

/** What home fetches when it is idle: the styles and scripts of the pages behind its taps, a file each. */
export const idleFiles = (folder: string): readonly string[] =>
  filesBelow(folder).filter((file) => /^(?:js|css)\/next\./.test(file))

/** What the first visit of a route loads. */
export function firstLoad(folder: string, route: string): FirstLoad {
  const files = [...entryFiles(folder), ...pageFiles(folder, route)]
  return {
    html: bytesOf(folder, ['index.html']),
    js: bytesOf(folder, ofKind(files, /\.js$/)),
    css: bytesOf(folder, ofKind(files, /\.css$/)),
  }
}

/** What a later visit of a route loads: its JS and CSS that the earlier routes didn't load. */
export function laterLoad(
  folder: string,
  route: string,
  seen: readonly string[] = ['/'],
): { readonly js: Bytes; readonly css: Bytes } {
  const known = new Set([...entryFiles(folder), ...seen.flatMap((each) => pageFiles(folder, each))])
  const files = pageFiles(folder, route).filter((file) => !known.has(file))
  return { js: bytesOf(folder, ofKind(files, /\.js$/)), css: bytesOf(folder, ofKind(files, /\.css$/)) }
}

/** Scripts that are loaded on demand: everything but the entry. */
export function pageChunks(folder: string): Bytes {
  const entry = new Set(entryFiles(folder))
  return bytesOf(
    folder,
    filesBelow(folder).filter((file) => file.endsWith('.js') && !entry.has(file)),
  )
}

export interface MiniSizes {
  /** Bytes. */
  readonly main: number
  readonly total: number
  readonly subpackages: readonly { readonly root: string; readonly bytes: number }[]
}

/** Sizes of the mini-program's packages as WeChat counts them: every file, uncompressed. */
export function miniSizes(folder: string): MiniSizes {
  const app = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8')) as {
    subPackages?: readonly { root: string }[]
    subpackages?: readonly { root: string }[]
  }
  const sizes = filesBelow(folder).map((file) => ({ file, bytes: statSync(join(folder, file)).size }))
  const sum = (some: typeof sizes): number => some.reduce((total, { bytes }) => total + bytes, 0)
  const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) => root.replace(/\/?$/, '/'))
  const subpackages = roots.map((root) => ({ root, bytes: sum(sizes.filter(({ file }) => file.startsWith(root))) }))
  const total = sum(sizes)
  return { main: total - subpackages.reduce((all, { bytes }) => all + bytes, 0), total, subpackages }
}
