import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { PHONE_RECOVER_MS } from '@/domain/phone/change'
import type { PhoneChangeState, PhoneMethod } from '@/domain/phone/change'
import { recordIdentity, settleReview } from '@sandbox/business/identity'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import type { PendingChange } from './changes'
import { REVIEW_TITLES } from './reviews'
import { phoneChanges } from './tables'
import type { PhoneChange } from './tables'

const HOUR_MS = 3_600_000
const FORMER = '17000000091'
const WANTED = '17000000092'
const HOLDER = '17000000093'
const RECOVERED = '17000000094'
/** Nobody's, so that each can become a customer's. */
const FREE = [FORMER, WANTED, HOLDER, RECOVERED]

type Seeded = Pick<PhoneChange, 'method' | 'newNo'> &
  Partial<PhoneChange> & { readonly state: PhoneChangeState; readonly ago: number }

/** What was done, refused and given up before, and what a person decides about now. */
const waiting = (mobileNo: string): readonly Seeded[] => [
  { state: 'DONE', method: 'OLD_CODE', oldNo: FORMER, newNo: mobileNo, owner: 'match', ago: 25 * DAY_MS },
  {
    state: 'REJECTED',
    method: 'OLD_CODE',
    newNo: HOLDER,
    owner: 'mismatch',
    relation: 'CHILD',
    ago: 12 * DAY_MS,
  },
  { state: 'ABANDONED', method: 'FACE', newNo: null, ago: 9 * DAY_MS },
  { state: 'REVIEW', method: 'REVIEW', newNo: WANTED, owner: 'match', reason: 'NO_FACE', ago: 2 * HOUR_MS },
]

const APPROVED: readonly Seeded[] = [
  { state: 'OWNER_CHECKED', method: 'FACE', newNo: HOLDER, owner: 'mismatch', relation: 'PARENT', ago: 3 * HOUR_MS },
]

/** Without a sign-in: approved within hours, and not to be carried out before a day is over. */
const RECOVERY: readonly Seeded[] = [
  { state: 'OWNER_CHECKED', method: 'RECOVER', newNo: RECOVERED, owner: 'match', ago: 4 * HOUR_MS },
]

/** A customer of a counter without a number; one with a change in every state that lasts; two whom a person said yes to. */
export const seedPhones: Seed = {
  name: 'phones',
  async run(tx, { people, capabilities }) {
    const now = await bankNow(tx)
    for (const person of people) {
      const { customerId, shows, mobileNo } = person
      if (FREE.includes(mobileNo)) throw new Error(`the seed's ${mobileNo} is taken by ${customerId}`)
      if (shows === 'noPhone')
        await tx.update(schema.customers).set({ mobileNo: null }).where(eq(schema.customers.id, customerId))
      if (shows === 'phoneReview') await seedChanges(tx, person, waiting(mobileNo), { now, capabilities })
      if (shows === 'phoneRecovery') await seedChanges(tx, person, RECOVERY, { now, capabilities })
      if (shows === 'phoneApproved') await seedChanges(tx, person, APPROVED, { now, capabilities })
    }
  },
}

async function seedChanges(
  tx: Tx,
  { customerId, mobileNo: oldNo }: SeedPerson,
  changes: readonly Seeded[],
  { now, capabilities }: Pick<SeedWorld, 'capabilities'> & { readonly now: number },
): Promise<void> {
  for (const [index, { ago, state, ...facts }] of changes.entries()) {
    const id = `phone-${customerId}-${index + 1}`
    const at = now - ago
    const reviewed = state !== 'DONE' && state !== 'ABANDONED'
    const recordNo = reviewed ? await askSeeded(tx, { customerId, changeId: id, at, method: facts.method }) : null
    const readyAt = facts.method === 'RECOVER' ? at + PHONE_RECOVER_MS : null
    const times = {
      readyAt,
      startedAt: at,
      doneAt: state === 'DONE' ? at : null,
      settledAt: state === 'DONE' ? at : null,
    }
    const asked = { id, customerId, purpose: 'CHANGE', oldNo, recordNo, state: reviewed ? 'REVIEW' : state } as const
    await tx.insert(phoneChanges).values({ ...asked, ...times, ...facts })
    if (recordNo === null || state === 'REVIEW') continue
    const decision = { recordNo, approve: state === 'OWNER_CHECKED', now: at, realNow: machineNow() }
    if (!(await settleReview(tx, capabilities, decision))) throw new Error(`the seed's ${id} was not decided`)
  }
}

interface SeededReview {
  readonly customerId: string
  readonly changeId: string
  readonly at: number
  readonly method: PhoneMethod
}

async function askSeeded(tx: Tx, { customerId, changeId, at, method }: SeededReview): Promise<string> {
  const record = { customerId, kind: 'PHONE', title: REVIEW_TITLES[method], at } as const
  const pending: PendingChange = { review: 'phone', changeId }
  return (await recordIdentity(tx, { ...record, state: 'REVIEW', pending })).recordNo
}
