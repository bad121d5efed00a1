import { openDatabase } from '@sandbox/kernel/db'
import { seedIfEmpty } from '../seed'

/** Starts a bank up to its seeds, and prints when they begin and when they are done. */
async function main(url = '', at = ''): Promise<void> {
  const database = await openDatabase({ url, poolSize: 2 })
  console.log('open')
  await seedIfEmpty(database, Number(at))
  console.log('seeded')
  await database.close()
}

void main(...process.argv.slice(2))
