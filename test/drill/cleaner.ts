import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesOf, signal } from './processes'

/* Ends all that a drill has started and removes its folder, once the drill is done or gone: its input then ends, however
   the drill ended. A program of its own, because a killed one can't tidy up. */

const [, , folder = ''] = process.argv

/** A process that is being started while the others are killed is found by the next look. */
async function tidy(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    signal(processesOf(folder), 'SIGKILL')
    await sleep(50)
    if (processesOf(folder).length > 0) continue
    try {
      return rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries > MAX_TRIES) throw error
    }
  }
}

const MAX_TRIES = 100

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)
process.stdin.on('end', () => void tidy()).resume()
