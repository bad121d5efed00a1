import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { filesUnder, ROOT } from './files.mjs'
import { runProgram, TaskError } from './processes.mjs'

/** Folders whose subfolders are names for `npm test`: groups of pages, shared flows, capabilities, rules. */
const NAMED = ['src/packages', 'src/features', 'sandbox/business', 'src/contract', 'src/domain']

/**
 * Every name with the folders it stands for: a capability has one in the contract, one in the sandbox and often one in the
 * app.
 */
export function namedFolders() {
  const found = new Map()
  for (const parent of NAMED) {
    const entries = readdirSync(join(ROOT, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const { name } of entries) found.set(name, [...(found.get(name) ?? []), `${parent}/${name}`])
  }
  return found
}

/** The name a file belongs to; undefined for a file that all names depend on. */
export const nameOf = (path) => {
  const parent = NAMED.find((each) => path.startsWith(`${each}/`))
  const [name, inside] = parent === undefined ? [] : path.slice(parent.length + 1).split('/')
  return inside === undefined ? undefined : name
}

/** A file or folder of the project as typed; undefined when it doesn't exist. */
function placeOf(typed) {
  const full = resolve(typed)
  const path = relative(ROOT, full)
  return existsSync(full) && path !== '' && !path.startsWith('..') ? path.split(sep).join('/') : undefined
}

/**
 * Reads the arguments of `npm test -- …`.
 * @param stepNames the steps that can be named
 * @returns `steps` named, `places` (files and folders) for names and paths, and `since`, the revision from which changes
 * are taken
 * @throws TaskError for an argument that is none of these
 */
export function readRequest(typed, stepNames, folders = namedFolders()) {
  const request = { steps: [], places: [], since: undefined }
  const unknown = []
  for (let index = 0; index < typed.length; index += 1) {
    const [word, value] = typed[index].split(/=(.*)/s)
    if (word === 'changed') request.since = value ?? request.since ?? 'HEAD'
    else if (word === '--since' && request.since) request.since = value ?? typed[(index += 1)] ?? 'HEAD'
    else if (stepNames.includes(word)) request.steps.push(word)
    else if (folders.has(word)) request.places.push(...folders.get(word))
    else if (placeOf(word)) request.places.push(placeOf(word))
    else unknown.push(typed[index])
  }
  if (unknown.length > 0) {
    const known = [...new Set(stepNames), 'changed', ...[...folders.keys()].sort()].join(', ')
    throw new TaskError(`Nothing is named ${unknown.join(', ')}: name a suite's path or one of ${known}.`)
  }
  return request
}

/** The files of places, and whether only suites were named, which then run alone. */
export function filesOf(places) {
  const files = [...new Set(places.flatMap(filesUnder))]
  return { files, named: places.filter((place) => statSync(join(ROOT, place)).isFile()) }
}

async function runGit(cwd, parameters) {
  const { code, output } = await runProgram('git', parameters, { cwd })
  if (code !== 0) throw new TaskError(`git cannot tell what changed: ${output.trim().split('\n')[0]}`)
  return output.split('\0').filter(Boolean)
}

/**
 * The files changed in the working tree since a revision, including uncommitted and untracked ones.
 * @throws TaskError when git doesn't know the revision, or this is no repository
 */
export async function changedSince(revision, folder = ROOT) {
  const git = (...parameters) => runGit(folder, parameters)

  // By the commit's id, because a revision that looks like an option must not be used as one.
  const [commit = ''] = await git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)
  const since = ['diff', '--relative', '--no-renames', '--name-only', '-z', commit.trim()]
  const [changed, deleted, added] = await Promise.all([
    git(...since, '--diff-filter=d'),
    git(...since, '--diff-filter=D'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  return { files: [...changed, ...added].sort(), deleted }
}
