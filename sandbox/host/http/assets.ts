import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file ready to be sent. */
export interface Asset {
  readonly type: string
  readonly body: Buffer
  readonly etag: string
  /** Whether its name contains a digest of its content, so that it never changes. */
  readonly hashed: boolean
  /** The body in another encoding, made once; undefined when compressing doesn't pay. */
  encoded(encoding: Encoding): Promise<Buffer | undefined>
}

export type Encoding = 'br' | 'gzip'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/
/** Below one network packet compressing saves nothing. */
const MIN_BYTES = 1_400
/**
 * Of 11, for what somebody waits for; files of the build have their best form beside them (config/tasks/precompress.mjs). 9 is as
 * small and takes forty times as long, because it clears 32 MB for each file.
 */
const BROTLI_QUALITY = 7
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => deflate(body, { level: 9 }),
}

/**
 * Makes a servable file of bytes; compressed forms are made on first use and kept.
 * @param br its brotli form, where somebody has made it
 */
export function asset(name: string, body: Buffer, br?: Buffer): Asset {
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  const pays = COMPRESSIBLE.test(type) && body.length >= MIN_BYTES
  const kept = new Map<Encoding, Promise<Buffer>>(br && [['br', Promise.resolve(br)]])
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    hashed: HASHED_NAME.test(name),
    async encoded(encoding) {
      if (!pays) return undefined
      const made = kept.get(encoding) ?? compressors[encoding](body)
      kept.set(encoding, made)
      return made
    },
  }
}

/**
 * The best encoding both sides know; undefined for none. A client that lists an encoding with q=0 refuses it.
 * @param accepts the accept-encoding header
 */
export function pickEncoding(accepts: string | undefined): Encoding | undefined {
  const taken = (accepts ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}

/** What stands beside a file as its brotli form, unless it is older. */
async function precompressed(file: string, changed: number): Promise<Buffer | undefined> {
  const made = await stat(`${file}.br`).catch(() => undefined)
  return made && made.mtimeMs >= changed ? readFile(`${file}.br`) : undefined
}

/**
 * Gives files below a folder, each read once while it stays unchanged; undefined for a file that isn't there or lies
 * outside.
 */
export function assetFolder(folder: string): (path: string) => Promise<Asset | undefined> {
  const root = resolve(folder)
  const kept = new Map<string, { readonly changed: number; readonly asset: Asset }>()
  return async (path) => {
    const file = resolve(root, `.${sep}${path}`)
    if (!file.startsWith(root + sep) || path.includes('\0')) return undefined
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = kept.get(file)
    if (known?.changed === found.mtimeMs) return known.asset
    const fresh = asset(file, await readFile(file), await precompressed(file, found.mtimeMs))
    kept.set(file, { changed: found.mtimeMs, asset: fresh })
    return fresh
  }
}
