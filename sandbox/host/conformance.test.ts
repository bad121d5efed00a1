import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readCustomers } from '@test/conformance/customers'
import { asJunit, asText } from '@test/conformance/report'
import { CHECKS, checkBank } from '@test/conformance/run'
import type { Findings, Outcome } from '@test/conformance/run'
import { FAULTS } from '@test/conformance/testing/faults'
import { inFull } from '@test/inFull'
import { startBank } from '../testing/bank'

const ROOT = join(__dirname, '../..')
const CUSTOMERS = readCustomers(join(ROOT, 'test/conformance/sandbox.json'))
const LONG_MS = 300_000

const failed = ({ outcomes }: Findings): readonly Outcome[] => outcomes.filter(({ failure }) => failure !== undefined)

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

inFull(
  'finds nothing at the sandbox, and says so to people and to build servers',
  async () => {
    const bank = await startBank()
    try {
      const findings = await checkBank(bank.origin, CUSTOMERS)
      const { outcomes, writes } = findings
      expect(failed(findings)).toEqual([])
      expect(outcomes.length).toBeGreaterThan(600)
      // What these customers can't do isn't asked, which is said and doesn't count as passed: the sandbox's campaign of help is
      // closed, and a partner's order is made on the partner's page.
      expect(outcomes.flatMap(({ name, skipped }) => (skipped === undefined ? [] : [name]))).toEqual([
        'answers queryHelp as its contract says',
        'carries askHelp out and answers as the contract says',
        'carries fetchPartnerOrder out and answers as the contract says',
      ])
      const text = asText(findings)
      expect(text.split('\n').at(-1)).toBe(`${outcomes.length - 3} passed, 0 failed, 3 skipped`)
      expect(text).toContain('- answers queryHelp as its contract says: not asked')
      // The others would be carried out for good, or take a face or a text message.
      expect(writes.all - writes.unseen.length).toBe(55)
      expect(text).toContain(`55 of ${writes.all} writes were seen answered`)
      expect(text).toMatch(/not seen, it takes a face: .*updateIdCard/)
      expect(asJunit(findings).match(/<skipped /g)).toHaveLength(3)
      expect(asJunit(findings)).toContain(`tests="${outcomes.length}" failures="0"`)
      // Who has signed in on another phone can't on the kit's, and the file must say which phone that was.
      const { customers, ...rest } = CUSTOMERS
      const [first, second] = customers
      const elsewhere = { ...first, name: 'shenyue', authorise: { customer: 'shenyue' } }
      await expect(checkBank(bank.origin, { ...rest, customers: [elsewhere, second] })).rejects.toThrow(
        /shenyue first signed in on another phone.*x-cookie-id.*"device"/,
      )
    } finally {
      await bank.close()
    }
  },
  LONG_MS,
)

// The calls one by one are only asked where the fault is in one of them.
const OF_ONE_CALL = /^(?:refuses (?:fields that|what isn’t)|answers|carries (?!a ))/
const STILL = [
  'answers queryAssets',
  'carries makeInvite',
  'refuses fields that setRanking',
  'refuses what isn’t a request of setRanking',
]
const FEW = CHECKS.filter(({ name }) => !OF_ONE_CALL.test(name) || STILL.some((one) => name.startsWith(one)))

inFull.each(Object.keys(FAULTS))(
  'finds a bank that %s',
  async (name) => {
    await withBroken(name, async (origin) => {
      const findings = await checkBank(origin, CUSTOMERS, undefined, FEW)
      const found = failed(findings)
      expect(found.map(({ failure }) => failure)).not.toEqual([])
      // A check that only breaks off has found nothing.
      expect(found.some(({ failure = '' }) => !failure.startsWith('the check broke off'))).toBe(true)
      expect(asText(findings)).toMatch(/docs\/wire\.md#[a-z-]+/)
      expect(asJunit(findings)).toContain('<failure message="')
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
