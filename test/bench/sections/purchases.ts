import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { createInterface } from 'node:readline'
import { PASSWORD_COST } from '@sandbox/host/config'
import { postgresPrograms, startPostgres } from '@sandbox/kernel/db/testing/postgres'
import { startBank } from '@sandbox/testing/bank'
import { signInMember } from '@test/drivers/member'
import { buy, preparePurchase } from '@test/drivers/orders'
import { measureEnvelope } from '../envelope'
import { hearStatements } from '../hearStatements'
import { median, table } from '../statistics'
import type { BenchOptions, Section } from './section'

/** Customers with enough money for some hundred of the smallest deposits each. */
const BUYERS = ['张伟', '李娜', '马超', '孙丽']
const DEPOSIT = '20194'
const PROCESSES = [1, 2, 4] as const
const EACH = 50
const QUICK_EACH = 5
const ALONE = 20

const COST = { PASSWORD_COST: String(PASSWORD_COST) }

interface BankProcess {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the bank's own program on a database that others use too. */
async function startProcess(url: string): Promise<BankProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--require', './test/clock/preload.cjs', '--import', 'tsx', 'sandbox/host/main.ts'],
    {
      env: { ...process.env, ...COST, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent', CHANNELS_PER_MINUTE: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const stop = () =>
    new Promise<void>((done) => {
      child.once('close', () => done())
      child.kill('SIGTERM')
    })
  if (!child.stdout) throw new Error('the bank has no output')
  for await (const line of createInterface(child.stdout)) {
    const [, origin] = /listening on (\S+)/.exec(line) ?? []
    if (origin !== undefined) return { origin, stop }
  }
  throw new Error('the bank ended before it listened')
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

/** Each buyer buys from one of the processes, one purchase after the other. */
async function rowFor(processes: number, url: string, each: number): Promise<string[]> {
  const banks = await Promise.all(Array.from({ length: processes }, () => startProcess(url)))
  try {
    const customers = await Promise.all(
      BUYERS.map((name, index) => signInMember(banks[index % processes]?.origin ?? '', name)),
    )
    const taken: number[] = []
    const all = (count: number) =>
      secondsOf(() =>
        Promise.all(
          customers.map(async (customer) => {
            const order = await preparePurchase(customer, DEPOSIT)
            for (let bought = 0; bought < count; bought += 1) taken.push(await secondsOf(() => buy(customer, order)))
          }),
        ),
      )
    await all(2)
    taken.length = 0
    const seconds = await all(each)
    const sorted = taken.sort((a, b) => a - b)
    const late = sorted[Math.floor(sorted.length * 0.99)] ?? NaN
    return [
      String(processes),
      (taken.length / seconds).toFixed(1),
      (median(sorted) * 1000).toFixed(0),
      (late * 1000).toFixed(0),
    ]
  } finally {
    await Promise.all(banks.map((one) => one.stop()))
  }
}

/** Where the time of a purchase goes when nobody else buys. */
async function rowsAlone(url: string, say: BenchOptions['say']): Promise<string[][]> {
  const bank = await startBank({ env: { ...COST, DATABASE_URL: url } })
  const { heard, off } = hearStatements()
  try {
    const customer = await signInMember(bank.origin, BUYERS[0] ?? '')
    const order = await preparePurchase(customer, DEPOSIT)
    await buy(customer, order)
    const runs: { readonly ms: number; readonly statements: number; readonly waited: number }[] = []
    for (let count = 0; count < ALONE; count += 1) {
      heard.length = 0
      const ms = (await secondsOf(() => buy(customer, order))) * 1000
      runs.push({ ms, statements: heard.length, waited: heard.reduce((sum, one) => sum + one.ms, 0) })
    }
    const often = new Map<string, number>()
    for (const { text } of heard) often.set(text, (often.get(text) ?? 0) + 1)
    for (const [text, count] of often) if (count > 1) say(`  ${count} times in a purchase: ${text.slice(0, 200)}`)
    const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick).sort((a, b) => a - b))
    const passwords = Array.from({ length: ALONE }, () => {
      const begin = performance.now()
      scryptSync('123456', 'salt', 32, { N: 2 ** PASSWORD_COST, maxmem: 2 ** 28 })
      return performance.now() - begin
    })
    const envelope = measureEnvelope({ calls: 100, sm2Operations: 5 })
    return [
      ['a purchase, two calls', of(({ ms }) => ms).toFixed(1)],
      [`waiting for ${of(({ statements }) => statements)} statements`, of(({ waited }) => waited).toFixed(1)],
      ['the password’s hash (scrypt)', median(passwords.sort((a, b) => a - b)).toFixed(1)],
      ['opening and sealing two calls', (envelope.serverCall * 2).toFixed(1)],
      ['sealing and opening them in the app', (envelope.clientCall * 2).toFixed(1)],
      ['SM2, once a session and in none of these', envelope.sm2Decrypt.toFixed(1)],
    ]
  } finally {
    off()
    await bank.close()
  }
}

async function measure({ quick, say }: BenchOptions): Promise<string> {
  if (!postgresPrograms()) return 'PostgreSQL was not found; nothing was measured.'
  const server = await startPostgres()
  try {
    const alone = await rowsAlone(server.url, say)
    const rows: string[][] = []
    for (const processes of PROCESSES) {
      rows.push(await rowFor(processes, server.url, quick ? QUICK_EACH : EACH))
      say(`  ${processes} processes done`)
    }
    return `${table(['processes of the bank', 'purchases a second', 'p50, ms', 'p99, ms'], rows)}

PostgreSQL with fsync off; ${BUYERS.length} customers buy side by side, each one purchase after the other, through the HTTP API of a process. Buyers, processes and database share this machine’s cores, so that more processes than cores can only share them.

${table(['of one purchase, with nobody beside', 'ms'], alone)}`
  } finally {
    await server.stop()
  }
}

export const purchases: Section = { name: 'purchases', title: 'Purchases with several processes', run: measure }
