import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from './directoryLock'
import { DataDirectoryInUse } from './errors'
import { startProcess } from './testing/childProcess'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bank-lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const HOLDER = join(__dirname, 'testing/lockHolder.ts')
const BOTH = ['bank', 'a-folder-whose-name-is-longer-than-any-socket-may-be-'.repeat(3)]

test.each(BOTH)('one holder at a time: %s', async (name) => {
  const dataDir = join(folder, name)
  const unlock = await lockDirectory(dataDir)
  await expect(lockDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse)
  unlock()
  const again = await lockDirectory(dataDir)
  await expect(lockDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse)
  again()
})

test('another process holds it until it is killed, and not a moment longer', async () => {
  const dataDir = join(folder, 'bank')
  const holder = startProcess(HOLDER, dataDir)
  await holder.printed(1)
  expect(holder.lines).toEqual(['locked'])
  await expect(lockDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse)
  await holder.kill()
  const unlock = await lockDirectory(dataDir)
  unlock()
})

test('a lock that was left with the number of a living process, even this one, is no lock', async () => {
  const dataDir = join(folder, 'bank')
  writeFileSync(`${dataDir}.lock`, String(process.pid))
  const unlock = await lockDirectory(dataDir)
  unlock()
})

test.each([1, 2, 3, 4, 5])(
  'of many who find a dead lock at once at most one takes it, and then the next does (%i)',
  async () => {
    const dataDir = join(folder, 'bank')
    writeFileSync(`${dataDir}.lock`, '')
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(dataDir)))
    const taken = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(taken.length).toBeLessThanOrEqual(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DataDirectoryInUse)
    taken[0]?.()
    const unlock = await lockDirectory(dataDir)
    unlock()
  },
)
