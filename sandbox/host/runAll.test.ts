import { runAll } from './runAll'

test('a work that fails is told and keeps none of the others back', async () => {
  const did: string[] = []
  const work = (name: string) => () => Promise.resolve(did.push(name))
  const broken = () => Promise.reject(new Error('broken'))
  const told: unknown[] = []
  await runAll([work('first'), broken, work('last')], (error) => told.push(error))
  expect(did).toEqual(['first', 'last'])
  expect(told).toEqual([new Error('broken')])
})
