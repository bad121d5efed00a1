import { openBank } from './bank'
import { readConfig } from './config'
import { HolidayNoticeWrong } from '../kernel/calendar'
import { DatabaseUnusable, DataDirectoryInUse, MigrationChanged, MigrationUnknown } from '../kernel/db'

const EXPECTED = [DatabaseUnusable, DataDirectoryInUse, HolidayNoticeWrong, MigrationChanged, MigrationUnknown]
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', '28P01', '3D000'])

/** One sentence for a problem that an operator can solve; undefined for a bug, whose stack is more useful. */
function sentenceOf(error: unknown, port: number): string | undefined {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message
  const { code } = Object(error) as { code?: unknown }
  if (code === 'EADDRINUSE') return `port ${port} is taken: stop what listens there, or set PORT`
  if (code === 'EACCES') return `port ${port} may not be opened by this user: set PORT to one above 1023`
  if (typeof code === 'string' && UNREACHABLE.has(code)) {
    return `the database of DATABASE_URL can't be reached (${code}): start it, or unset DATABASE_URL`
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
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      bank.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  process.stdout.write(`sandbox bank listening on ${bank.origin}\n`)
  if (bank.consoleKey !== undefined) {
    process.stdout.write(`the console /sandbox/ moves clocks and shows passwords; its key is ${bank.consoleKey}\n`)
  }
}

/** The start was refused for a reason that one sentence explains. */
class Refused extends Error {}

main().catch((error: unknown) => {
  const told = error instanceof Refused ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`sandbox bank: ${told ?? 'unknown error'}\n`)
  process.exit(1)
})
