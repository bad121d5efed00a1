import fc from 'fast-check'
import { judgeAddress, launchToken, oauthAddress, splitAddress } from './address'

const attempt = { state: 's1', returnTo: '/myMoney' }

describe('the address', () => {
  it.each([
    ['?token=t&state=s', { token: 't', state: 's' }, ''],
    ['?a=1&token=t&b=%E4%BA%BF&state=s&c', { token: 't', state: 's' }, '?a=1&b=%E4%BA%BF&c'],
    ['?tokens=1&stateful=2', {}, '?tokens=1&stateful=2'],
    ['?token=first&token=second', { token: 'first' }, ''],
    ['?token=a%2Bb', { token: 'a+b' }, ''],
    ['?token', { token: '' }, ''],
    ['', {}, ''],
  ])('is split: %j', (search, secrets, rest) => {
    expect(splitAddress(search)).toEqual({ secrets, search: rest })
  })

  it('keeps neither token nor state, whatever stands around them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('token', 'state', 'a', 'route'), fc.webQueryParameters())),
        (pairs) => {
          const search = `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
          const kept = new URLSearchParams(splitAddress(search).search)
          expect(kept.has('token') || kept.has('state')).toBe(false)
          expect(kept.getAll('a')).toEqual(new URLSearchParams(search).getAll('a'))
        },
      ),
    ))
})

describe('a token in the address', () => {
  it('counts with the state that this browser sent', () => {
    const value = { kind: 'token', token: 't', state: 's1', returnTo: '/myMoney' }
    expect(judgeAddress({ token: 't', state: 's1' }, attempt, false)).toEqual({ ok: true, value })
  })

  it.each([
    ['another browser’s state', { token: 't', state: 's2' }, attempt, false],
    ['a state nobody asked for', { token: 't', state: 's1' }, undefined, false],
    ['no state', { token: 't' }, attempt, false],
    ['an empty state against no attempt', { token: 't', state: '' }, undefined, false],
    ['a wrong state inside a mini-program', { token: 't', state: 's2' }, attempt, true],
  ])('is refused with %s', (_, secrets, sent, inMiniProgram) => {
    expect(judgeAddress(secrets, sent, inMiniProgram)).toEqual({ ok: false, error: { kind: 'stateRefused' } })
  })

  it('needs no state inside a mini-program', () => {
    expect(judgeAddress({ token: 't' }, undefined, true)).toEqual({ ok: true, value: { kind: 'token', token: 't' } })
  })

  it('is optional', () => expect(judgeAddress({}, attempt, false)).toEqual({ ok: true, value: undefined }))
})

it('sends the state and the way back, encoded', () => {
  expect(oauthAddress('https://bank.example', { state: 'ab', returnTo: '/x?a=1&b=2' })).toBe(
    'https://bank.example/api/oauthRedirectBasic?state=ab&returnTo=%2Fmain%2Fx%3Fa%3D1%26b%3D2',
  )
})

it.each([
  [{ token: 'a%2Fb' }, 'a/b'],
  [{ token: '' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('reads the mini-program’s launch query %j', (query, token) => expect(launchToken(query)).toBe(token))
