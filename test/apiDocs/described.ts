import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import ts from 'typescript'
import type { Call, Description } from '@/contract/call'
import { brandFolder } from '@config/brandWords'

/** A call with its schemas in which the comments of src/contract stand as descriptions. */
export type DescribedCall = Call & Description

const ROOT = join(__dirname, '../..')
const CONTRACT = /[\\/]src[\\/]contract[\\/].*\.ts$/

/** The sentences of the doc comment right above a node; '' when there is none. */
function commentOf(node: ts.Node, source: string): string {
  const last = ts.getLeadingCommentRanges(source, node.getFullStart())?.at(-1)
  if (!last || /\n\s*\n/.test(source.slice(last.end, node.getStart()))) return ''
  const text = source.slice(last.pos, last.end)
  if (!text.startsWith('/**')) return ''
  return text
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Puts every doc comment of a field or of an exported schema into the schema itself: what a field means as its description,
 * how a shared one is written as its title.
 */
export function describe(source: string, as: 'title' | 'description'): string {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true)
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = []
  const wrap = (node: ts.Node, comment: string, name = ''): void => {
    const [from, to] = [node.getStart(), node.getEnd()]
    if (comment !== '') {
      edits.push({ from, to: from, text: `${name}$described(` })
      edits.push({ from: to, to, text: `, ${JSON.stringify(comment)})` })
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) wrap(node.initializer, commentOf(node, source))
    if (ts.isShorthandPropertyAssignment(node)) wrap(node.name, commentOf(node, source), `${node.name.text}: `)
    if (ts.isVariableStatement(node))
      for (const { initializer } of node.declarationList.declarations)
        if (initializer) wrap(initializer, commentOf(node, source))
    ts.forEachChild(node, visit)
  }
  visit(file)
  const edited = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((one, other) => other.from - one.from || other.index - one.index)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source)
  return `import { ${as} as $as, pipe as $pipe } from 'valibot'
// Before a transformation, which ends what can be said of a request.
const $described = (value, text) => {
  if (value?.kind !== 'schema') return value
  const [first, ...rest] = value.pipe ?? [value]
  return $pipe(first, $as(text), ...rest)
}
${edited}`
}

const comments: Plugin = {
  name: 'comments',
  setup: (bundler) =>
    bundler.onLoad({ filter: CONTRACT }, ({ path }) => ({
      contents: describe(readFileSync(path, 'utf8'), path.endsWith('fields.ts') ? 'title' : 'description'),
      loader: 'ts',
    })),
}

/** The whole contract as the docs need it, in its own order. */
export async function describedCalls(): Promise<readonly DescribedCall[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bank-api-docs-'))
  try {
    const outfile = join(folder, 'contract.cjs')
    await build({
      entryPoints: [join(ROOT, 'src/contract/calls.ts')],
      ...{ bundle: true, platform: 'node', format: 'cjs', outfile, plugins: [comments], absWorkingDir: ROOT },
      // A bundle has no folder of brands beside it.
      alias: { '@brand': brandFolder() },
    })
    const { CALLS }: { readonly CALLS: Readonly<Record<string, DescribedCall>> } = await import(outfile)
    return Object.values(CALLS)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
