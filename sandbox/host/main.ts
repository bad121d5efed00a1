import { openBank } from './bank'
import { readConfig } from './config'
import { reportError } from './http/errorLog'
import { HolidayNoticeWrong } from '../kernel/calendar'
import {
  DatabaseUnusable,
  DataDirectoryInUse,
  isUnreachable,
  MigrationChanged,
  MigrationUnknown,
  sqlState,
} from '../kernel/db'

const EXPECTED = [DatabaseUnusable, DataDirectoryInUse, HolidayNoticeWrong, MigrationChanged, MigrationUnknown]
/** No server's doing: a wrong address, user or name. */
const WRONG = new Set(['EHOSTUNREACH', '28P01', '3D000'])

/** For closing the database after the last request. */
const GRACE_MS = 5_000

/** One sentence for a problem that an operator can solve; undefined for a bug, whose stack is more useful. */
function sentenceOf(error: unknown, port: number): string | undefined {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message
  const { code } = Object(error) as { code?: unknown }
  if (code === 'EADDRINUSE') return `port ${port} is taken: stop what listens there, or set PORT`
  if (code === 'EACCES') return `port ${port} may not be opened by this user: set PORT to one above 1023`
  const known = sqlState(error) ?? (typeof code === 'string' ? code : undefined)
  if (isUnreachable(error) || (known !== undefined && WRONG.has(known))) {
    const what = known === undefined ? '' : ` (${known})`
    return `the database of DATABASE_URL can't be reached${what}: start it, or unset DATABASE_URL; while another takes its place, start the bank again`
  }
  return undefined
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) throw new Refused(config.error.join('; '))
  const bank = await openBank(config.value).catch((error: unknown) => {
    const sentence = sentenceOf(error, config.value.port)
    throw sentence === undefined ? error : new Refused(sentence)
  })
  const { drainSeconds, stopSeconds } = config.value
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      // Whatever holds the bank back, such as a database that doesn't answer.
      setTimeout(() => process.exit(1), (drainSeconds + stopSeconds) * 1000 + GRACE_MS).unref()
      bank.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  // A bank for customers writes lines of JSON alone; its log says the same.
  if (config.value.console !== 'off') process.stdout.write(`sandbox bank listening on ${bank.origin}\n`)
  if (bank.consoleKey !== undefined) {
    process.stdout.write(`the console /sandbox/ moves clocks and shows passwords; its key is ${bank.consoleKey}\n`)
  }
}

/** The start was refused for a reason that one sentence explains. */
class Refused extends Error {}

// Node's own report of a crash has the error's text, which may contain what a statement was asked with.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${JSON.stringify({ level: 60, ...reportError(error), msg: 'the bank crashed' })}\n`)
  process.exit(1)
})

main().catch((error: unknown) => {
  const told = error instanceof Refused ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`sandbox bank: ${told ?? 'unknown error'}\n`)
  process.exit(1)
})
