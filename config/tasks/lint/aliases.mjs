import { posix } from 'node:path'

/** tsconfig.json's aliases: the beginning of an import, and the folder it means. */
const ALIASES = [
  ['@/', 'src/'],
  ['@sandbox/', 'sandbox/'],
  ['@test/', 'test/'],
  ['@config/', 'config/'],
  ['@brand', 'brands'],
]

/**
 * The target of an import as a path in the project without extension; undefined for a package.
 * @param from the importing file, relative to the project, with forward slashes
 */
export function placeOf(source, from) {
  if (source.startsWith('.')) return posix.join(posix.dirname(from), source)
  const alias = ALIASES.find(([prefix]) => source.startsWith(prefix))
  return alias && alias[1] + source.slice(alias[0].length)
}
