import { DatabaseBusy } from './errors'
import { createConcurrencyLimit } from './concurrencyLimit'

const AT_ONCE = 2
const MOST = 3

function busyLanes() {
  const through = createConcurrencyLimit(AT_ONCE, MOST)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const send = (name: string, what: string) =>
    through(name, () => {
      begun.push(what)
      return new Promise<void>((end) => ends.push(end))
    })
  return { begun, ends, send }
}

const settle = () => new Promise<void>((done) => setImmediate(done))

test('as many as are allowed run, the next when one ends, in their order', async () => {
  const { begun, ends, send } = busyLanes()
  const all = ['a', 'b', 'c', 'd'].map((what) => send('one', what))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  ends[1]?.()
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (let index = 0; index < all.length; index += 1) {
    ends[index]?.()
    await settle()
  }
  await Promise.all(all)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('another name waits for nobody', async () => {
  const { begun, send } = busyLanes()
  for (const what of ['a', 'b', 'c']) void send('one', what)
  void send('two', 'other')
  await settle()
  expect(begun).toEqual(['a', 'b', 'other'])
})

test('who fails gives the place on, and more than may wait are refused', async () => {
  const through = createConcurrencyLimit(1, MOST)
  const failing = through('one', () => Promise.reject(new Error('no')))
  const waiting = Array.from({ length: MOST }, (_, index) => through('one', () => Promise.resolve(index)))
  const refused = through('one', () => Promise.resolve('never'))
  await expect(refused).rejects.toBeInstanceOf(DatabaseBusy)
  await expect(failing).rejects.toThrow('no')
  expect(await Promise.all(waiting)).toEqual([0, 1, 2])
  expect(await through('one', () => Promise.resolve('again'))).toBe('again')
})
