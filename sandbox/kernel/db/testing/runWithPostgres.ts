import { spawn } from 'node:child_process'
import { startPostgres } from './postgres'

/** `npx tsx sandbox/kernel/db/testing/runWithPostgres.ts npx jest sandbox`: runs a command with a throw-away PostgreSQL. */
async function main([command, ...parameters]: readonly string[]): Promise<void> {
  if (!command) throw new Error('which command?')
  const server = await startPostgres()
  try {
    process.exitCode = await new Promise<number>((done) => {
      const child = spawn(command, parameters, {
        stdio: 'inherit',
        env: { ...process.env, TEST_DATABASE_URL: server.url },
      })
      child.once('exit', (code) => done(code ?? 1))
      // The server and its folder are removed when the command has ended, whoever ended it.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
    })
  } finally {
    await server.stop()
  }
}

void main(process.argv.slice(2))
