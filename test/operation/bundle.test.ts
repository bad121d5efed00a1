import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = join(__dirname, '../..')
/** Filling an empty bank, on a machine that does other things too. */
const READY_MS = 150_000

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
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

test(
  'from a folder with nothing else it opens, is ready, and answers the call under way when it is told to stop',
  async () => {
    mkdirSync(join(folder, 'node_modules'))
    for (const name of withAllTheyNeed(Object.keys(own))) {
      const place = join(folder, 'node_modules', name)
      mkdirSync(dirname(place), { recursive: true })
      symlinkSync(join(ROOT, 'node_modules', name), place)
    }
    const [port, metricsPort] = [await freePort(), await freePort()]
    // Links are kept, so that no package finds the others of the project.
    const flags = ['--preserve-symlinks', '--preserve-symlinks-main', '--enable-source-maps']
    const env = { PORT: String(port), METRICS_PORT: String(metricsPort), SANDBOX_CONSOLE: 'off', LOG_LEVEL: 'info' }
    const bank = spawn(process.execPath, [...flags, 'dist/bank/main.js'], {
      ...{ cwd: folder, env: { PATH: process.env.PATH, ...env } },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    bank.stdout.on('data', (data: Buffer) => (output += data.toString()))
    bank.stderr.on('data', (data: Buffer) => (errors += data.toString()))
    const ended = once(bank, 'close')
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      )
    try {
      const late = AbortSignal.timeout(READY_MS)
      while (bank.exitCode === null && !late.aborted && (await statusOf('/readyz')) !== 200) await wait(200)
      expect([await statusOf('/readyz'), errors]).toEqual([200, ''])
      expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('bank_database_up 1')
      expect(await statusOf('/sandbox/')).toBe(404)

      const body = JSON.stringify({ configName: 'envelopePublicKey' })
      const call = connect(port, '127.0.0.1')
      let answer = ''
      call.on('data', (data) => (answer += data.toString()))
      call.write(
        `POST /api/wechatbank/index/getCustomizedConfig HTTP/1.1\r\nhost: bank\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      )
      await wait(300)
      bank.kill('SIGTERM')
      while ((await statusOf('/readyz')) === 200) await wait(50)
      call.write(body.slice(5))
      await once(call, 'close')
      expect(answer).toMatch(/^HTTP\/1.1 200/)
      expect(answer).toContain('envelopePublicKey')
      await ended
      expect([bank.exitCode, errors]).toEqual([0, ''])
      for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 30 })
      expect(output).toContain('"call":"getCustomizedConfig","outcome":"ok"')
    } finally {
      bank.kill('SIGKILL')
      await ended
    }
  },
  READY_MS + 30_000,
)
