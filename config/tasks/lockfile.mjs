import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './files.mjs'

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony']
const isExact = (version) => /^\d+\.\d+\.\d+/.test(version)

/** Where Node finds `name` for the package at `path`, in a lock file's packages; undefined when nowhere. */
function resolvedAt(packages, path, name) {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const key = `${base === '' ? '' : `${base}/`}node_modules/${name}`
    if (packages[key]) return key
    if (base === '') return undefined
  }
}

/**
 * Optional packages that the lock file should contain but doesn't. npm leaves out those for other systems when it installs
 * over an existing node_modules (github.com/npm/cli/issues/4828), and `npm ci` then refuses the file.
 * @returns [{ name, version, place }]: place is the key for the entry.
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = resolvedAt(packages, path, name)
      if (!found) return [{ name, version, place: `node_modules/${name}` }]
      const other = isExact(version) && !packages[found].name && packages[found].version !== version
      return other ? [{ name, version, place: `${path}/node_modules/${name}` }] : []
    }),
  )
}

/** A lock entry made from a platform package's name (core-linux-arm64-gnu); undefined for other names. */
export function platformEntry({ name, version }) {
  const os = SYSTEMS.find((system) => name.includes(system))
  if (!os || !isExact(version)) return undefined
  const [processor = '', library = ''] = name.slice(name.indexOf(os) + os.length + 1).split('-')
  const libc = os !== 'linux' ? undefined : /^musl/.test(library) ? 'musl' : /^gnu/.test(library) ? 'glibc' : undefined
  return { version, cpu: [processor], ...(libc ? { libc: [libc] } : {}), optional: true, os: [os] }
}

/** `npm run lock:complete`: adds what `npm install` left out, so that `npm ci` accepts the lock file again. */
function main() {
  const path = join(ROOT, 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const { '': root, ...packages } = lock.packages
  for (const missing of missingOptional(lock.packages)) {
    const entry = platformEntry(missing)
    process.stdout.write(`${entry ? 'added' : 'NOT added'}: ${missing.place} ${missing.version}\n`)
    if (entry) packages[missing.place] = entry
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(
    path,
    `${JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(sorted) } }, null, 2)}\n`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
