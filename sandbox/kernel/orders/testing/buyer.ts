import { randomBytes } from 'node:crypto'
import { bankNow } from '@sandbox/kernel/clock'
import { openDatabase } from '@sandbox/kernel/db'
import { buyOnce } from './purchase'

/** Buys in an endless loop, eight at a time, and prints each id before it is sent and after it was answered. */
async function main(url = '', customerId = ''): Promise<void> {
  const database = await openDatabase({ url, poolSize: 8 })
  const buy = async (): Promise<void> => {
    for (;;) {
      const clientId = randomBytes(16).toString('hex')
      console.log(`asked ${clientId}`)
      const answer = await buyOnce(database, customerId, clientId, await bankNow(database.drizzle))
      console.log(`${answer.ok ? 'bought' : 'refused'} ${clientId}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, buy))
}

void main(...process.argv.slice(2))
