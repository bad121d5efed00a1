import { LOWEST_COST } from '@sandbox/host/config'
import { bundleBank, superviseBank } from './banks'
import type { BankProcess, Release } from './banks'
import { findingsOf, surplusOf } from './books'
import { startCluster } from './cluster'
import type { Cluster } from './cluster'
import { Answers, signInBuyers } from './customers'
import type { Buyer, Order } from './customers'
import { findPrograms } from './programs'
import type { Programs } from './programs'
import { until } from './workspace'
import type { Workspace } from './workspace'

export const BANKS = 3
/** Longer than a machine with much other work needs. */
export const STARTS_SECONDS = 900

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
export const seconds = (since: number): number => (performance.now() - since) / 1000

/** The day of the books is a Wednesday on which banks work; passwords cost little, because their time isn't measured. */
const BANK_ENV = {
  OPENING_DAY: '20261125',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
  PASSWORD_COST: String(LOWEST_COST),
}

/** Several bank processes on a cluster, and their customers. */
export interface Ground {
  readonly space: Workspace
  readonly programs: Programs
  readonly cluster: Cluster
  /** Of every bank process. */
  readonly env: Readonly<Record<string, string>>
  /** The release that they began with. */
  readonly script: string
  readonly banks: readonly BankProcess[]
  readonly buyers: readonly Buyer[]
  readonly answers: Answers
}

/** @param more variables of the bank's processes */
export async function prepare(
  space: Workspace,
  release: Release,
  more: Readonly<Record<string, string>> = {},
): Promise<Ground> {
  const programs = findPrograms()
  const begun = performance.now()
  const cluster = await startCluster(space, programs, BANKS)
  say(`three nodes in step after ${seconds(begun).toFixed(0)} s`)
  const env = { ...BANK_ENV, ...more, DATABASE_URL: cluster.url }
  const script = await bundleBank(space, release)
  const banks = cluster.bankPorts.map((port, at) => superviseBank(space, { name: `bank${at}`, port, script, env }))
  for (const bank of banks) await bank.untilAnswering(STARTS_SECONDS)
  say(`${BANKS} bank processes answer after ${seconds(begun).toFixed(0)} s`)
  const buyers = await until('signing in', STARTS_SECONDS, () => signInBuyers(cluster.origin))
  return { space, programs, cluster, env, script, banks, buyers, answers: new Answers() }
}

/** @throws Error with what is wrong with the books */
export async function requireRight({ cluster, buyers }: Ground, orders: readonly Order[]): Promise<void> {
  const surpluses = await Promise.all(buyers.map((buyer) => surplusOf(buyer, orders)))
  const findings = [
    ...(await findingsOf(cluster.url, orders)),
    ...surpluses.flatMap((fen, at) =>
      fen === 0 ? [] : [`${buyers[at]?.name ?? ''}’s account has ${fen} fen too many`],
    ),
  ]
  if (findings.length > 0) throw new Error(`the books are wrong:\n${findings.join('\n')}`)
}
