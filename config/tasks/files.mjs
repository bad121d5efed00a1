import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the program was started. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const GENERATED = new Set(['node_modules', 'dist', 'gallery', 'coverage', '.data', '.git', '.swc'])

/** Every file under a file or folder of the project, as sorted relative paths with forward slashes. */
export function filesUnder(path) {
  const full = join(ROOT, path)
  const stats = statSync(full, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !GENERATED.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .map((each) => each.split(sep).join('/'))
}

/** SHA-256 over the names and contents of files, and over other values that affect what is built from them. */
export function fingerprint(paths, ...others) {
  const hash = createHash('sha256')
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.update(JSON.stringify(others)).digest('hex')
}
