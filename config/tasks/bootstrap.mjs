import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.mjs'
import { runProgram, say, TaskError } from './processes.mjs'

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules has what a lock file asks for. npm writes its own record (node_modules/.package-lock.json) at the
 * end of each install, so an interrupted install has none. Packages for other systems are optional and may be missing.
 */
export function isInstalled(lock, installed) {
  if (!lock || !installed) return false
  return Object.entries(lock).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    const found = installed[path]
    return found ? found.version === version : optional === true
  })
}

/** [npm's message, its meaning for the person who installs]. */
const KNOWN_FAILURES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    "npm could not download the packages: connect to the internet (or set npm's registry and proxy) and try again.",
  ],
  [/ENOSPC/, 'The disk is full: the packages need about 1 GB.'],
  [/EACCES|EPERM/, 'npm may not write here: check who owns this folder and ~/.npm.'],
  [
    /can only install packages when|EUSAGE/,
    'package.json and package-lock.json disagree: run "npm install" and commit the lock file.',
  ],
]

/** Installs the packages of package-lock.json unless they are installed. Needs only Node and npm. */
export async function ensureInstalled() {
  const lock = packagesOf(join(ROOT, 'package-lock.json'))
  if (!lock) throw new TaskError('package-lock.json is missing: check the repository out again.')
  if (isInstalled(lock, packagesOf(join(ROOT, 'node_modules/.package-lock.json')))) return
  say('Installing the packages (npm ci); the first time takes a minute or two …')
  const npm = process.env.npm_execpath
  const [command, first] = npm && existsSync(npm) ? [process.execPath, [npm]] : ['npm', []]
  const { code, output } = await runProgram(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return
  process.stderr.write(output)
  const known = KNOWN_FAILURES.find(([pattern]) => pattern.test(output))
  throw new TaskError(known?.[1] ?? 'npm could not install the packages; the reason stands above.')
}
