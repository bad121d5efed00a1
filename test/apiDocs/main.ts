import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { codesPage } from './codes'
import { describedCalls } from './described'
import { errorsPage } from './errors'
import { examples } from './examples'
import { groupsOf } from './groups'
import { openApi } from './openapi'
import { capabilityPage, indexPage } from './pages'

const DOCS = join(__dirname, '../../docs')
const PAGES = join(DOCS, 'api')

/** Every file that is made from the contract, by its path under docs. */
async function made(): Promise<ReadonlyMap<string, string>> {
  const groups = groupsOf(await describedCalls())
  const shown = examples()
  return new Map([
    ['api.md', indexPage(groups)],
    ['errors.md', errorsPage(groups)],
    ['api/codes.md', codesPage()],
    ['openapi.json', openApi(groups, shown)],
    ...groups.map((group): [string, string] => [`api/${group.name}.md`, capabilityPage(group, shown)]),
  ])
}

function present(path: string): string | undefined {
  try {
    return readFileSync(join(DOCS, path), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * `npm run docs:api`: makes docs/api.md, docs/api, docs/errors.md and docs/openapi.json. With --check nothing is written: it
 * names the files that differ, asks a validator whether the third is OpenAPI, and ends with 1 when something is wrong.
 */
async function main(check: boolean): Promise<void> {
  const files = await made()
  if (!check) {
    rmSync(PAGES, { recursive: true, force: true })
    mkdirSync(PAGES)
    for (const [path, text] of files) writeFileSync(join(DOCS, path), text)
    return
  }
  const gone = readdirSync(PAGES)
    .map((name) => `api/${name}`)
    .filter((path) => !files.has(path))
  const changed = [...files].filter(([path, text]) => present(path) !== text).map(([path]) => path)
  for (const path of [...changed, ...gone]) console.error(`docs/${path} isn't what the contract says: npm run docs:api`)
  const { valid, errors } = await new Validator().validate(JSON.parse(files.get('openapi.json') ?? '{}'))
  if (!valid) console.error('docs/openapi.json is no OpenAPI:', errors)
  process.exitCode = changed.length + gone.length > 0 || !valid ? 1 : 0
}

void main(process.argv.includes('--check'))
