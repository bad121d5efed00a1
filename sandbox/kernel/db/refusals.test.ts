import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { schema } from '@sandbox/testing/schema'
import type { Tx } from './queryable'
import { keepWhenRefused } from './refusals'
import { withDatabase } from './testing/withDatabase'

const REFUSED = fail(bankError('NotPermitted'))

withDatabase((database) => {
  const write = (tx: Tx, name: string) => tx.insert(schema.configFlags).values({ name, value: '1', changedAt: 0 })
  const left = async () =>
    (await database.current.drizzle.delete(schema.configFlags).returning()).map(({ name }) => name).sort()
  const inCall = <T>(work: () => Promise<T>) => database.current.asCall('somebody', work)

  test('a refusal in a call undoes what was written before it, and is answered', async () => {
    const answer = await inCall(() =>
      database.current.transaction(async (tx) => {
        await write(tx, 'half')
        return REFUSED
      }),
    )
    expect(answer).toEqual(REFUSED)
    expect(await left()).toEqual([])
  })

  test('what is well is kept', async () => {
    await inCall(() =>
      database.current.transaction(async (tx) => {
        await write(tx, 'whole')
        await keepWhenRefused(tx)
        await write(tx, 'too')
        return ok(undefined)
      }),
    )
    expect(await left()).toEqual(['too', 'whole'])
  })

  test('what was marked stays, also when more is marked later, and the rest goes', async () => {
    const answer = await inCall(() =>
      database.current.transaction(async (tx) => {
        await write(tx, 'counted')
        await keepWhenRefused(tx)
        await write(tx, 'counted too')
        await keepWhenRefused(tx)
        await write(tx, 'half')
        return REFUSED
      }),
    )
    expect(answer).toEqual(REFUSED)
    expect(await left()).toEqual(['counted', 'counted too'])
  })

  test('what throws keeps nothing, marked or not', async () => {
    const thrown = inCall(() =>
      database.current.transaction(async (tx) => {
        await write(tx, 'counted')
        await keepWhenRefused(tx)
        throw new Error('a bug')
      }),
    )
    await expect(thrown).rejects.toThrow('a bug')
    expect(await left()).toEqual([])
  })

  test('a transaction that says so keeps its refusal, and so does the bank’s own work', async () => {
    const refuse = (name: string) => async (tx: Tx) => {
      await write(tx, name)
      return REFUSED
    }
    await inCall(() => database.current.transaction(refuse('said'), { refused: 'kept' }))
    await database.current.transaction(refuse('own'))
    expect(await left()).toEqual(['own', 'said'])
  })
})
