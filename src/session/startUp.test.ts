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

/** A world whose bank answers as given; `asked` lists the calls in order. */
function world(changes: Record<string, Answer> = {}, arrived?: { token: string }, stored?: string, agreed = '') {
  const asked: string[] = []
  let session: SessionState = STARTING
  let kept = stored
  let agreedTo: string | undefined = agreed || undefined
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
    askConfig: () => void asked.push('config'),
    agreedBefore: () => agreedTo !== undefined,
    noteAgreed: (version) => {
      agreedTo = version
    },
    dispatch: (event) => {
      session = reduceSession(session, event)
    },
  }
  return { given, asked, session: () => session, kept: () => kept, agreedTo: () => agreedTo }
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
    expect(asked).toEqual(['getControlByWhiteList', 'config'])
  })

  it('drops a session that the bank no longer knows', async () => {
    const { given, session } = world({ checkRegisterStatus: 'SessionExpired' }, undefined, 'stale')
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: undefined, visitor: undefined })
  })

  it('asks nothing about a person who has not agreed to the policy', async () => {
    const { given, asked, session } = world(
      { getPrivacyPolicyStatus: { confirmStatus: '0', version: '3' } },
      undefined,
      'old',
    )
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: 'old', consent: 'needed', visitor: undefined })
    expect(asked).toEqual(['getControlByWhiteList', 'config', 'getPrivacyPolicyStatus'])
  })

  it('asks about somebody who agreed earlier in the visit without waiting, and forgets it when the policy is new', async () => {
    const known = world({}, undefined, 'old', '3')
    const started = startUp(known.given)
    await Promise.resolve()
    await Promise.resolve()
    expect(known.asked).toEqual(
      expect.arrayContaining(['checkRegisterStatus', 'verifyGestureCipherResult', 'getPrivacyPolicyStatus']),
    )
    await started
    expect(known.agreedTo()).toBe('3')
    const renewed = world({ getPrivacyPolicyStatus: { confirmStatus: '0', version: '4' } }, undefined, 'old', '3')
    await startUp(renewed.given)
    expect(renewed.session()).toMatchObject({ phase: 'ready', consent: 'needed', policyVersion: '4' })
    expect(renewed.agreedTo()).toBeUndefined()
  })

  it('drops a session whose consent the bank refuses to tell', async () => {
    const { given, session } = world({ getPrivacyPolicyStatus: 'SessionExpired' }, undefined, 'stale')
    await startUp(given)
    expect(session()).toMatchObject({ phase: 'ready', token: undefined })
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
