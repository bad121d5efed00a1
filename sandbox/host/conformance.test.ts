import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readCustomers } from '@test/conformance/customers'
import { asJunit, asText } from '@test/conformance/report'
import { CHECKS, checkBank } from '@test/conformance/run'
import type { Outcome } from '@test/conformance/run'
import { FAULTS } from '@test/conformance/testing/faults'
import { startBank } from '../testing/bank'

const ROOT = join(__dirname, '../..')
const CUSTOMERS = readCustomers(join(ROOT, 'test/conformance/sandbox.json'))
const LONG_MS = 300_000

const failed = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ failure }) => failure !== undefined)

/** Runs a bank with a fault in a process of its own while it is being checked. */
async function withBroken(name: string, check: (origin: string) => Promise<void>): Promise<void> {
  const script = join(ROOT, 'test/conformance/testing/bank.ts')
  const parameters = ['--require', join(ROOT, 'test/clock/preload.cjs'), '--import', 'tsx', script, name]
  const bank = spawn(process.execPath, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [origin] = await Promise.race([
      once(createInterface(bank.stdout), 'line'),
      once(bank, 'exit').then(() => Promise.reject(new Error('the bank didn’t start'))),
    ])
    await check(String(origin))
  } finally {
    bank.kill('SIGKILL')
  }
}

it(
  'finds nothing at the sandbox, and says so to people and to build servers',
  async () => {
    const bank = await startBank()
    try {
      const outcomes = await checkBank(bank.origin, CUSTOMERS)
      expect(failed(outcomes)).toEqual([])
      expect(outcomes.length).toBeGreaterThan(400)
      // What these two customers have nothing of isn't asked, which is said and doesn't count as passed.
      expect(asText(outcomes).split('\n').at(-1)).toBe(`${outcomes.length - 25} passed, 0 failed, 25 skipped`)
      expect(asText(outcomes)).toContain('- answers queryCase as its contract says: not asked')
      expect(asJunit(outcomes).match(/<skipped /g)).toHaveLength(25)
      expect(asJunit(outcomes)).toContain(`tests="${outcomes.length}" failures="0"`)
    } finally {
      await bank.close()
    }
  },
  LONG_MS,
)

// The calls one by one are only asked where the fault is in one of them.
const FEW = CHECKS.filter(({ name }) => !/^(?:refuses fields that|answers (?!queryAssets))/.test(name))

it.each(Object.keys(FAULTS))(
  'finds a bank that %s',
  async (name) => {
    await withBroken(name, async (origin) => {
      const found = failed(await checkBank(origin, CUSTOMERS, undefined, FEW))
      expect(found.map(({ failure }) => failure)).not.toEqual([])
      // A check that only breaks off has found nothing.
      expect(found.some(({ failure = '' }) => !failure.startsWith('the check broke off'))).toBe(true)
      expect(asText(found)).toMatch(/docs\/wire\.md#[a-z-]+/)
      expect(asJunit(found)).toContain('<failure message="')
    })
  },
  LONG_MS,
)

it('each place in docs/wire.md that a failure names is a heading', () => {
  const headings = [...readFileSync(join(ROOT, 'docs/wire.md'), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, title]) => title,
  )
  expect(CHECKS.filter(({ wire }) => !headings.includes(wire)).map(({ name }) => name)).toEqual([])
})
