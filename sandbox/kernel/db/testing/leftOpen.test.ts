import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { rowsOf } from '../database'
import type { Fill } from './images'
import { openTestPostgres, withPostgres } from './withDatabase'

const fails = (): Promise<never> => Promise.reject(new Error('no seed'))
const filling = (name: string, part: Partial<Fill>): Fill => ({
  ...{ name, key: () => name, work: () => Promise.resolve(), copied: () => Promise.resolve() },
  ...part,
})

withPostgres((database) => {
  const connections = async (): Promise<number> =>
    (
      await rowsOf(
        database.current.drizzle,
        sql`SELECT 1 FROM pg_stat_activity
            WHERE backend_type = 'client backend' AND datname <> 'postgres' AND datname <> current_database()`,
      )
    ).length

  /** A server ends a connection that was closed when it comes to it. */
  async function leftOpen(): Promise<number> {
    for (let tries = 0; tries < 200 && (await connections()) > 0; tries += 1) await sleep(50)
    return connections()
  }

  test.each([
    ['the filling of which fails', filling('unfillable', { work: fails })],
    ['the copy of which fails', filling('uncopied', { copied: fails })],
  ])('a database %s leaves no connection, which would keep Jest from ending', async (_, fill) => {
    await expect(openTestPostgres(database.url, fill)).rejects.toThrow('no seed')
    expect(await leftOpen()).toBe(0)
  })

  test('nor does one that can’t be made', async () => {
    await database.current.drizzle.execute(sql`SELECT 1`)
    const nowhere = Object.assign(new URL(database.url), { pathname: '/nowhere' }).href
    await expect(openTestPostgres(nowhere)).rejects.toThrow('nowhere')
    expect(await leftOpen()).toBe(0)
  })

  test('a server that was started for a command ends with it, whoever ends it, and leaves no folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bank-left-'))
    // PostgreSQL runs as another user than root.
    chmodSync(folder, 0o755)
    const note = join(folder, 'url')
    const command = `require('node:fs').writeFileSync(${JSON.stringify(note)}, process.env.TEST_DATABASE_URL); setInterval(() => 0, 1000)`
    const program = ['--import', 'tsx', join(__dirname, 'runWithPostgres.ts'), process.execPath, '-e', command]
    const run = spawn(process.execPath, program, { stdio: 'inherit', env: { ...process.env, TMPDIR: folder } })
    const ended = new Promise((done) => run.once('exit', done))
    while (run.exitCode === null && (!existsSync(note) || readFileSync(note, 'utf8') === ''))
      await new Promise((wait) => setTimeout(wait, 50))
    const url = readFileSync(note, 'utf8')
    run.kill('SIGTERM')
    await ended
    await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow()
    expect(readdirSync(folder).filter((name) => name.startsWith('bank-'))).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
