import { posix } from 'node:path'

/** tsconfig.json's aliases: what an import begins with, and the folder it stands for. */
const ALIASES = [
  ['@/', 'src/'],
  ['@sandbox/', 'sandbox/'],
  ['@test/', 'test/'],
  ['@config/', 'config/'],
]

/**
 * What an import names, as a path below the project without its ending; undefined for a package.
 * @param from the importing file, relative to the project, with forward slashes
 */
export function placeOf(source, from) {
  if (source.startsWith('.')) return posix.join(posix.dirname(from), source)
  const alias = ALIASES.find(([prefix]) => source.startsWith(prefix))
  return alias && alias[1] + source.slice(alias[0].length)
}
