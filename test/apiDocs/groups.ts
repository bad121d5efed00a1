import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAPABILITY_NAMES } from '@/contract/capabilities'
import type { CapabilityName } from '@/contract/capabilities'
import type { DescribedCall } from './described'

export interface CallGroup {
  readonly name: CapabilityName
  readonly about: string
  readonly calls: readonly DescribedCall[]
}

const FOLDER = join(__dirname, '../../src/contract')

/** What each capability is, as the glossary says it. */
function meanings(): ReadonlyMap<string, string> {
  const glossary = readFileSync(join(__dirname, '../../docs/glossary.md'), 'utf8')
  const rows = glossary.matchAll(/^\| `(\w+)` \| [^|]+ \| (.)([^|]*) \|$/gm)
  return new Map(Array.from(rows, ([, name = '', first = '', rest = '']) => [name, first.toUpperCase() + rest]))
}

/** The calls by the capability whose index has them. @throws Error for a capability without a line in the glossary */
export function groupsOf(calls: readonly DescribedCall[]): readonly CallGroup[] {
  const folders = new Set(readdirSync(FOLDER))
  const about = meanings()
  return CAPABILITY_NAMES.filter((name) => folders.has(name)).map((name) => {
    const index = new Set(readFileSync(join(FOLDER, name, 'index.ts'), 'utf8').match(/\w+/g))
    const said = about.get(name)
    if (said === undefined) throw new Error(`${name}: docs/glossary.md doesn't say what it is`)
    return { name, about: said, calls: calls.filter((call) => index.has(call.name)) }
  })
}
