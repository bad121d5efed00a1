import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { orgCard } from '@/contract/enterprise/orgCardFields'
import {
  isOrgAccountNo,
  mayBindOrgCard,
  nextProofAt,
  ORG_PROOF,
  proofOutcome,
  triesLeft,
} from '@/domain/enterprise/orgCard'
import { formatInstant } from '@/domain/dates/format'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fen } from '@/domain/money/fen'
import { isSameName } from '@/domain/people/names'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { keepWhenRefused } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { OPERATING, post } from '@sandbox/kernel/ledger'
import { parties } from './people'
import { orgCards, orgMembers, orgs } from './tables'
import type { OrgCard } from './tables'

type Org = typeof orgs.$inferSelect

/**
 * An enterprise for which a customer may bind an account; its row is locked, so that two who act for it come one after
 * the other. Fails with OrgUnknown (another's, or none), NotPermitted (checkers and viewers).
 */
async function lockOrg(tx: Tx, orgId: string, customerId: string): Promise<Result<Org, BankError>> {
  const [org] = await tx.select().from(orgs).where(eq(orgs.id, orgId)).for('no key update')
  // Read under the lock: who the members are changes under it too.
  const [member] = await tx
    .select()
    .from(orgMembers)
    .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.customerId, customerId)))
  if (!org || !member) return fail(bankError('OrgUnknown'))
  if (!mayBindOrgCard(member.role)) return fail(bankError('NotPermitted', '仅法定代表人或经办人可以绑定对公账户'))
  return ok(org)
}

export interface NewOrgCard {
  readonly orgId: string
  readonly name: string
  readonly accountNo: string
  readonly bankName: string
}

/**
 * Begins to bind an account: pays a random amount to it. Fails with OrgUnknown, NotPermitted, OrgCardMismatch (its name
 * or number), OrgCardPending (another is being bound), TooManyTries (proofs of this enterprise were guessed wrong, by
 * whomever).
 */
export async function addOrgCard(
  tx: Tx,
  customerId: string,
  { orgId, name, accountNo, bankName }: NewOrgCard,
  now: number,
): Promise<Result<OrgCard, BankError>> {
  const org = await lockOrg(tx, orgId, customerId)
  if (!org.ok) return org
  if (!isSameName(name, org.value.name)) return fail(bankError('OrgCardMismatch', '户名须与企业名称完全一致'))
  const number = accountNo.replace(/\s/g, '')
  if (!isOrgAccountNo(number) || bankName.trim() === '')
    return fail(bankError('OrgCardMismatch', '账号或开户行有误，请核对'))
  await endOverdue(tx, orgId, now)
  const earlier = await orgCardsOf(tx, orgId)
  if (earlier.some(({ state }) => state === 'PROVING' || state === 'APPROVING'))
    return fail(bankError('OrgCardPending'))
  const from = nextProofAt(earlier, now)
  if (from !== undefined) {
    return fail(bankError('TooManyTries', `该企业的对公账户验证错误次数过多，请于${formatInstant(from)}后重新绑定`))
  }
  const id = randomUUID()
  const proofAmount = fen(randomInt(ORG_PROOF.least, ORG_PROOF.most + 1))
  const facts = { id, orgId, bankName: bankName.trim(), accountNo: number, proofAmount, addedBy: customerId }
  const [added] = await tx
    .insert(orgCards)
    .values({ ...facts, state: 'PROVING', addedAt: now, proofUntil: now + ORG_PROOF.ms })
    .returning()
  const entries = [
    { account: OPERATING, amount: -proofAmount },
    { account: CARD_CLEARING, amount: proofAmount },
  ]
  const paid = await post(tx, { id: `orgCardProof ${id}`, kind: 'orgCardProof', entries, at: now })
  if (!added || !paid.ok) throw new Error(`the proof of ${id} could not be paid`)
  return ok(added)
}

/** A proof that nobody told in time makes room for another. */
const endOverdue = async (tx: Tx, orgId: string, now: number): Promise<void> => {
  const proving = await tx
    .select()
    .from(orgCards)
    .where(and(eq(orgCards.orgId, orgId), eq(orgCards.state, 'PROVING')))
  for (const one of proving)
    if (now >= one.proofUntil) await setOrgCard(tx, one.id, { state: 'FAILED', decidedAt: one.proofUntil })
}

async function setOrgCard(tx: Tx, id: string, set: Partial<OrgCard>): Promise<OrgCard> {
  const [changed] = await tx.update(orgCards).set(set).where(eq(orgCards.id, id)).returning()
  if (!changed) throw new Error(`account ${id} is gone`)
  return changed
}

/**
 * Takes what somebody says was paid. A wrong one is counted, for the enterprise too, and the last one ends the proof. Fails with OrgUnknown,
 * NotPermitted, OrgCardMismatch, ProofExpired; what a failure counted stays.
 */
export async function proveOrgCard(
  tx: Tx,
  customerId: string,
  { orgCardId, amount, now }: { readonly orgCardId: string; readonly amount: number; readonly now: number },
): Promise<Result<OrgCard, BankError>> {
  const [asked] = await tx.select({ orgId: orgCards.orgId }).from(orgCards).where(eq(orgCards.id, orgCardId))
  const org = asked ? await lockOrg(tx, asked.orgId, customerId) : fail(bankError('OrgUnknown'))
  if (!org.ok) return org
  const [found] = await tx.select().from(orgCards).where(eq(orgCards.id, orgCardId))
  if (!found) return fail(bankError('OrgUnknown'))
  const left = triesLeft(found, await orgCardsOf(tx, found.orgId), now)
  const outcome = proofOutcome(found, amount, left, now)
  if (outcome === 'right') return ok(await setOrgCard(tx, found.id, { state: 'APPROVING' }))
  const tries = found.tries + 1
  if (outcome === 'wrong') {
    await setOrgCard(tx, found.id, { tries })
    await keepWhenRefused(tx)
    return fail(bankError('OrgCardMismatch', `金额不符，还可验证${left - 1}次`))
  }
  if (found.state === 'PROVING') {
    const ended = outcome === 'lastWrong' ? { tries, decidedAt: now } : { decidedAt: Math.min(now, found.proofUntil) }
    await setOrgCard(tx, found.id, { ...ended, state: 'FAILED' })
    await keepWhenRefused(tx)
  }
  return fail(bankError('ProofExpired'))
}

/**
 * Decides on a proved account, as the approval of kind ORG_CARD ends; one that was in use before is replaced. False when
 * nothing waits under this id.
 */
export async function decideOrgCard(tx: Tx, id: string, approve: boolean, now: number): Promise<boolean> {
  const [asked] = await tx.select().from(orgCards).where(eq(orgCards.id, id))
  if (!asked) return false
  await tx.select().from(orgs).where(eq(orgs.id, asked.orgId)).for('no key update')
  const [found] = await tx.select().from(orgCards).where(eq(orgCards.id, id))
  if (found?.state !== 'APPROVING') return false
  if (approve) {
    await tx
      .update(orgCards)
      .set({ state: 'REPLACED', decidedAt: now })
      .where(and(eq(orgCards.orgId, found.orgId), eq(orgCards.state, 'ACTIVE')))
  }
  await setOrgCard(tx, id, { state: approve ? 'ACTIVE' : 'REJECTED', decidedAt: now })
  return true
}

/**
 * An account as who acts for the enterprise gets it.
 * @param all the enterprise's, this one too; @param now epoch ms
 */
export function wireOrgCard(card: OrgCard, all: readonly OrgCard[], now: number): InferOutput<typeof orgCard> {
  const { id, bankName, accountNo, state, proofUntil } = card
  const facts = { orgCardId: id, bankName, accountNo: maskCard(accountNo), state, proofUntil }
  return { ...facts, triesLeft: triesLeft(card, all, now) }
}

/** The enterprises a customer acts for. */
export const orgsOf = (on: Queryable, customerId: string) =>
  on
    .select({ orgId: orgs.id, name: orgs.name, role: orgMembers.role })
    .from(orgMembers)
    .innerJoin(orgs, eq(orgs.id, orgMembers.orgId))
    .where(eq(orgMembers.customerId, customerId))
    .orderBy(orgs.id)

/** An enterprise's accounts, the latest first. */
export const orgCardsOf = (on: Queryable, orgId: string): Promise<OrgCard[]> =>
  on.select().from(orgCards).where(eq(orgCards.orgId, orgId)).orderBy(desc(orgCards.addedAt), desc(orgCards.id))

/** An account by the name of its enterprise, which is the only holder it is taken for, its bank and the end of its number. */
export const orgCardName = async (on: Queryable, { orgId, bankName, accountNo }: OrgCard): Promise<string> =>
  `${await parties.nameOf(on, orgId)} ${bankName} ${maskCard(accountNo)}`

/**
 * Whom it pays, for who decides: the holder and the end of the number, which the proof has shown. What the bank is called was
 * typed by whoever bound it, and stands in lines that say so.
 */
export const orgCardHolder = async (on: Queryable, { orgId, accountNo }: OrgCard): Promise<string> =>
  `${await parties.nameOf(on, orgId)} ${maskCard(accountNo)}`

/** What deciders read of the bank of an account, as it was typed. */
export const TYPED_BANK = '开户银行（申请人填写，本行未核对）'
