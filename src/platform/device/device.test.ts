import { fakeClock } from '../clock/fake'
import { cookieIdCookie, cookieIdIn } from './cookie'
import { cookieId, forgetCookieId, keepCookieId } from './cookieId'
import { ip, noteIp } from './ip'
import { readFingerprints } from './fingerprint'
import type { FingerprintScript } from './fingerprint'

const script: FingerprintScript = { old: () => 'OLD', new: () => 'NEW' }

/** Asks with a script that appears after `comesAfter` ms, and lets `wait` ms pass. */
async function ask(comesAfter: number, wait: number, mode = '') {
  const clock = fakeClock()
  const start = clock.now()
  let looks = 0
  let answer: unknown
  const look = () => {
    looks += 1
    return clock.now() - start >= comesAfter ? script : undefined
  }
  void readFingerprints(look, mode, clock).then((value) => (answer = value))
  await clock.advance(wait)
  return { looks, answer }
}

describe('device fingerprint', () => {
  it('looks 25 times, 200 ms apart, then gives up', async () => {
    expect(await ask(Infinity, 4799)).toMatchObject({ looks: 24, answer: undefined })
    expect(await ask(Infinity, 4800)).toMatchObject({
      looks: 25,
      answer: { ok: false, error: { kind: 'unavailable' } },
    })
  })

  it('still takes a script that comes by the last try', async () => {
    expect(await ask(4800, 4800 + 2000)).toMatchObject({ answer: { ok: true } })
  })

  it('reads two seconds after the script came, not before', async () => {
    expect((await ask(400, 2399)).answer).toBeUndefined()
    expect((await ask(400, 2400)).answer).toMatchObject({ ok: true })
  })

  it.each([
    ['1', { deviceFingerOld: 'OLD' }],
    ['2', { deviceFingerNew: 'NEW' }],
    ['0', { deviceFingerOld: 'OLD', deviceFingerNew: 'NEW' }],
    ['', { deviceFingerOld: 'OLD', deviceFingerNew: 'NEW' }],
  ])('reads in mode %j what configuration asks for', async (mode, value) => {
    expect((await ask(0, 2000, mode)).answer).toEqual({ ok: true, value })
  })
})

describe('cookie id', () => {
  const id = '00112233445566778899aabbccddeeff'

  it('finds its own cookie among others and ignores a malformed one', () => {
    expect(cookieIdIn(`a=1; bankCookieId=${id}; b=2`)).toBe(id)
    expect(cookieIdIn(`xbankCookieId=${id}`)).toBeUndefined()
    expect(cookieIdIn('bankCookieId=<script>')).toBeUndefined()
    expect(cookieIdIn('')).toBeUndefined()
  })

  it('lasts until the year 9999', () => {
    const cookie = cookieIdCookie(id, true)
    expect(new Date(/expires=([^;]+)/.exec(cookie)?.[1] ?? '').getUTCFullYear()).toBe(9999)
    expect(cookie).toContain('Secure')
    expect(cookieIdCookie(id, false)).not.toContain('Secure')
  })
})

describe('the address for x-ip', () => {
  it('is what the bank has told last, and never what no address can be', () => {
    expect(ip()).toBe('')
    for (const told of ['203.0.113.9', undefined, 'x\r\nevil: 1', '', '<b>']) noteIp(told)
    expect(ip()).toBe('203.0.113.9')
    noteIp('2001:db8::1')
    expect(ip()).toBe('2001:db8::1')
  })
})

/** A page with room for one cookie, as a browser keeps it. */
function page() {
  let jar = ''
  Object.defineProperty(globalThis, 'window', { value: { location: { protocol: 'https:' } }, configurable: true })
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get cookie() {
        return jar
      },
      set cookie(written: string) {
        jar = written.includes('1970') ? '' : (written.split(';')[0] ?? '')
      },
    },
  })
  return { jar: () => jar }
}

describe('the id of an installation', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  })

  it('passes with the page and stores nothing until it is kept', () => {
    const { jar } = page()
    const passing = cookieId()
    expect(passing).toMatch(/^[0-9a-f]{32}$/)
    expect(cookieId()).toBe(passing)
    expect(jar()).toBe('')
    page()
    expect(cookieId()).not.toBe(passing)
  })

  it('lasts once it is kept, under a name of its own', () => {
    const { jar } = page()
    const passing = cookieId()
    keepCookieId()
    const lasting = cookieId()
    expect(jar()).toBe(`bankCookieId=${lasting}`)
    expect(lasting).not.toBe(passing)
    keepCookieId()
    expect(cookieId()).toBe(lasting)
  })

  it('is another’s after it was forgotten', () => {
    const { jar } = page()
    const passing = cookieId()
    keepCookieId()
    const lasting = cookieId()
    forgetCookieId()
    expect(jar()).toBe('')
    expect([passing, lasting]).not.toContain(cookieId())
  })
})
