import { randomBytes } from 'node:crypto'
import { CALLS } from '@/contract/calls'
import type { Outgoing } from '../app'
import { demand, refused, success } from '../check'
import type { Check } from '../check'

const { buyProduct, checkRegisterStatus, queryMessages } = CALLS
const REQUEST = 'A sealed request'
const ORDER = 'In which order a bank checks'

/** The last hex digit, or letter, as another one. */
const another = (text: string): string => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')

const changed =
  (change: (envelope: Outgoing['envelope']) => object) =>
  (outgoing: Outgoing): Outgoing => ({ ...outgoing, envelope: change(outgoing.envelope) as Outgoing['envelope'] })

/** What is changed on a request on its way: none of it may be opened. */
const TAMPERED: readonly (readonly [string, (outgoing: Outgoing) => Outgoing])[] = [
  ['whose mac has another digit', changed((envelope) => ({ ...envelope, mac: another(envelope.mac) }))],
  ['whose ciphertext has another character', changed((envelope) => ({ ...envelope, ct: another(envelope.ct) }))],
  ['whose iv has another digit', changed((envelope) => ({ ...envelope, iv: another(envelope.iv) }))],
  ['whose random has another digit', changed((envelope) => ({ ...envelope, r: another(envelope.r) }))],
  ['whose time is a millisecond later', changed((envelope) => ({ ...envelope, t: envelope.t + 1 }))],
  ['with an idem that wasn’t sealed', changed((envelope) => ({ ...envelope, idem: randomBytes(16).toString('hex') }))],
  ['of a channel that isn’t that of its ek', changed((envelope) => ({ ...envelope, kid: another(envelope.kid) }))],
  ['with a field that no envelope has', changed((envelope) => ({ ...envelope, more: 1 }))],
  ['of another version', changed((envelope) => ({ ...envelope, v: 2 }))],
  ['in capital digits', changed((envelope) => ({ ...envelope, mac: envelope.mac.toUpperCase() }))],
  ['that was sealed for another path', (outgoing) => ({ ...outgoing, path: queryMessages.path })],
  ['that was sealed for another session', (outgoing) => ({ ...outgoing, session: `${outgoing.session}x` })],
]

const tampered = TAMPERED.map(([what, change]): Check => ({
  name: `refuses a request ${what}`,
  wire: REQUEST,
  async run({ first }) {
    refused(await first.call(checkRegisterStatus, {}, { change }), ['EnvelopeRefused'], 'it', 'plain')
  },
}))

export const ENVELOPE_CHECKS: readonly Check[] = [
  {
    name: 'opens a channel, and answers under its keys with its own time',
    wire: 'A sealed answer',
    async run({ first }) {
      const answer = await first.call(checkRegisterStatus, {})
      success(answer, 'a sealed read')
      demand(answer.sealed, 'its answer came plain')
      demand(Number.isSafeInteger(answer.time), 'its answer has no time')
    },
  },
  ...tampered,
  {
    name: 'refuses a sealed call that comes plain',
    wire: 'Requests and answers',
    async run({ first }) {
      refused(await first.plain(checkRegisterStatus, {}), ['EnvelopeRefused'], 'it', 'plain')
    },
  },
  {
    name: 'refuses a channel that it doesn’t know',
    wire: 'The channel',
    async run({ anonymous }) {
      const app = await anonymous()
      const change = changed(({ ek: _, ...rest }) => ({ ...rest, kid: randomBytes(16).toString('hex') }))
      refused(await app.call(checkRegisterStatus, {}, { change }), ['EnvelopeRefused'], 'it', 'plain')
    },
  },
  ...[-61_000, 61_000].map((ahead): Check => ({
    name: `refuses a request whose time is ${ahead > 0 ? 'ahead' : 'behind'} by more than a minute`,
    wire: ORDER,
    async run({ first }) {
      refused(await first.call(checkRegisterStatus, {}, { ahead }), ['EnvelopeRefused'], 'it', 'sealed')
    },
  })),
  {
    name: 'takes each request once',
    wire: ORDER,
    async run({ first }) {
      let sent: Outgoing | undefined
      const keep = (outgoing: Outgoing): Outgoing => (sent ??= outgoing)
      success(await first.call(checkRegisterStatus, {}, { change: keep }), 'the first time')
      refused(await first.call(checkRegisterStatus, {}, { change: keep }), ['EnvelopeRefused'], 'the second time')
    },
  },
  {
    name: 'takes each random once',
    wire: ORDER,
    async run({ first }) {
      const random = await first.random()
      refused(await first.call(buyProduct, {}, { random }), ['InvalidRequest'], 'the first time', 'sealed')
      refused(await first.call(buyProduct, {}, { random }), ['RandomRefused'], 'the second time', 'sealed')
    },
  },
  {
    name: 'refuses a random that it gave to somebody else',
    wire: ORDER,
    async run({ first, second }) {
      const random = await second.random()
      refused(await first.call(buyProduct, {}, { random }), ['RandomRefused'], 'it', 'sealed')
    },
  },
  {
    name: 'refuses a random that it never gave',
    wire: ORDER,
    async run({ first }) {
      const random = randomBytes(16).toString('hex')
      refused(await first.call(buyProduct, {}, { random }), ['RandomRefused'], 'it', 'sealed')
    },
  },
]
