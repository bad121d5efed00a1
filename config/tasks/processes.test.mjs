import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeProgram, runProgram } from './processes.mjs'

let folder
let note
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-processes-'))
  note = join(folder, 'pid')
})
afterEach(() => rmSync(folder, { recursive: true }))

const until = async (holds) => {
  while (!holds()) await new Promise((wait) => setTimeout(wait, 20))
}
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const notedPid = () => Number(readFileSync(note, 'utf8'))

/** Starts a child that would run for ever with this program's output, as a server does, and notes its id. */
const WITH_SERVER = `
  const { spawn } = require('node:child_process')
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' })
  require('node:fs').writeFileSync(process.argv[1], String(pid))`
const program = (script) => nodeProgram('-e', script, note)

describe('a program that was run', () => {
  it('gives its code and its output', async () =>
    expect(await runProgram(...program('console.log("said"); process.exitCode = 3'))).toEqual({
      code: 3,
      output: 'said\n',
    }))

  it('leaves nothing of what it started, and nobody waits for it', async () => {
    expect(await runProgram(...program(`${WITH_SERVER}; process.exit(0)`))).toMatchObject({ code: 0 })
    await until(() => !isAlive(notedPid()))
  })

  it.each([
    ['takes too long', { limitSeconds: 1 }, 'it took more than 1 seconds'],
    ['has something left open', { overdue: () => 'something is left open' }, 'something is left open'],
  ])('is ended with all that it started when it %s', async (_when, options, reason) => {
    const { code, output } = await runProgram(...program(`${WITH_SERVER}; setInterval(() => 0, 1000)`), options)
    expect([code, output]).toEqual([null, `\nEnded, because ${reason}.\n`])
    await until(() => !isAlive(notedPid()))
  })

  it('says why it could not be started', async () =>
    expect((await runProgram('no-such-program', [])).output).toContain('ENOENT'))
})

it.each(['SIGINT', 'SIGTERM'])(
  'all end when the task that runs them is told to by %s, and it tidies up',
  async (signal) => {
    const script = `
    import { writeFileSync } from 'node:fs'
    import { nodeProgram, runProgram, runTask } from ${JSON.stringify(join(__dirname, 'processes.mjs'))}
    await runTask(async () => {
      await runProgram(...nodeProgram('-e', ${JSON.stringify(`${WITH_SERVER}; setInterval(() => 0, 1000)`)}, ${JSON.stringify(note)}))
      const next = await runProgram(process.execPath, ['-e', ''])
      writeFileSync(${JSON.stringify(join(folder, 'tidied'))}, String(next.code))
    })`
    const task = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
    const ended = new Promise((done) => task.once('exit', done))
    await until(() => existsSync(note) && notedPid() > 0)
    task.kill(signal)
    await ended
    expect(readFileSync(join(folder, 'tidied'), 'utf8')).toBe('null')
    await until(() => !isAlive(notedPid()))
  },
)
