import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ApprovalKind } from '@/domain/approval/kinds'
import type { ApprovalPayload } from '@/domain/approval/payload'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import { fen } from '@/domain/money/fen'
import { orgCards, orgMembers, orgs } from '@sandbox/business/enterprise/tables'
import { receiveForOrg } from '@sandbox/business/enterprise/money'
import { parties } from '@sandbox/business/enterprise/people'
import { CAPABILITIES } from '@sandbox/capabilities'
import { schema } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { decide } from '../decide'
import { expireOne, withdraw } from '../end'
import type { Decision } from '../decide'
import type { Actor } from '../people'
import { approvals } from '../tables'
import { saveDraft, submit } from '../write'

export const NOW = MONDAY_MORNING

/** Ids made by tests as an app makes them. */
export const anId = (): string => randomUUID().replace(/-/g, '')

let named = 0

/** A customer with a name and a number of their own. */
export async function openPerson(db: Database) {
  const customerId = await openCustomer(db, 0, NOW)
  const name = `样例${(named += 1)}号`
  const acctNo = `62${String(randomInt(1e12)).padStart(14, '0')}`
  const mobileNo = `1660${String(named).padStart(7, '0')}`
  await db.drizzle.update(schema.customers).set({ realName: name, mobileNo }).where(eq(schema.customers.id, customerId))
  await db.drizzle.update(schema.accounts).set({ acctNo }).where(eq(schema.accounts.customerId, customerId))
  return { customerId, name, acctNo, mobileNo }
}

export type TestPerson = Awaited<ReturnType<typeof openPerson>>

/** An enterprise with so much money in fen, an account elsewhere, and whoever is put into it. */
export async function openOrg(db: Database, money: number) {
  const orgId = `org-${anId()}`
  const cardId = `card-${orgId}`
  await db.drizzle.insert(orgs).values({ id: orgId, name: '测试商行', createdAt: NOW })
  const join = async (role: OrgRole): Promise<TestPerson> => {
    const person = await openPerson(db)
    await db.drizzle.insert(orgMembers).values({ orgId, customerId: person.customerId, role })
    return person
  }
  const legal = await join('LEGAL')
  const proof = { proofAmount: fen(7), proofUntil: NOW, addedAt: NOW, addedBy: legal.customerId } as const
  const account = { bankName: '工商银行', accountNo: '0200000109000012345', state: 'ACTIVE' } as const
  await db.drizzle.insert(orgCards).values({ id: cardId, orgId, ...account, ...proof })
  const fund = (amount: number) =>
    db.transaction((tx) => receiveForOrg(tx, { orgId, amount: fen(amount), payer: '样例', purpose: '货款', now: NOW }))
  if (money > 0) await fund(money)
  return { orgId, cardId, legal, join, fund, balance: () => parties.balanceOf(db.drizzle, orgId) }
}

export type TestOrg = Awaited<ReturnType<typeof openOrg>>

/** Somebody as the enterprise has them now, acting for it. */
export async function actorIn(db: Database, orgId: string, { customerId, name }: TestPerson): Promise<Actor> {
  const role = await parties.roleOf(db.drizzle, orgId, customerId)
  const acting = role === undefined ? undefined : { orgId, name: '测试商行', role }
  return { id: customerId, customerId, name, staff: false, acting }
}

/** What people do at the engine's own functions, each in a transaction; gives what came of it, or the refusal's name. */
export function deskOn(db: Database, orgId: string) {
  const at = async (person: TestPerson, now: number) => ({
    capabilities: CAPABILITIES,
    actor: await actorIn(db, orgId, person),
    now,
  })
  return {
    async save(
      person: TestPerson,
      kind: ApprovalKind,
      payload: ApprovalPayload,
      { now = NOW, approvalId, clientId = anId() }: { now?: number; approvalId?: string; clientId?: string } = {},
    ) {
      const desk = await at(person, now)
      return db.transaction((tx) => saveDraft(tx, desk, { clientId, kind, payload, approvalId }))
    },
    async submit(person: TestPerson, one: { approvalId: string; payloadHash: string }, now = NOW) {
      const desk = await at(person, now)
      const done = await db.transaction((tx) => submit(tx, desk, one))
      return done.ok ? done.value.state : done.error.name
    },
    async decide(person: TestPerson, decision: Decision, now = NOW) {
      const desk = await at(person, now)
      const done = await db.transaction((tx) => decide(tx, desk, decision))
      return done.ok ? done.value.state : done.error.name
    },
    async withdraw(person: TestPerson, approvalId: string, now = NOW) {
      const desk = await at(person, now)
      const done = await db.transaction((tx) => withdraw(tx, desk, approvalId))
      return done.ok ? done.value.state : done.error.name
    },
    async expire(approvalId: string, now: number) {
      const one = await readApproval(db, approvalId)
      await db.transaction((tx) => expireOne(tx, CAPABILITIES, one, now))
    },
    read: (approvalId: string) => readApproval(db, approvalId),
  }
}

async function readApproval(db: Database, approvalId: string) {
  const [one] = await db.drizzle.select().from(approvals).where(eq(approvals.approvalId, approvalId))
  if (!one) throw new Error(`there is no ${approvalId}`)
  return one
}
