import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
/** The folders the sandbox may import (docs/architecture.md); the key also has the versions of its packages. */
const SOURCES = ['sandbox', 'src/contract', 'src/crypto', 'src/domain']

let known: string | undefined

/** Changes whenever one of the sandbox's files changes that a seeded bank may depend on: any but the suites. */
export function sourcesKey(): string {
  if (known !== undefined) return known
  const files = SOURCES.flatMap((folder) => filesIn(join(ROOT, folder))).filter((file) => !file.endsWith('.test.ts'))
  const hash = createHash('sha256')
  for (const file of [join(ROOT, 'package-lock.json'), ...files]) hash.update(file).update(readFileSync(file))
  known = hash.digest('hex')
  return known
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .sort()
