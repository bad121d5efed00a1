import type { CallError } from '../api/errors'
import type { Call } from '../contract/call'
import type { ErrorName } from '../domain/errors/catalogue'
import { bankError } from '../domain/errors/catalogue'
import { fail, ok } from '../domain/result'
import { startUp } from './startUp'
import type { StartUpWorld } from './startUp'
import { reduceSession, STARTING } from './state'
import type { SessionState } from './state'

type Answer = { readonly [field: string]: unknown } | ErrorName | 'lost'

const ANSWERS: Record<string, Answer> = {
  getOauthOpenId: { openId: 'o1', sessionToken: 'fresh', expiresAt: 0 },
  getControlByWhiteList: { controlRule: 'OFF' },
  getPrivacyPolicyStatus: { confirmStatus: '1', version: '3' },
  checkRegisterStatus: { registerStatus: 'REGISTERED', hasAccount: true, signedIn: false },
  verifyGestureCipherResult: { gestureCipherResult: '1' },
}

/** A world whose bank answers as told; `asked` lists the calls in order. */
function world(changes: Record<string, Answer> = {}, arrived?: { token: string }, stored?: string) {
  const asked: string[] = []
  let session: SessionState = STARTING
  let kept = stored
  const answers = { ...ANSWERS, ...changes }
  const call = (contract: Call) => {
    asked.push(contract.name)
    const answer = answers[contract.name] ?? 'UnknownCall'
    if (answer === 'lost') return Promise.resolve(fail<CallError>({ kind: 'network', message: '网络繁忙，请稍后再试' }))
    if (typeof answer === 'string') return Promise.resolve(fail<CallError>({ kind: 'refused', ...bankError(answer) }))
    return Promise.resolve(ok(answer))
  }
  const given: StartUpWorld = {
    call: call as unknown as StartUpWorld['call'],
    arrival: () => Promise.resolve(arrived),
    storedToken: () => kept,
    storeToken: (token) => {
      kept = token
    },
    dispatch: (event) => {
      session = reduceSession(session, event)
    },
  }
  return { given, asked, session: () => session, kept: () => kept }
}

describe('start-up', () => {
  it('opens a session with the platform’s token and keeps it for the next page load', async () => {
    const { given, session, kept } = world({}, { token: 'once' })
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: 'fresh', consent: 'given' })
    expect(session().visitor).toMatchObject({ registerStatus: 'REGISTERED', gestureSet: true })
    expect(kept()).toBe('fresh')
  })

  it('goes on with a stored session without asking for the open id again', async () => {
    const { given, asked, session } = world({}, undefined, 'old')
    await startUp(given)
    expect(asked).not.toContain('getOauthOpenId')
    expect(session().token).toBe('old')
  })

  it('falls back to the stored session when the token in the address was used before', async () => {
    const { given, session } = world({ getOauthOpenId: 'TokenRefused' }, { token: 'replayed' }, 'old')
    await startUp(given)
    expect(session().token).toBe('old')
  })

  it('ends without a session, and asks nothing personal, when there is neither', async () => {
    const { given, asked, session } = world()
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: undefined })
    expect(asked).toEqual(['getControlByWhiteList'])
  })

  it('drops a session that the bank no longer knows', async () => {
    const { given, session } = world({ checkRegisterStatus: 'SessionExpired' }, undefined, 'stale')
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: undefined, visitor: undefined })
  })

  it('closes the gate during maintenance, with or without a session', async () => {
    for (const stored of [undefined, 'old']) {
      const { given, session } = world(
        { getControlByWhiteList: { controlRule: 'ON', notice: '今晚升级' } },
        undefined,
        stored,
      )
      await startUp(given)
      expect(session().maintenanceNotice).toBe('今晚升级')
    }
  })

  it('is not held up by a gate or a gesture question that gets no answer', async () => {
    const { given, session } = world(
      { getControlByWhiteList: 'lost', verifyGestureCipherResult: 'lost' },
      undefined,
      'old',
    )
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: 'old', maintenanceNotice: undefined })
  })

  it('never takes silence for consent or for the end of the session', async () => {
    for (const lost of ['getPrivacyPolicyStatus', 'checkRegisterStatus']) {
      const { given, session, kept } = world({ [lost]: 'lost' }, undefined, 'old')
      await startUp(given)
      expect(session()).toMatchObject({ phase: 'unreachable', token: 'old' })
      expect(kept()).toBe('old')
    }
  })
})
