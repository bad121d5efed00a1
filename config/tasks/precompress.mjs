import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)
const TEXT = /\.(?:js|css|html|json|svg|txt|xml)$/
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes beside each text file below a folder what a server sends to browsers that take brotli, under its name and `.br`: as small as
 * it gets, which takes too long while somebody waits (sandbox/host/http/assets.ts).
 */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true })
  const work = files.filter((file) => TEXT.test(file)).map((file) => join(folder, file))
  await Promise.all(work.map(async (file) => writeFileSync(`${file}.br`, await compressed(readFileSync(file), BEST))))
}
