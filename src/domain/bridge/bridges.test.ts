import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { triggersOf } from '../machine'
import {
  BRIDGE_KEYS,
  bridgeOf,
  BRIDGES,
  CONSENT_BRIDGES,
  consentKind,
  consentName,
  consentTerms,
  consentVersionOf,
  bridgeOfConsent,
  isBridge,
  personalGifts,
} from './bridges'
import { namedRoute, passedOn } from './arrival'
import { CROSSING_MACHINE, crossingAfter } from './machine'
import { isTarget, isTargetAddress, placeOf, simulatorPath, TARGET_KEYS } from './targets'

describe('the rows', () => {
  it('ask for consent exactly where something about a person goes along', () => {
    expect(BRIDGE_KEYS.filter((key) => personalGifts(key).length > 0)).toEqual([...CONSENT_BRIDGES])
    for (const key of CONSENT_BRIDGES) expect(bridgeOf(key)).toMatchObject({ consentVersion: expect.any(String) })
  })

  it('have a token wherever anything is given, because nothing stands in an address', () => {
    for (const key of BRIDGE_KEYS) expect(bridgeOf(key).token !== undefined).toBe(bridgeOf(key).gives.length > 0)
  })

  it('say who answers for what isn’t the bank’s own', () => {
    for (const key of ['kingdee', 'yzt', 'goodGo', 'loan', 'service'] as const) expect(BRIDGES[key].by).toBeTruthy()
  })

  it('ask anew when what is given changes, and know their consents by name', () => {
    expect(consentVersionOf('kingdee')).toBe('2+orgId+orgRole')
    expect(new Set(CONSENT_BRIDGES.map((key) => bridgeOfConsent(consentKind(key))))).toEqual(new Set(CONSENT_BRIDGES))
    expect(bridgeOfConsent('face')).toBeUndefined()
  })

  it.each(CONSENT_BRIDGES)('%s says who gets it, how long it holds and is kept, and its version', (key) => {
    const said = consentTerms(key)
      .map(({ label, value }) => `${label} ${value}`)
      .join('\n')
    expect(said).toContain('至您撤回、提供的信息或用途变化、或注销账户时止')
    expect(said).toContain('提供记录保存3年')
    expect(said).toMatch(/授权版本 2（.+）/)
    const { by, contact } = bridgeOf(key)
    // Whoever isn't the bank has a legal name, and a number to ask at (PIPL, article 23).
    if (by === undefined) expect(key).toBe('mobileBank')
    else expect([by, contact]).toEqual([expect.stringMatching(/有限公司$/), expect.stringMatching(/^400-/)])
    if (by !== undefined) for (const word of [by, contact]) expect(said).toContain(word)
    expect(consentName(key)).toBe(`向${by ?? bridgeOf(key).name}提供信息授权`)
  })

  it.each(['', 'https://evil.example', 'Kingdee', 'constructor', '__proto__', 'toString'])('know no %j', (key) =>
    expect([isBridge(key), isTarget(key)]).toEqual([false, false]),
  )
})

/** What others have passed redirect checks with. */
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://kingdee.bank.example',
  'https://kingdee.bank.example@evil.example/',
  'https://evil.example\\@kingdee.bank.example',
  'https://kingdee.bank.example.evil.example/',
  'https://kingdee.bank.example:8443/',
  'https://kingdee。bank。example/',
  'https://kingdee.bank.example/?u=//evil.example',
  'https://kingdee.bank.example/%2f%2fevil.example',
  'HTTPS://KINGDEE.BANK.EXAMPLE/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://kingdee.bank.example/x',
  '\thttps://kingdee.bank.example/',
  'https://kingdee.bank.example/\n',
  ' https://kingdee.bank.example',
  'https://kingdee.bank.example\u0000/',
  'https://kingdee\u200b.bank.example/',
  'https://xn--kngdee-4va.bank.example/',
  '/sandbox/partner/yzt?token=a',
  '/sandbox/partner/kingdee/../yzt',
  '/sandbox/partner/kingdee?token=//evil.example',
  '/sandbox/partner/kingdee#//evil.example',
  '/sandbox/partner/kingdee\\evil.example',
  '/main/AccountTurnOut',
  '',
]

describe('an address', () => {
  it.each(TARGET_KEYS)('of %s is on its own host, or its own simulator in the sandbox', (key) => {
    for (const inProduction of [true, false])
      expect(isTargetAddress(key, `${placeOf(key, inProduction).origin}/a?token=b_-c`, false)).toBe(true)
    expect(isTargetAddress(key, `${simulatorPath(key)}?token=ab-_c&id=3`, true)).toBe(true)
    expect(isTargetAddress(key, simulatorPath(key), true)).toBe(true)
    expect(isTargetAddress(key, `${simulatorPath(key)}?token=abc`, false)).toBe(false)
    for (const other of TARGET_KEYS.filter((one) => one !== key)) {
      expect(isTargetAddress(key, placeOf(other, true).origin, true)).toBe(false)
      expect(isTargetAddress(key, simulatorPath(other), true)).toBe(false)
    }
  })

  it.each(HOSTILE)('like %j leads nowhere', (address) => {
    expect(isTargetAddress('kingdee', address, true)).toBe(false)
    expect(namedRoute(address)).toBeUndefined()
  })

  const part = fc.constantFrom(
    ...['/', '//', '\\', '%2f', '%5C', '@', ':', '.', '。', '．', '｡', '\t', '\n', '\u0000', '\u200d', '#', '?'],
    ...['https', 'javascript', 'evil.example', 'kingdee.bank.example', 'sandbox/partner/kingdee', '../', ' '],
  )
  it('made of such parts is the target’s own host or nothing', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.boolean(), (parts, sandbox) => {
        const address = parts.join('')
        if (!isTargetAddress('kingdee', address, sandbox)) return
        // A browser's own reading of it.
        const { host, pathname, username, protocol } = new URL(address, 'https://bank.example/main/x')
        const own = host === 'bank.example' && pathname === simulatorPath('kingdee')
        expect(own ? sandbox : ['kingdee.bank.example', 'kingdee-test.bank.example'].includes(host)).toBe(true)
        expect([username, protocol]).toEqual(['', 'https:'])
      }),
      { numRuns: 3_000 },
    )
  })

  it('of a browser is never another host than that', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(isTargetAddress('kingdee', address, true)).toBe(false)
        expect(namedRoute(address)).toBeUndefined()
      }),
    )
  })
})

describe('a name in a link', () => {
  it.each(['/', '/Help', '/promote_a', '/IICardIdex'])('%j may be a route', (to) => expect(namedRoute(to)).toBe(to))
  it.each(['Help', '/Help/', '/a/b', '/a?b=c', '/a#b', '/%48elp', '/Ｈelp', undefined])('%j isn’t', (to) =>
    expect(namedRoute(to)).toBeUndefined(),
  )
  it('passes its query on, without the link’s own and without what looks like an address', () => {
    const query = { to: '/Help', token: 't', left: '1', type: '1', url: 'https://evil.example', u: '//e', name: '张伟' }
    expect(passedOn(query)).toEqual({ type: '1', name: '张伟' })
    expect(passedOn({ 'a b': '1', long: 'x'.repeat(65), tab: 'a\tb', at: 'a@b', none: undefined })).toEqual({})
  })
})

describe('a crossing', () => {
  const triggers = triggersOf(CROSSING_MACHINE)
  it('opens only after a tap, whatever else happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggers.filter((one) => one !== 'agreed'))), (happened) => {
        const end = happened.reduce(crossingAfter, 'CHECKING')
        expect(['TOKEN', 'OPENING', 'LEFT']).not.toContain(end)
      }),
    )
  })
  it('that came back stays until a tap begins anew', () => {
    for (const trigger of triggers)
      expect(crossingAfter('LEFT', trigger)).toBe(trigger === 'again' ? 'CHECKING' : 'LEFT')
  })
})

testMachine({
  name: 'crossing of a bridge',
  file: 'src/domain/bridge/machine.ts',
  machines: [CROSSING_MACHINE],
  ends: '',
  callers: ['src/packages/bridge', 'src/features'],
  unnamed: { issued: 'the page that leads out is another one, which begins in OPENING' },
})
