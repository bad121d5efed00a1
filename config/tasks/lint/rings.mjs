import { statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { placeOf } from './aliases.mjs'

/** The file extensions that a build of each platform tries, in its order (tsconfig.json's moduleSuffixes). */
const PLATFORMS = ['h5', 'weapp'].map((platform) => ({
  platform,
  endings: [`.${platform}.ts`, `.${platform}.tsx`, '.ts', '.tsx', '.mjs', '.cjs', '.js'],
}))

const files = new Map()
const isFile = (path) => {
  if (!files.has(path)) files.set(path, statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  return files.get(path)
}

/** The project's file that an import means on a platform; undefined for a package. */
function importedFile(cwd, from, source, endings) {
  const place = placeOf(source, relative(cwd, from).split(sep).join('/'))
  if (place === undefined) return undefined
  const path = resolve(cwd, place)
  const tried = [path, ...endings.map((ending) => path + ending), ...endings.map((ending) => `${path}/index${ending}`)]
  return tried.find(isFile)
}

const isTypeOnly = (node) =>
  (node.importKind ?? node.exportKind) === 'type' ||
  (node.type === 'ImportDeclaration' &&
    node.specifiers.length > 0 &&
    node.specifiers.every((each) => each.importKind === 'type'))

/** For each platform, the files that each file imports; filled as ESLint visits them. */
const graphs = new Map(PLATFORMS.map(({ platform }) => [platform, new Map()]))

/** The files of a ring through `file`; undefined when the files visited so far have none. */
function ringThrough(file, graph) {
  const cameFrom = new Map()
  const waiting = [file]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of graph.get(at)?.keys() ?? []) {
      if (next === file) {
        const ring = []
        for (let back = at; back !== undefined; back = cameFrom.get(back)) ring.unshift(back)
        return ring
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      waiting.push(next)
    }
  }
  return undefined
}

/**
 * Refuses imports in a ring, lazy ones included, types not. Each ring is found at the last of its files, when all its
 * imports are known. So no file is read twice, as `import-x/no-cycle` does, and a run over a part of the files finds only
 * the rings inside that part.
 */
export const noRings = {
  meta: { type: 'problem', schema: [], messages: { ring: 'Imports in a ring: {{ring}}.' } },
  create(context) {
    const imports = []
    const note = (source, node) => void (typeof source?.value === 'string' && imports.push({ source, node }))
    const declared = (node) => void (isTypeOnly(node) || note(node.source, node))
    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      ImportExpression: (node) => note(node.source, node),
      'Program:exit'() {
        const file = context.filename
        const told = new Set()
        for (const { platform, endings } of PLATFORMS) {
          const graph = graphs.get(platform)
          const imported = new Map()
          for (const { source, node } of imports) {
            const path = importedFile(context.cwd, file, source.value, endings)
            if (path && !imported.has(path)) imported.set(path, node)
          }
          graph.set(file, imported)
          const ring = ringThrough(file, graph)
          const node = ring && imported.get(ring[1] ?? file)
          if (!node || told.has(node)) continue
          told.add(node)
          const names = [...ring, file].map((each) => each.slice(context.cwd.length + 1))
          context.report({ node, messageId: 'ring', data: { ring: names.join(' → ') } })
        }
      },
    }
  },
}
