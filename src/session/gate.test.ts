import { obstacle } from './gate'
import { reduceSession, STARTING } from './state'
import type { SessionEvent, SessionState, Visitor } from './state'

const play = (...events: SessionEvent[]): SessionState => events.reduce(reduceSession, STARTING)

const visitor: Visitor = { registerStatus: 'REGISTERED', hasAccount: true, signedIn: false, gestureSet: true }
const opened: SessionEvent[] = [
  { type: 'opened', token: 't1' },
  { type: 'consentKnown', consent: 'given', version: '1' },
]
const known = (change: Partial<Visitor>): SessionEvent => ({ type: 'visitorKnown', visitor: { ...visitor, ...change } })
const started: SessionEvent = { type: 'started' }

describe('the way to a route', () => {
  it.each([
    ['nobody yet', play(), 'starting'],
    ['no open id', play({ type: 'noSession' }), 'authorise'],
    [
      'no consent',
      play({ type: 'opened', token: 't' }, { type: 'consentKnown', consent: 'needed', version: '1' }, started),
      'consent',
    ],
    ['consent never answered', play({ type: 'opened', token: 't' }, started), 'consent'],
    ['not registered', play(...opened, known({ registerStatus: 'UNREGISTERED' }), started), 'register'],
    ['registered elsewhere', play(...opened, known({ registerStatus: 'ELSEWHERE' }), started), 'sync'],
    ['gesture never set', play(...opened, known({ gestureSet: false }), started), 'setGesture'],
    ['gesture not passed', play(...opened, known({}), started), 'gesture'],
    ['no account', play(...opened, known({ signedIn: true, hasAccount: false }), started), 'openAccount'],
    [
      'no account and so no gesture',
      play(...opened, known({ gestureSet: false, hasAccount: false }), started),
      'openAccount',
    ],
    ['signed in', play(...opened, known({ signedIn: true }), started), undefined],
  ])('%s: %#', (_, session, expected) => {
    expect(obstacle('account', session)).toBe(expected)
    expect(obstacle('trading', session)).toBe(expected)
  })

  it('lets anybody to a public route, even before start-up has ended', () => {
    expect(obstacle('public', play())).toBeUndefined()
  })

  it('asks no gesture for a route that needs a session only', () => {
    expect(obstacle('session', play(...opened, known({}), started))).toBeUndefined()
  })

  it('closes every route during maintenance, public ones too', () => {
    const closed = play(...opened, { type: 'maintenance', notice: '系统维护中' }, started)
    expect(obstacle('public', closed)).toBe('maintenance')
    expect(obstacle('account', closed)).toBe('maintenance')
  })
})

describe('the session', () => {
  it('takes the new token at sign-in', () => {
    const session = play(...opened, known({}), started, { type: 'signedIn', token: 't2' })
    expect(session.token).toBe('t2')
    expect(session.visitor?.signedIn).toBe(true)
  })

  it('leaves nothing of the person when it ends', () => {
    const session = play(...opened, known({ signedIn: true, customerName: '张*' }), started, { type: 'ended' })
    expect(JSON.stringify(session)).not.toMatch(/张|t1/)
    expect(obstacle('account', session)).toBe('authorise')
  })
})
