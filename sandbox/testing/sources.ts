import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const ROOT = join(__dirname, '../..')
/** The folders the sandbox may import (docs/architecture.md); the key also has the versions of its packages. */
const SOURCES = ['brands', 'sandbox', 'src/contract', 'src/crypto', 'src/domain']
const TEST = /\.test\.ts$/
/** What prepares tests; the bank itself, and so its seeds, may not import it. The databases of tests are made by some of it. */
const PREPARES = /(?<!^sandbox\/kernel\/db)\/testing\//

const known = new Map<boolean, string>()

/**
 * Changes whenever one of the sandbox's files changes from which an image is made: never with a test, and with what
 * prepares tests only for images that are `prepared` by it.
 */
export function sourcesKey({ prepared = false } = {}): string {
  const made = known.get(prepared) ?? digestOf((path) => !TEST.test(path) && (prepared || !PREPARES.test(path)))
  known.set(prepared, made)
  return made
}

function digestOf(counts: (path: string) => boolean): string {
  const hash = createHash('sha256').update(process.env.BRAND ?? '')
  const files = SOURCES.flatMap((folder) => filesIn(join(ROOT, folder)))
  const paths = files.map((file) => relative(ROOT, file).split(sep).join('/')).filter(counts)
  for (const path of ['package-lock.json', ...paths]) hash.update(path).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .sort()
