import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@sandbox/kernel/db'
import { runDueDayEnds } from '@sandbox/dayEnds'

/** Ends due days in an endless loop and prints each. */
async function main(url = ''): Promise<void> {
  const database = await openDatabase({ url, poolSize: 2 })
  console.log('started')
  for (;;) {
    for (const day of await runDueDayEnds(database)) console.log(`ended ${day}`)
    await sleep(2)
  }
}

void main(...process.argv.slice(2))
