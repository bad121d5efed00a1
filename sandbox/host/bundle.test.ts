import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { noteMigrations } from '../kernel/db/migrate'
import { filledPglite } from '../kernel/db/testing/images'
import { SEEDED } from '../testing/seeded'

const ROOT = join(__dirname, '../..')
/** Lets the process show the test's time. */
const CLOCK = join(ROOT, 'test/clock/preload.cjs')

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T
const { dependencies: own = {} } = read<Package>('sandbox/package.json')
const { packages } = read<{ readonly packages: Readonly<Record<string, Package>> }>('package-lock.json')

const folder = mkdtempSync(join(tmpdir(), 'bank-alone-'))
let running: ChildProcess | undefined
afterAll(async () => {
  if (running?.exitCode === null && running.kill('SIGKILL')) await once(running, 'close')
  rmSync(folder, { recursive: true, force: true })
})

/** The bank's packages and what they need in turn, as node_modules has them at its top. */
function withAllTheyNeed(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (path: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const nested = `${path}/node_modules/${name}`
      if (packages[nested]) take(nested)
      else add(name)
    }
  }
  const add = (name: string): void => {
    if (found.has(name) || !packages[`node_modules/${name}`]) return
    found.add(name)
    take(`node_modules/${name}`)
  }
  names.forEach(add)
  return found
}

/** A data folder with a seeded bank: filling an empty one takes the program half a minute. */
async function openedBooks(dataDir: string): Promise<void> {
  const seeded = await filledPglite(SEEDED)
  const image = await seeded.client.dumpDataDir('none')
  await seeded.close()
  const books = await PGlite.create({ dataDir, loadDataDir: image })
  await books.close()
  noteMigrations(dataDir)
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const target = relative(ROOT, join(folder, 'dist/bank'))
const built = execFileSync(process.execPath, ['config/tasks/buildBank.mjs', target], { cwd: ROOT }).toString()

test('the bundle needs exactly the packages that sandbox/package.json names, in the versions of the app', () => {
  const [, needed = ''] = /which needs (.+)\.\n$/.exec(built) ?? []
  expect(Object.keys(own).sort()).toEqual(needed.split(', ').sort())
  const root = read<Package>('package.json')
  const elsewhere = { ...root.dependencies, ...root.devDependencies }
  for (const [name, version] of Object.entries(own)) expect([name, elsewhere[name] ?? version]).toEqual([name, version])
  expect(Object.keys(own).filter((name) => name in (root.devDependencies ?? {}))).toEqual([])
})

test('from a folder with nothing else it opens, is ready, and answers the call under way when it is told to stop', async () => {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of withAllTheyNeed(Object.keys(own))) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), place)
  }
  await openedBooks(join(folder, 'books'))
  const [port, metricsPort] = [await freePort(), await freePort()]
  // Links are kept, so that no package finds the others of the project.
  const flags = ['--require', CLOCK, '--preserve-symlinks', '--preserve-symlinks-main']
  const bank = spawn(process.execPath, [...flags, 'dist/bank/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ DATA_DIR: 'books', PORT: String(port), METRICS_PORT: String(metricsPort) },
      ...{ SANDBOX_CONSOLE: 'off', LOG_LEVEL: 'info' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = bank
  const said = { output: '', errors: '', isOver: false }
  bank.stdout.on('data', (data: Buffer) => (said.output += data.toString()))
  bank.stderr.on('data', (data: Buffer) => (said.errors += data.toString()))
  const ended = once(bank, 'close').then(() => (said.isOver = true))
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )
  while (!said.isOver && (await statusOf('/readyz')) !== 200) await wait(100)
  expect(said).toMatchObject({ errors: '', isOver: false })
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('bank_database_up 1')
  expect(await statusOf('/sandbox/')).toBe(404)

  const body = JSON.stringify({ configName: 'envelopePublicKey' })
  const head = [
    'POST /api/wechatbank/index/getCustomizedConfig HTTP/1.1',
    'host: bank',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  const call = connect(port, '127.0.0.1')
  let answer = ''
  call.on('data', (data) => (answer += data.toString()))
  // Half of a request is under way when the signal comes, and the rest follows when the port is closed.
  call.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  await wait(300)
  bank.kill('SIGTERM')
  while ((await statusOf('/readyz')) === 200) await wait(50)
  call.write(body.slice(5))
  await once(call, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 200[^]*envelopePublicKey/)
  await ended
  expect([bank.exitCode, said.errors]).toEqual([0, ''])
  // Towards a year's end, on which the tests may run, the bank warns that the next one's holidays are unknown to it.
  for (const line of said.output.trim().split('\n'))
    if (!line.includes("'s holidays is missing")) expect(JSON.parse(line)).toMatchObject({ level: 30 })
  expect(said.output).toContain('"call":"getCustomizedConfig","outcome":"ok"')
})
