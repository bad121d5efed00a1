import { ledgerChecks } from './ledgerChecks'

test('the ledger is checked at first and once days have ended, also during a check, and again where it couldn’t be', async () => {
  const told: number[] = []
  const found: (() => Promise<readonly unknown[]>)[] = []
  const { daysEnded, checkWhenDue } = ledgerChecks(
    () => found.shift()?.() ?? Promise.reject(new Error('none is due')),
    {
      ledgerChecked: (violations) => told.push(violations),
    },
  )
  found.push(() => Promise.resolve([]))
  await checkWhenDue()
  await checkWhenDue()
  expect(told).toEqual([0])
  found.push(() => Promise.reject(new Error('broken')))
  daysEnded()
  await expect(checkWhenDue()).rejects.toThrow('broken')
  found.push(() => {
    daysEnded()
    return Promise.resolve(['wrong'])
  })
  await checkWhenDue()
  found.push(() => Promise.resolve([]))
  await checkWhenDue()
  await checkWhenDue()
  expect(told).toEqual([0, 1, 0])
})
