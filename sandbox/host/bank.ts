import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import { missingNotices, takeNotices } from '../kernel/calendar'
import { bankNow, machineNow } from '../kernel/clock'
import type { Config } from './config'
import { demoAccess } from './demoAccess'
import { DatabaseUnusable, MigrationChanged, MigrationUnknown, openDatabase } from '../kernel/db'
import type { Database } from '../kernel/db'
import { ledgerChecks } from './ledgerChecks'
import { repeatEvery } from './repeatEvery'
import { runAll } from './runAll'
import { reportError } from './http/errorLog'
import { createServer } from './http/server'
import { seedIfEmpty } from './seeding/seed'
import { CAPABILITIES } from '../capabilities'
import { serverKeys } from '../kernel/session/serverKeys'
import { sweepStores } from '../kernel/session/stores'
import { runDueDayEnds } from '../dayEnds'
import { checkInvariants } from '../ledgerAudit'
import { createMetrics } from './metrics'
import type { Metrics } from './metrics'
import { measureDatabase } from './metrics/database'
import { countingParties } from './metrics/parties'
import { serveMetrics } from './metrics/serve'
import { chooseServices } from './simulators/services'
import { reportTencentTo } from './tencent/failure'
import { reportTo } from './wechat/live'
import type { Services } from '../kernel/services'

const MINUTE_MS = 60_000

/** A bank that is open for calls. */
export interface RunningBank {
  /** The address it listens on, such as http://localhost:8080. */
  readonly origin: string
  readonly db: Database
  readonly server: FastifyInstance
  /** The key that the console asks for on a shared bank; undefined when it asks for none or is off. */
  readonly consoleKey: string | undefined
  /** Stops taking calls, waits for those under way, and closes the database. */
  close(): Promise<void>
}

/**
 * Opens the bank: database, migrations, seeds, the day ends that are due, and the port.
 * @param open gives the database with its schema up to date; the one the configuration names unless given
 * @throws HolidayNoticeWrong, DatabaseUnusable, DataDirectoryInUse, MigrationChanged, MigrationUnknown, and Node's EADDRINUSE
 */
export async function openBank(
  config: Config,
  open: (config: Config) => Promise<Database> = openBooks,
): Promise<RunningBank> {
  if (config.holidayNotices !== undefined) takeNotices(config.holidayNotices)
  const db = await open(config)
  try {
    await seedIfEmpty(db, config.opening)
    const keys = await serverKeys(db, config.privateKey)
    const access = demoAccess(config.console, keys.privateKey)
    const metrics = createMetrics()
    const stop = { begun: false }
    const server = createServer({ db, config, access, keys, metrics, isStopping: () => stop.begun })
    await runDueDayEnds(db)
    const warn = warnOfNotices(server)
    await warn(db)
    const reports = { wechat: reportTo(server.log), tencent: reportTencentTo(server.log) }
    const services = countingParties(chooseServices(config.services, access, reports), metrics)
    const { daysEnded, checkWhenDue } = ledgerChecks(() => checkInvariants(db), metrics)
    const works = [
      async () => {
        if ((await runDueDayEnds(db)).length > 0) daysEnded()
      },
      () => sweepStores(db, machineNow()),
      () => warn(db),
    ]
    const jobs = minuteJobs(db, services)
    server.addHook('onClose', everyMinute(server, metrics, [...works, ...jobs]))
    // Only where somebody reads what it finds.
    if (config.metrics) server.addHook('onClose', everyMinute(server, metrics, [checkWhenDue]))
    await listen(server, db, config, metrics).catch(async (error: unknown) => {
      await server.close()
      throw error
    })
    const close = () => closeAll(server, db, config, stop)
    return { origin: originOf(server), db, server, consoleKey: access.key, close }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Opens the ports: first that of the metrics, which watch the other. */
async function listen(server: FastifyInstance, db: Database, config: Config, metrics: Metrics): Promise<void> {
  if (config.metrics) {
    measureDatabase(db, metrics)
    const served = await serveMetrics(metrics, config.metrics)
    server.addHook('onClose', async () => served.close())
    server.log.info({ port: served.port }, 'metrics')
  }
  await server.listen({ port: config.port, host: config.host })
}

function originOf(server: FastifyInstance): string {
  const address = server.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}

/** Says in the log, at the start and once a day, which year's holidays the bank has not been told. */
function warnOfNotices(server: FastifyInstance): (db: Database) => Promise<void> {
  let told: Day | undefined
  return async (db) => {
    const today = dayOfInstant(await bankNow(db.drizzle))
    if (today === told) return
    told = today
    for (const year of missingNotices(today)) server.log.warn(missingNotice(year))
  }
}

const missingNotice = (year: number): string =>
  `the notice of ${year}'s holidays is missing: only weekends and the regulation's own holidays are closed; put ${year}.json into the folder of HOLIDAY_NOTICES`

/** Says that it isn't ready, and after a while takes no more calls; those under way are answered, or cut at the limit. */
async function closeAll(
  server: FastifyInstance,
  db: Database,
  { drainSeconds, stopSeconds }: Config,
  stop: { begun: boolean },
): Promise<void> {
  stop.begun = true
  server.log.info('stopping')
  if (drainSeconds > 0) await sleep(drainSeconds * 1000)
  const limit = setTimeout(() => server.server.closeAllConnections(), stopSeconds * 1000)
  await server.close()
  clearTimeout(limit)
  await db.close()
}

/** What the capabilities do every minute. */
function minuteJobs(db: Database, services: Services): readonly (() => Promise<unknown>)[] {
  const bank = { db, services, capabilities: CAPABILITIES, businessNow: () => bankNow(db.drizzle), realNow: machineNow }
  return CAPABILITIES.flatMap((one) => one.minuteJobs ?? []).map((work) => () => work(bank))
}

/** Does works every minute; what fails is tried again the next minute, and keeps no other work back. */
function everyMinute(
  server: FastifyInstance,
  metrics: Metrics,
  works: readonly (() => Promise<unknown>)[],
): () => Promise<void> {
  return repeatEvery(MINUTE_MS, async (isStopping) => {
    const unlessStopping = works.map((work) => async () => (isStopping() ? undefined : work()))
    await runAll(unlessStopping, (error) => {
      metrics.minuteFailed()
      server.log.error(reportError(error), 'the minute’s work failed')
    })
  })
}

async function openBooks(config: Config): Promise<Database> {
  const location = {
    url: config.databaseUrl,
    dataDir: config.databaseUrl ? undefined : config.dataDir,
    statements: config.statements,
  }
  if (!config.fresh) return openDatabase(location)
  // Opened first to take the directory's lock, so that a running bank is never wiped.
  const old = await openDatabase(location).catch((error: unknown) => {
    if (error instanceof DatabaseUnusable || error instanceof MigrationChanged || error instanceof MigrationUnknown)
      return
    throw error
  })
  await old?.close()
  if (config.databaseUrl) await dropEverything(config.databaseUrl)
  else if (config.dataDir) rmSync(config.dataDir, { recursive: true, force: true })
  return openDatabase(location)
}

async function dropEverything(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await client.end()
}
