import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { CALLS } from '@/contract/calls'
import { nameOf, newApplicant } from '@sandbox/business/onboarding/testing/applicant'
import { serverKeys } from '@sandbox/kernel/session/serverKeys'
import { testConfig } from '@sandbox/testing/server'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { createServer } from './http/server'

const ROOT = join(__dirname, '../..')
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Field {
  readonly name: string
  readonly type: string
  readonly optional: boolean
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim()

/** What a call gives, without the promise of it. */
const awaited = (type: string): string => /^Promise<(.*)>$/.exec(type)?.[1] ?? type

/** The interfaces and types of a file, each with its fields, those of what it extends among them. */
function declared(path: string): ReadonlyMap<string, readonly Field[] | string> {
  const found = new Map<string, readonly Field[] | string>()
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  file.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) found.set(node.name.text, oneLine(node.type.getText()))
    if (!ts.isInterfaceDeclaration(node)) return
    const inherited = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap((type) => {
        const fields = found.get(type.getText())
        return Array.isArray(fields) ? (fields as readonly Field[]) : []
      }),
    )
    const own = node.members.flatMap((member): Field[] => {
      if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return []
      const type = oneLine(member.type?.getText() ?? '')
      return [{ name: member.name.getText(), type: awaited(type), optional: member.questionToken !== undefined }]
    })
    found.set(node.name.text, [...inherited, ...own])
  })
  return found
}

/** The first two cells of the rows under a heading of the third level. */
function rowsUnder(page: string, heading: string): readonly (readonly [string, string])[] {
  const [, part = ''] = page.split(`\n### ${heading}\n`)
  const [own = ''] = part.split(/\n#{2,3} /)
  const rows = own.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((line) => {
    const [, first = '', second = ''] = line.split(/(?<!\\)\|/)
    return [first.trim().replaceAll('`', ''), second.trim().replaceAll('\\|', '|')] as const
  })
}

const fieldOf = ([name, type]: readonly [string, string]): Field => ({
  name,
  type: type.replace(/, may be left out$/, '').replaceAll('`', ''),
  optional: type.endsWith(', may be left out'),
})

const SERVICES = declared('sandbox/kernel/services.ts')
const LEDGER = new Map(
  readdirSync(join(ROOT, 'sandbox/kernel/ledger'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...declared(`sandbox/kernel/ledger/${name}`)]),
)

const PAGES = [
  ['card-network', SERVICES, ['CardNetwork', 'CardHolder', 'CardPayment', 'CardNotice']],
  ['registers', SERVICES, ['IdentityRegister', 'Identity', 'PhoneRegister', 'PhoneHolder', 'AccountRegistry']],
  [
    'core-ledger',
    LEDGER,
    [
      'CoreLedger',
      'TransactionDraft',
      'EntryDraft',
      'LedgerAccount',
      'PostedTransaction',
      'StatementLine',
      'StatementPart',
    ],
  ],
] as const

describe.each(PAGES)('the page %s', (page, interfaces, names) => {
  const text = textOf(`docs/integrating/${page}.md`)
  test.each(names)('has every field of %s with its type, and no other', (name) => {
    const fields = interfaces.get(name)
    expect(rowsUnder(text, name).map(fieldOf)).toEqual(fields)
    expect(fields?.length).toBeGreaterThan(0)
  })
})

test('the pages have every answer of the card network and of the registry of accounts', () => {
  const answers = rowsUnder(textOf('docs/integrating/card-network.md'), 'CardAnswer')
  const kinds = [...String(SERVICES.get('CardAnswer')).matchAll(/\{ readonly kind: '(\w+)'(?:; readonly (.*?))? \}/g)]
  expect(answers).toEqual(kinds.map(([, kind, field]) => [kind, field === undefined ? '' : `\`${field}\``]))
  const registry = rowsUnder(textOf('docs/integrating/registers.md'), 'RegistryAnswer').map(([answer]) => `'${answer}'`)
  expect(registry.join(' | ')).toBe(SERVICES.get('RegistryAnswer'))
})

test('the list of parties names every interface that the bank asks', () => {
  const readme = textOf('docs/integrating/README.md')
  const asked = SERVICES.get('Services') as readonly Field[]
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter(({ type }) => !readme.includes(`\`${type}\``))).toEqual([])
})

test('nothing but the ledger writes the ledger’s tables', () => {
  const WRITES = /(?:INSERT INTO|UPDATE|DELETE FROM) ledger_|\.(?:insert|update|delete)\(\s*(?:schema\.)?ledger[A-Z]/
  const files = readdirSync(join(ROOT, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\/|^testing\//.test(name))
  const writers = files.filter((name) => WRITES.test(textOf(`sandbox/${name}`)))
  expect(writers.length).toBeGreaterThan(0)
  expect(writers.filter((name) => !name.startsWith('kernel/ledger/'))).toEqual([])
})

withEmbeddedBank((bank) => {
  test('one simulator is replaced, and the others answer as before', async () => {
    const asked: string[] = []
    const server = createServer({
      db: bank.db,
      config: testConfig(),
      keys: await serverKeys(bank.db, undefined),
      services: {
        identity: {
          async check(_on, { name, idCardNo }) {
            asked.push(`${name} ${idCardNo}`)
            return asked.length === 1 ? 'unavailable' : 'mismatch'
          },
        },
      },
    })
    const applicant = await newApplicant({ ...bank, db: bank.db, server }, 'replaced', '17000090001')
    await applicant.upTo('phone')
    // The simulator reads the card; the bank's own register doesn't know who is on it.
    const papers = await applicant.papers()
    const confirm = async () => nameOf(await applicant.app.call(CALLS.confirmIdCard, papers as never))
    expect(await confirm()).toBe('IdentityCheckUnavailable')
    expect(await confirm()).toBe('IdCardNotConfirmed')
    const { name, idCardNo } = papers as unknown as { name: string; idCardNo: string }
    expect(asked).toEqual([`${name} ${idCardNo}`, `${name} ${idCardNo}`])
    await server.close()
    const other = await newApplicant(bank, 'unreplaced', '17000090002')
    await other.upTo('phone')
    expect(nameOf(await other.app.call(CALLS.confirmIdCard, (await other.papers()) as never))).toBe('done')
  })
})
