import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import type { Clock } from '../platform/clock/types'
import type { HttpResponse, SendRequest, TransportError } from '../platform/request/types'
import { watchRequests } from './networkIdle'

const REQUEST = { method: 'GET', url: '/', headers: {}, timeout: 1 } as const
const RESPONSE: HttpResponse = { status: 200, headers: {}, text: '' }

/** A clock that is moved by hand, and a network that answers when told. */
function world() {
  const timers: { at: number; act: () => void }[] = []
  let now = 0
  const clock: Clock = {
    now: () => now,
    after(ms, act) {
      timers.push({ at: now + ms, act })
      return () => undefined
    },
  }
  const idlers: (() => void)[] = []
  const answers: ((answer: Result<HttpResponse, TransportError>) => void)[] = []
  const send: SendRequest = () => ({ answer: new Promise((resolve) => answers.push(resolve)), abort: () => undefined })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    ...watchRequests(send, clock, () => new Promise((resolve) => idlers.push(resolve))),
    /** The phone has drawn everything so far. */
    async idle() {
      await settle()
      for (const resolve of idlers.splice(0)) resolve()
      await settle()
    },
    answer: (index: number) => answers[index]?.(ok(RESPONSE)),
    async move(ms: number) {
      await settle()
      now += ms
      for (const timer of timers) if (timer.at <= now) timer.act()
      await settle()
    },
  }
}

async function isIdle(networkIdle: Promise<void>): Promise<boolean> {
  const soon = new Promise<false>((resolve) => setTimeout(() => resolve(false), 5))
  return Promise.race([networkIdle.then(() => true), soon])
}

describe('networkIdle', () => {
  it('is when nothing is under way and nothing is left to draw', async () => {
    const { networkIdle, idle } = world()
    const waiting = networkIdle()
    expect(await isIdle(waiting)).toBe(false)
    await idle()
    expect(await isIdle(waiting)).toBe(true)
  })

  it('waits for every answer and for its being drawn', async () => {
    const { send, networkIdle, answer, idle } = world()
    send(REQUEST)
    const waiting = networkIdle()
    send(REQUEST)
    await idle()
    answer(0)
    await idle()
    expect(await isIdle(waiting)).toBe(false)
    answer(1)
    expect(await isIdle(waiting)).toBe(false)
    await idle()
    expect(await isIdle(waiting)).toBe(true)
  })

  it('waits a second at most', async () => {
    const { send, networkIdle, move } = world()
    send(REQUEST)
    const waiting = networkIdle()
    await move(999)
    expect(await isIdle(waiting)).toBe(false)
    await move(1)
    expect(await isIdle(waiting)).toBe(true)
  })

  it('hands the answer on as it came', async () => {
    const { send, answer } = world()
    const { answer: given } = send(REQUEST)
    answer(0)
    expect(await given).toEqual(ok(RESPONSE))
  })
})
