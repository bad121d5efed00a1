import { CALLS } from '@/contract/calls'
import { getRequestRandom } from '@/contract/security/getRequestRandom'
import { equal, refused, success } from '../check'
import type { Check } from '../check'
import { Skipped } from '../failure'

const { changeGesture, checkRegisterStatus, getOauthOpenId, queryMessages, signOut, verifyGesture } = CALLS
const SESSIONS = 'Sessions'
const SIGNING_IN = 'Signing in'

export const SESSION_CHECKS: readonly Check[] = [
  {
    name: 'refuses who has no session, by name',
    wire: SESSIONS,
    async run({ anonymous }) {
      const app = await anonymous()
      refused(await app.call(checkRegisterStatus, {}), ['SessionMissing'], 'a call without a session', 'sealed')
      app.session = 'A'.repeat(43)
      refused(
        await app.call(checkRegisterStatus, {}),
        ['SessionMissing'],
        'a call with a session that never was',
        'sealed',
      )
    },
  },
  {
    name: 'takes a token of the authorisation once',
    wire: SIGNING_IN,
    async run({ anonymous, customers: [customer] }) {
      const app = await anonymous()
      const given = await app.token(customer)
      success(await app.call(getOauthOpenId, given), 'the first time')
      refused(await app.call(getOauthOpenId, given), ['TokenRefused'], 'the second time')
    },
  },
  {
    name: 'refuses a token that it never gave',
    wire: SIGNING_IN,
    async run({ anonymous }) {
      const app = await anonymous()
      refused(
        await app.call(getOauthOpenId, { token: 'A'.repeat(43) }),
        ['TokenRefused', 'StateRefused'],
        'it',
        'sealed',
      )
    },
  },
  {
    name: 'refuses a token in another state or another browser',
    wire: SIGNING_IN,
    async run({ anonymous, customers: [customer] }) {
      const app = await anonymous()
      const { token, state } = await app.token(customer)
      if (state === undefined) throw new Skipped('a token that was given has no state')
      refused(
        await app.call(getOauthOpenId, { token, state: `${state}0` }),
        ['StateRefused'],
        'another state',
        'sealed',
      )
      const other = await app.token(customer)
      const elsewhere = await anonymous()
      refused(await elsewhere.call(getOauthOpenId, other), ['StateRefused'], 'another browser', 'sealed')
    },
  },
  {
    name: 'asks for the gesture before anything of the account',
    wire: SESSIONS,
    async run({ anonymous, customers: [customer] }) {
      const app = await anonymous()
      await app.signIn(customer, { gesture: false })
      success(await app.call(checkRegisterStatus, {}), 'a call that needs a session')
      refused(await app.call(queryMessages, {}), ['GestureMissing'], 'a call that needs the account', 'sealed')
      refused(
        await app.call(changeGesture, { oldPattern: customer.gesture, pattern: '012345' }),
        ['GestureMissing'],
        'a signed one',
        'sealed',
      )
    },
  },
  {
    name: 'refuses a wrong gesture, and takes the right one after it for a new session',
    wire: SESSIONS,
    async run({ anonymous, customers: [customer] }) {
      const app = await anonymous()
      await app.signIn(customer, { gesture: false })
      const wrong = customer.gesture.split('').reverse().join('')
      refused(await app.call(verifyGesture, { pattern: wrong }), ['GestureWrong'], 'a wrong gesture', 'sealed')
      refused(await app.call(queryMessages, {}), ['GestureMissing'], 'the account after it', 'sealed')
      const before = app.session
      const passed = success(await app.call(verifyGesture, { pattern: customer.gesture }), 'the right gesture')
      refused(
        await app.call(checkRegisterStatus, {}),
        ['SessionMissing', 'SessionExpired'],
        'the old session',
        'sealed',
      )
      app.session = String(passed.sessionToken)
      equal(app.session === before, false, 'the new session is the old one')
      success(await app.call(queryMessages, {}), 'the new session')
    },
  },
  {
    name: 'ends a session when it is signed out',
    wire: SESSIONS,
    async run({ anonymous, customers: [customer] }) {
      const app = await anonymous()
      await app.signIn(customer)
      success(await app.call(signOut, {}), 'signing out')
      refused(await app.call(checkRegisterStatus, {}), ['SessionMissing', 'SessionExpired'], 'the session', 'sealed')
      refused(await app.call(queryMessages, {}), ['SessionMissing', 'SessionExpired'], 'the account', 'sealed')
    },
  },
  {
    name: 'lets two phones’ sessions live side by side',
    wire: SESSIONS,
    async run({ anonymous, first, customers: [customer] }) {
      const other = await anonymous()
      await other.signIn(customer)
      success(await first.call(getRequestRandom, {}), 'the first session')
      success(await other.call(getRequestRandom, {}), 'the second session')
    },
  },
]
