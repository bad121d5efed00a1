import type { ResettableCredential } from '@/domain/credentials/changes'
import { DAY_MS } from '@/domain/dates/day'
import { UNUSED_DAYS } from '@/domain/devices/devices'
import { recordIdentity, settleReview } from '@sandbox/business/identity'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { guess } from '@sandbox/kernel/session/credentials'
import { CREDENTIAL_GUESSES } from '@sandbox/kernel/session/limits'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { devices, loginRecords } from './tables'
import type { LoginDraft } from './logins'
import { reviewTitle } from './titles'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The customer whose log-ins fill more than a page and have every result. */
const OFTEN = 'zhangwei'
/** Days before today, from the bank's opening on. */
const OFTEN_DAYS = Array.from({ length: 26 }, (_, index) => 39 - index * 1.5)
const SELDOM_DAYS = [33, 12, 2]

type SeedLogin = Omit<LoginDraft, 'customerId' | 'at'> & {
  readonly ago: number
  /** How long ago its owner said that it wasn't them. */
  readonly disowned?: number
}

const MINI = { device: 'mini', platform: 'IPHONE', place: '吉林省', how: 'gesture' } as const
const H5 = { device: 'h5', platform: 'WINDOWS', place: '北京', how: 'gesture' } as const

const often: readonly SeedLogin[] = [
  ...OFTEN_DAYS.map((days, index): SeedLogin => ({
    ago: days * DAY_MS,
    ...(index % 5 === 3 ? H5 : MINI),
    outcome: 'right',
  })),
  // Guesses until the gesture was locked, and once more; a new one was set a little later.
  ...[0, 1, 2, 3, 4].map((minutes): SeedLogin => ({
    ago: 9 * DAY_MS + 2 * HOUR_MS - minutes * MINUTE_MS,
    ...H5,
    place: '广东省',
    ...(minutes < 4 ? { outcome: 'wrong' } : { outcome: 'locked', times: 2 }),
  })),
]

const seldom: readonly SeedLogin[] = SELDOM_DAYS.map((days) => ({ ago: days * DAY_MS, ...MINI, outcome: 'right' }))

/** A device of the customer who has one in every state; times in days before today. */
interface SeedDevice {
  readonly name: string
  readonly state: (typeof devices.$inferInsert)['state']
  readonly on: typeof MINI | typeof H5 | { readonly device: 'h5'; readonly platform: 'IPAD'; readonly place: string }
  readonly first: number
  readonly last: number
  readonly ended?: number
}

const DEVICES: readonly SeedDevice[] = [
  { name: 'phone', state: 'TRUSTED', on: MINI, first: 40, last: 1 },
  { name: 'computer', state: 'TRUSTED', on: H5, first: 20, last: 4 },
  { name: 'tablet', state: 'REVOKED', on: { ...H5, platform: 'IPAD', place: '上海' }, first: 38, last: 15, ended: 14 },
  { name: 'oldPhone', state: 'LAPSED', on: MINI, first: UNUSED_DAYS + 200, last: UNUSED_DAYS + 10, ended: 10 },
]

const idOf = ({ customerId }: SeedPerson, name: string): string => `${customerId}-${name}`

/** Everything that can come of signing in: on a new device without and with the code, and one that wasn't theirs. */
const loginsOn = (person: SeedPerson): readonly SeedLogin[] => [
  { ago: DAY_MS, ...MINI, outcome: 'right', deviceId: idOf(person, 'phone') },
  { ago: 4 * DAY_MS, ...H5, outcome: 'right', deviceId: idOf(person, 'computer') },
  { ago: 6 * DAY_MS, ...H5, place: '美国', platform: 'ANDROID', outcome: 'wrongCode', how: 'code', times: 3 },
  { ago: 6 * DAY_MS + MINUTE_MS, ...H5, place: '美国', platform: 'ANDROID', outcome: 'unconfirmed', times: 2 },
  {
    ago: 15 * DAY_MS,
    ...H5,
    platform: 'IPAD',
    place: '上海',
    outcome: 'right',
    deviceId: idOf(person, 'tablet'),
    disowned: 14 * DAY_MS,
  },
  { ago: 20 * DAY_MS, ...H5, outcome: 'right', how: 'code', deviceId: idOf(person, 'computer') },
  { ago: 40 * DAY_MS, ...MINI, outcome: 'right', how: 'password', deviceId: idOf(person, 'phone') },
]

/**
 * Devices in every state, of the one customer who shows them. Nobody else has any, so that the browser in which somebody
 * first tries a customer becomes theirs; on this one's devices nobody can be, because no cookie id leads to them.
 */
export const seedDevices: Seed = {
  name: 'devices',
  async run(tx, { people }) {
    const now = await bankNow(tx)
    const rows = people
      .filter(({ shows }) => shows === 'devices')
      .flatMap((person) =>
        DEVICES.map(({ name, state, on, first, last, ended }) => ({
          id: idOf(person, name),
          customerId: person.customerId,
          key: tokenHash(`${person.openId} the seed's ${name}`),
          openId: person.openId,
          channel: on.device,
          platform: on.platform,
          place: on.place,
          state,
          firstAt: now - first * DAY_MS,
          lastAt: now - last * DAY_MS,
          endedAt: ended === undefined ? null : now - ended * DAY_MS,
        })),
      )
    await tx.insert(devices).values(rows)
    for (const person of people.filter(({ shows }) => shows === 'devices')) {
      const { customerId } = person
      const from = { deviceId: idOf(person, 'computer'), channel: H5.device, platform: H5.platform, place: H5.place }
      await noteAccountChange(tx, { customerId, kind: 'ELSEWHERE', at: now - 20 * DAY_MS, ...from })
      await noteAccountChange(tx, { customerId, kind: 'CREDENTIAL', at: now - 4 * DAY_MS, ...from })
    }
  },
}

/** Log-ins of every customer with a gesture. */
export const seedLogins: Seed = {
  name: 'logins',
  async run(tx, { people }) {
    const now = await bankNow(tx)
    const loginsOf = (person: SeedPerson): readonly SeedLogin[] => {
      if (person.shows === 'devices') return loginsOn(person)
      return person.key === OFTEN ? often : seldom
    }
    const rows = people
      .filter(({ registration, gesture }) => registration === undefined && gesture !== 'unset')
      .flatMap((person) =>
        loginsOf(person).map(({ ago, disowned, ...login }) => ({
          customerId: person.customerId,
          at: now - ago,
          disownedAt: disowned === undefined ? null : now - disowned,
          ...login,
        })),
      )
    await tx.insert(loginRecords).values(rows)
  },
}

/** Asks a person in place of a face, as the call does once the code was right; and what the person said. */
async function askPerson(
  tx: Tx,
  { capabilities }: SeedWorld,
  customerId: string,
  credential: ResettableCredential,
  { ago, approve }: { readonly ago: number; readonly approve?: boolean },
): Promise<void> {
  const at = (await bankNow(tx)) - ago
  const pending = { review: 'credential', credential }
  const asked = { customerId, kind: 'PASSWORD', title: reviewTitle(credential), state: 'REVIEW', pending, at } as const
  const { recordNo } = await recordIdentity(tx, asked)
  if (approve === undefined) return
  const decided = await settleReview(tx, capabilities, { recordNo, approve, now: at, realNow: machineNow() })
  if (!decided) throw new Error(`the seed's review of ${customerId} was not decided`)
}

/** Locked credentials, and a person asked about them: one waits, one was refused, and one said yes to. */
export const seedLocked: Seed = {
  name: 'locked',
  async run(tx, world) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of world.people) {
      if (shows === 'devices') await askPerson(tx, world, customerId, 'payment', { ago: 2 * HOUR_MS, approve: true })
      if (shows !== 'locked') continue
      for (const kind of ['gesture', 'payment'] as const) {
        const wrong = { customerId, kind, secret: '0124', now, hashing: { cost: world.secrets[kind].cost } }
        for (let guesses = 0; guesses < CREDENTIAL_GUESSES; guesses += 1) await guess(tx, wrong, undefined)
      }
      await askPerson(tx, world, customerId, 'gesture', { ago: HOUR_MS })
      await askPerson(tx, world, customerId, 'payment', { ago: 3 * HOUR_MS, approve: false })
    }
  },
}
