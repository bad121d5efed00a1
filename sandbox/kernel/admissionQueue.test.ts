import { AT_ONCE, LEAVES_MS, throughGate } from './admissionQueue'
import type { Database } from './db'

/** A crowd of its own: the gate asks nothing of the database. */
function queue() {
  const db = {} as Database
  let now = 1_000
  const ends: (() => void)[] = []
  const ask = (customerId: string, oneEach = true) =>
    throughGate(
      db,
      { itemId: 'item', customerId, oneEach, clock: () => now },
      () => new Promise<string>((resolve) => void ends.push(() => resolve(customerId))),
    )
  return { ask, pass: (ms: number) => void (now += ms), end: () => ends.shift()?.(), working: () => ends.length }
}

const names = (count: number, of = 'first') => Array.from({ length: count }, (_, nth) => `${of}${nth}`)

describe('a crowd', () => {
  it('is let through as many at once as one process works on, and the others get their place', async () => {
    const { ask, working } = queue()
    for (const name of names(AT_ONCE)) void ask(name)
    expect(working()).toBe(8)
    expect(await ask('a')).toEqual({ queue: { ahead: 8, waitedMs: 0 } })
    expect(await ask('b')).toEqual({ queue: { ahead: 9, waitedMs: 0 } })
    expect(await ask('first0')).toEqual({ queue: { ahead: 10, waitedMs: 0 } })
  })

  it('is served in the order in which people came, whoever asks first again', async () => {
    const { ask, end, pass } = queue()
    const served = names(AT_ONCE).map((name) => ask(name))
    for (const name of ['a', 'b']) await ask(name)
    pass(700)
    end()
    await served[0]
    // One is free, and belongs to who waits longest; somebody new doesn't get it either.
    expect(await ask('b')).toMatchObject({ queue: { ahead: 8, waitedMs: 700 } })
    expect(await ask('new')).toMatchObject({ queue: { ahead: 9, waitedMs: 0 } })
    const first = ask('a')
    expect(await ask('b')).toMatchObject({ queue: { ahead: 8 } })
    for (let left = 0; left < AT_ONCE; left += 1) end()
    expect(await first).toEqual({ done: 'a' })
  })

  it('doesn’t wait for the first one’s phone where many are served until it asks again', async () => {
    const { ask, end, pass, working } = queue()
    const served = names(AT_ONCE).map((name) => ask(name))
    for (let more = 0; more < 20; more += 1) {
      end()
      await served[more]
      served.push(ask(`more${more}`))
      pass(100)
    }
    // 20 in two seconds are 12 until a phone asks again: the first 24 may have what is free.
    for (const name of names(30, 'crowd')) await ask(name)
    end()
    await served[20]
    expect(await ask('crowd25')).toMatchObject({ queue: { ahead: 32 } })
    const next = ask('crowd20')
    expect(working()).toBe(AT_ONCE)
    expect(await ask('crowd0')).toMatchObject({ queue: { ahead: 8 } })
    for (let left = 0; left < AT_ONCE; left += 1) end()
    expect(await next).toEqual({ done: 'crowd20' })
  })

  it('gives the place of who stays away to the next', async () => {
    const { ask, end, pass } = queue()
    const served = names(AT_ONCE).map((name) => ask(name))
    await ask('a')
    pass(LEAVES_MS)
    await ask('b')
    end()
    await served[0]
    expect(await ask('b')).toMatchObject({ queue: { ahead: 8 } })
    pass(1)
    const next = ask('b')
    end()
    for (let left = 0; left < AT_ONCE; left += 1) end()
    expect(await next).toEqual({ done: 'b' })
  })

  it('tells how long it takes by what was served in the last seconds, and nothing where nobody was', async () => {
    const { ask, end, pass } = queue()
    const served = names(AT_ONCE).map((name) => ask(name))
    for (const nth of [0, 1]) {
      end()
      await served[nth]
      void ask(`second${nth}`)
      pass(1_000)
    }
    // Two in two seconds, and eight are ahead: nine seconds.
    expect(await ask('a')).toEqual({ queue: { ahead: 8, waitedMs: 0, aboutMs: 9_000 } })
    pass(4_000)
    await ask('a')
    pass(4_001)
    // Only what was served ten seconds ago or later counts: the second one, nine seconds ago.
    expect(await ask('a')).toEqual({ queue: { ahead: 8, waitedMs: 8_001, aboutMs: 81_009 } })
    pass(2_000)
    expect(await ask('a')).toEqual({ queue: { ahead: 8, waitedMs: 10_001 } })
  })

  it('lets a second request of a person through only where their id keeps them apart', async () => {
    const { ask, working } = queue()
    void ask('a')
    expect(await ask('a')).toEqual({ queue: { ahead: 1, waitedMs: 0 } })
    void ask('b', false)
    void ask('b', false)
    expect(working()).toBe(3)
  })
})
