import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { RouteRow } from '@/routes/row'
import { ROWS } from '@/routes/table'

const ROOT = resolve(__dirname, '../..')
const run = promisify(execFile)

const PARTS = ['src', 'config', 'types', 'package.json', 'tsconfig.json', 'project.config.json']

/** How many copies of today's packages are added: enough pages for every third of the new rows. */
const COPIES = [1, 2]

const copyOf = (page: string, copy: number): string => page.replace(/^packages\/\w+/, (root) => `${root}${copy}`)

/**
 * Rows with made-up names added to today's up to `count`. Every third has a page of its own, a
 * copy of one of today's with its whole package; the others are further names of today's pages.
 */
export function furtherRows(count: number): readonly RouteRow[] {
  const missing = Math.max(0, count - ROWS.length)
  const names = Array.from({ length: missing }, (_, at) => `/madeUp${at}` as const)
  const shown = [...new Map(ROWS.filter(({ name }) => name !== '/').map((row) => [row.page, row])).values()]
  const own = shown.filter(({ page }) => page.startsWith('packages/'))
  const copies = COPIES.flatMap((copy) => own.map((row) => ({ ...row, page: copyOf(row.page, copy) })))
  if (copies.length < missing / 3) throw new Error(`${missing} rows want more copies of today's packages`)
  return names.map((name, at) => {
    const row = at % 3 === 0 ? copies[at / 3] : shown[at % shown.length]
    if (!row) throw new Error('there is no page to show')
    // Early fetching and tests keep to today's rows.
    const { page, title, access, with: data } = row
    return { name, page, title, access, ...(data && { with: data }) }
  })
}

/** A copy of the project with further rows, in another folder. */
function copyProject(rows: readonly RouteRow[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-grown-'))
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const packages = join(folder, 'src/packages')
  for (const name of readdirSync(packages)) {
    for (const copy of COPIES) cpSync(join(packages, name), join(packages, `${name}${copy}`), { recursive: true })
  }
  const groups = join(folder, 'src/routes/groups')
  renameSync(join(groups, 'other.ts'), join(groups, 'otherOfToday.ts'))
  const text = `import { OTHER_ROWS as TODAY } from './otherOfToday'
export const OTHER_ROWS = [...TODAY, ...${JSON.stringify(rows)}]
`
  writeFileSync(join(groups, 'other.ts'), text)
  return folder
}

/**
 * Builds the project as it will be with so many rows, for both platforms. Nothing is estimated: the builds contain
 * everything that a row, a page or a package adds to the first load or the main package.
 * @returns the folders of the two builds; the caller removes them
 */
export async function buildGrown(
  count: number,
): Promise<{ readonly h5: string; readonly weapp: string; remove(): void }> {
  const folder = copyProject(furtherRows(count))
  const cli = join(ROOT, 'node_modules/@tarojs/cli/bin/taro')
  for (const type of ['h5', 'weapp']) {
    const env = { ...process.env, NODE_ENV: 'production', TARO_ENV: type }
    await run(process.execPath, [cli, 'build', '--type', type], { cwd: folder, env, maxBuffer: 1 << 26 })
    const result = join(folder, 'dist', type, type === 'h5' ? 'index.html' : 'app.json')
    if (!existsSync(result)) throw new Error(`the ${type} build with ${count} rows left no ${result}`)
  }
  const [h5, weapp] = [join(folder, 'dist/h5'), join(folder, 'dist/weapp')]
  return { h5, weapp, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
