import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { startBank } from '../testing/bank'
import type { TestBank } from '../testing/bank'

/** What docs/clients has was written from docs/wire.md and docs/api alone; it holds the docs to what the bank does. */

const run = promisify(execFile)
const hasPython =
  spawnSync('python3', ['-c', 'import hmac; hmac.new(b"", b"", "sm3")']).status === 0 &&
  spawnSync('openssl', ['version']).status === 0

let bank: TestBank
beforeAll(async () => {
  bank = await startBank()
}, 180_000)
afterAll(() => bank.close())

// Where there is no Python, or one whose OpenSSL has no SM3, nobody could run the program anyway.
it('a client in Python signs in, buys once whose answer was lost, and is paid what it was shown', async () => {
  if (!hasPython) return
  const { stdout } = await run('python3', ['docs/clients/client.py', bank.origin, 'zhangwei', '0-3-6-7-8', '135790'])
  expect(stdout.match(/no answer: lost on purpose/g)).toHaveLength(2)
  expect(stdout).toMatch(/bought once: 168831\.66 yuan are left\n/)
  expect(stdout).toMatch(/right to the fen\n$/)
}, 120_000)
