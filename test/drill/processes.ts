import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Set for every program that a drill starts, to its folder. */
export const MARK = 'BANK_DRILL'

function isOf(pid: number, folder: string): boolean {
  try {
    if (`${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)) return true
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${MARK}=${folder}`)
  } catch {
    // It has ended, or is somebody else's.
    return false
  }
}

/** The processes, but this one, that run in a folder or were started for it. */
export const processesOf = (folder: string): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && isOf(pid, folder))

/** Sends them a signal; who has ended meanwhile needs none. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      continue
    }
  }
}
