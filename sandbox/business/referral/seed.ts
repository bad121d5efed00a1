import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import type { MarketerKind } from '@/domain/referral/relation'
import { calendar } from '@sandbox/kernel/calendar'
import { bookableDays } from '@/domain/referral/served'
import { TIER_FACTS } from '@/domain/referral/tier'
import type { DayPart, ServedAction, ServedTopic } from '@/domain/referral/served'
import { approvals, BANK, beginApproval, clerkOf, decide } from '@sandbox/business/approval'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { book, cancel, settle } from './appointments'
import { bind, endOwn, followAccounts, keepInvite, moveRelation, relationOf } from './graph'
import { keepApplied } from './marketers'
import { askMarketerChange } from './rule'
import { marketers } from './tables'

const HOUR_MS = 3_600_000
/** Of the day, by when an appointment has taken place. */
const CLOSING_HOUR = 16

/** Who may promote, under numbers that links and tests name. */
const MARKETERS: readonly {
  readonly key: string
  readonly kind: MarketerKind
  readonly salesId: string
  readonly promoteId: string
  /** Without one, nothing that is only distributed may be promoted. */
  readonly licenceNo?: string
  readonly then: 'waits' | 'active' | 'suspended'
}[] = [
  {
    key: 'hangyuan',
    kind: 'CLERK',
    salesId: 'S100001',
    promoteId: 'P100001',
    licenceNo: '样例资格0001',
    then: 'active',
  },
  { key: 'renjie', kind: 'CLERK', salesId: 'S100002', promoteId: 'P100002', then: 'suspended' },
  { key: 'fuyun', kind: 'MANAGER', salesId: 'S100003', promoteId: 'P100003', then: 'waits' },
]

/** Invitations under codes that links and tests name. */
const INVITES = { zhangwei: 'ZW23456789', hangyuan: 'ZH23456789', machao: 'MC23456789', sunli: 'SN23456789' } as const

/** Who accepted whose invitation so many days ago, and what became of it. Without a key: somebody without an account. */
const RELATIONS: readonly {
  readonly by: keyof typeof INVITES
  readonly daysAgo: number
  readonly who?: string
  readonly then?: 'opened' | 'ended' | 'lapsed'
}[] = [
  { by: 'zhangwei', daysAgo: 36, then: 'lapsed' },
  { by: 'zhangwei', daysAgo: 20, who: 'machao', then: 'opened' },
  { by: 'zhangwei', daysAgo: 9, then: 'ended' },
  { by: 'zhangwei', daysAgo: 2 },
  { by: 'machao', daysAgo: 12, who: 'guoyulan', then: 'opened' },
  { by: 'hangyuan', daysAgo: 15, who: 'sunli', then: 'opened' },
  { by: 'hangyuan', daysAgo: 7, who: 'xiayan', then: 'opened' },
  { by: 'hangyuan', daysAgo: 5, who: 'linxi', then: 'opened' },
  { by: 'hangyuan', daysAgo: 3 },
  { by: 'sunli', daysAgo: 2, who: 'yuanfang', then: 'opened' },
]

/** Appointments with the clerk: asked so many days ago for a day so many after it. */
const APPOINTMENTS: readonly {
  readonly who: string
  readonly daysAgo: number
  readonly ahead: number
  readonly topic: ServedTopic
  readonly part: DayPart
  readonly then: readonly (ServedAction & string)[]
}[] = [
  { who: 'guoyulan', daysAgo: 8, ahead: 5, topic: 'ACCOUNT', part: 'MORNING', then: ['agree', 'finish'] },
  { who: 'zhangwei', daysAgo: 7, ahead: 3, topic: 'CARD', part: 'MORNING', then: ['decline'] },
  { who: 'sunli', daysAgo: 6, ahead: 4, topic: 'OTHER', part: 'AFTERNOON', then: ['cancel'] },
  { who: 'machao', daysAgo: 2, ahead: 5, topic: 'WEALTH', part: 'AFTERNOON', then: ['agree'] },
  { who: 'zhangwei', daysAgo: 1, ahead: 4, topic: 'DEPOSIT', part: 'MORNING', then: [] },
]

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
const APPROVERS = { applies: '零售部0103', decides: '合规部0108' } as const

/** Applies and has it decided, in the order in which it happened. */
async function seedMarketers(tx: Tx, { people, capabilities }: SeedWorld, now: number): Promise<void> {
  for (const { key, kind, salesId, promoteId, licenceNo, then } of MARKETERS) {
    const person = personOf(people, key)
    const { customerId, name } = person
    const appliedAt = now - (then === 'waits' ? HOUR_MS : 30 * DAY_MS)
    await keepApplied(tx, customerId, { kind, branch: 'main', licenceNo }, appliedAt, { salesId, promoteId })
    const actor = { id: customerId, customerId, name, staff: true, acting: undefined }
    const values = { salesId, change: 'APPLY', reason: '申请推广资格，已作出推广承诺' }
    const asked = { clientId: idOf(salesId), kind: 'MARKETER', owner: BANK, role: 'STAFF' } as const
    const payload = { values, rows: [] }
    const begun = await beginApproval(tx, { capabilities, actor, now: appliedAt }, { ...asked, payload })
    if (!begun.ok) throw new Error(`${key} could not apply: ${begun.error.name}`)
    const { approvalId, payloadHash } = begun.value
    await tx.update(marketers).set({ approvalId }).where(eq(marketers.salesId, salesId))
    if (then === 'waits') continue
    await approve(tx, capabilities, { approvalId, payloadHash, now: appliedAt })
    if (then === 'active') continue
    const change = { clerk: APPROVERS.applies, salesId, change: 'SUSPEND', reason: '岗位调整，暂停推广' } as const
    const suspended = await askMarketerChange(tx, capabilities, change, now - DAY_MS)
    if (!suspended.ok) throw new Error(`${key} could not be suspended: ${suspended.error.name}`)
    await approve(tx, capabilities, { ...suspended.value, now: now - DAY_MS })
  }
}

const personOf = (people: readonly SeedPerson[], key: string): SeedPerson => {
  const found = people.find((one) => one.key === key)
  if (!found) throw new Error(`nobody has the key ${key}`)
  return found
}

async function approve(
  tx: Tx,
  capabilities: SeedWorld['capabilities'],
  { approvalId, now, ...known }: { readonly approvalId: string; readonly payloadHash?: string; readonly now: number },
): Promise<void> {
  const payloadHash = known.payloadHash ?? (await hashOf(tx, approvalId))
  const desk = { capabilities, actor: clerkOf(APPROVERS.decides), now }
  const decided = await decide(tx, desk, { approvalId, payloadHash, decision: 'APPROVE' })
  if (!decided.ok || decided.value.state !== 'EXECUTED') throw new Error(`${approvalId} was not carried out`)
}

async function hashOf(tx: Tx, approvalId: string): Promise<string> {
  const [found] = await tx.select().from(approvals).where(eq(approvals.approvalId, approvalId))
  return found?.payloadHash ?? ''
}

const whenOf = (now: number) => ({ now, today: dayOfInstant(now), realNow: now })

/** When the invitations were made that can be accepted now; who accepted before came by earlier ones. */
const INVITED_DAYS_AGO = 10
const EARLIER = 'ABCDEFGH'
const kindOf = (key: string) => MARKETERS.find((one) => one.key === key)?.kind ?? 'CUSTOMER'

async function seedRelations(tx: Tx, { people }: SeedWorld, now: number): Promise<void> {
  for (const [key, inviteCode] of Object.entries(INVITES)) {
    const { customerId } = personOf(people, key)
    await keepInvite(tx, { inviteCode, customerId, kind: kindOf(key), now: now - INVITED_DAYS_AGO * DAY_MS })
  }
  for (const [index, { by, daysAgo, who, then }] of RELATIONS.entries()) {
    const at = now - daysAgo * DAY_MS
    const { customerId: inviterId } = personOf(people, by)
    const isOld = daysAgo > INVITED_DAYS_AGO
    const inviteCode = isOld ? `${INVITES[by].slice(0, -1)}${EARLIER[index]}` : INVITES[by]
    if (isOld) await keepInvite(tx, { inviteCode, customerId: inviterId, kind: kindOf(by), now: at })
    const invitee = who === undefined ? undefined : personOf(people, who)
    const person = { openId: invitee?.openId ?? `demo-invited-${index}`, customerId: undefined }
    const bound = await bind(tx, inviteCode, person, whenOf(at))
    if (!bound.ok) throw new Error(`${by}'s invitation could not be accepted: ${bound.error.name}`)
    if (invitee && then === 'opened') {
      const { customerId } = invitee
      await followAccounts(tx, { occasion: 'accountOpened', customerId, about: customerId, now: at + HOUR_MS })
    }
    if (then === 'ended') await endOwn(tx, person, at + DAY_MS)
    const one = await relationOf(tx, person)
    if (one && then === 'lapsed') await moveRelation(tx, one, 'lapse', at + 31 * DAY_MS)
  }
}

async function seedAppointments(tx: Tx, { people }: SeedWorld, now: number): Promise<void> {
  const clerk = personOf(people, 'hangyuan').customerId
  for (const { who, daysAgo, ahead, topic, part, then } of APPOINTMENTS) {
    const at = now - daysAgo * DAY_MS
    const { customerId } = personOf(people, who)
    const asked = { clientId: idOf(`${who} ${daysAgo}`), salesId: 'S100001', topic, part }
    const asOf = dayOfInstant(at)
    const days = bookableDays(calendar, asOf, TIER_FACTS.COMMON.bookAhead)
    const day = days.find((one) => one >= addDays(asOf, ahead)) ?? days[days.length - 1] ?? asOf
    const booked = await book(tx, customerId, { ...asked, day }, whenOf(at))
    if (!booked.ok) throw new Error(`${who} could not book: ${booked.error.name}`)
    const { servedId } = booked.value
    for (const action of then) {
      const when = whenOf(action === 'finish' ? instantOf(day, CLOSING_HOUR) : at + HOUR_MS)
      const done =
        action === 'cancel'
          ? await cancel(tx, customerId, servedId, when.now)
          : await settle(tx, clerk, { servedId, action }, when)
      if (!done.ok) throw new Error(`${who}'s appointment could not ${action}: ${done.error.name}`)
    }
  }
}

/** Marketers, relations and appointments in every state, each as its people made it. */
export const seedReferral: Seed = {
  name: 'referral',
  async run(tx, world) {
    const now = await bankNow(tx)
    await seedMarketers(tx, world, now)
    await seedRelations(tx, world, now)
    await seedAppointments(tx, world, now)
  },
}
