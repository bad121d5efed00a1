import { memoryStore } from './keyed'
import { storedName } from './name'
import { fakeStorage } from './fake'
import { PEEKED_VERSION } from './peek'
import { STORED } from './stored'

const refusing = {
  read: () => null,
  write: () => {
    throw new Error('full')
  },
  delete: () => undefined,
}

describe('storage', () => {
  it.each(['sessionToken', 'elderMode', 'colourMode', 'source'] as const)(
    'index.html’s scripts read %s as the app does',
    (key) => {
      expect(STORED[key].version).toBe(PEEKED_VERSION)
    },
  )

  it('reads back what was stored, in another start too', () => {
    const local = memoryStore()
    fakeStorage({ local }).set('pendingOperations', [{ clientId: 'a', call: 'buyProduct', createdAt: 1 }])
    expect(fakeStorage({ local }).get('pendingOperations')).toEqual([
      { clientId: 'a', call: 'buyProduct', createdAt: 1 },
    ])
  })

  it.each([
    ['another version', JSON.stringify({ version: 0, value: true })],
    ['another shape', JSON.stringify({ version: 1, value: 'yes' })],
    ['no JSON', '{"version":1,"val'],
  ])('forgets %s instead of misreading it', (_, text) => {
    const held = new Map([[storedName('elderMode'), text]])
    const storage = fakeStorage({ local: memoryStore(held) })
    expect(storage.get('elderMode')).toBeUndefined()
    expect(held.size).toBe(0)
  })

  it('goes on in memory when the platform refuses, and says so', () => {
    const storage = fakeStorage({ local: refusing })
    expect(storage.set('colourMode', 'dark')).toBe(false)
    expect(storage.get('colourMode')).toBe('dark')
    storage.remove('colourMode')
    expect(storage.get('colourMode')).toBeUndefined()
  })

  it('says of a value that it could not read again that it is not kept, and keeps no older one in its place', () => {
    const storage = fakeStorage()
    expect(storage.set('oauthAttempt', { state: 's', returnTo: '/a' })).toBe(true)
    expect(storage.set('oauthAttempt', { state: 's', returnTo: 'a'.repeat(513) })).toBe(false)
    expect(storage.get('oauthAttempt')).toBeUndefined()
  })

  it('clears the session without touching settings', () => {
    const storage = fakeStorage()
    storage.set('sessionToken', 't')
    storage.set('elderMode', true)
    storage.clear('session')
    expect(storage.get('sessionToken')).toBeUndefined()
    expect(storage.get('elderMode')).toBe(true)
  })

  it('has no room for what identifies or betrays a person', () => {
    const personal = /phone|mobile|name$|idcard|idno|password|gesture|amount$|balance|cardno|acctno/i
    expect(Object.keys(STORED).filter((key) => personal.test(key))).toEqual([])
    // Money calls leave an id, the call's name, a time and a reference: no amount, no product, no payee.
    const kept = Object.keys(STORED.pendingOperations.schema.item.entries)
    expect(kept).toEqual(['clientId', 'call', 'createdAt', 'customer'])
  })

  it('ends the session token with the session', () => {
    expect(STORED.sessionToken.scope).toBe('session')
    expect(STORED.oauthAttempt.scope).toBe('session')
  })
})
