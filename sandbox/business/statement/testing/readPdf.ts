import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

const readout = v.object({ pages: v.array(v.array(v.string())), info: v.looseObject({ Title: v.string() }) })

/** What a PDF reader copies from a file, page by page. In a process of its own: the reader is an ES module, which Jest can't load. */
export async function readPdf(content: Uint8Array): Promise<v.InferOutput<typeof readout>> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, content)
    const found = join(folder, 'readout.json')
    await promisify(execFile)(process.execPath, [join(__dirname, 'readPdf.mjs'), file, found])
    return v.parse(readout, JSON.parse(readFileSync(found, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
