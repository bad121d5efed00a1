import { eq } from 'drizzle-orm'
import * as calls from '@/contract/card'
import { KEPT_ERRORS, MAX_CARDS } from '@/domain/card/roles'
import { instantOf } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { digitsOfCard, isBankCard } from '@/domain/validation/bankCard'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import { occurred } from '@sandbox/kernel/domainEvents'
import { ownerObstacleRule } from '@sandbox/kernel/orders/obstacles'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { AccountScope, OwnerObstacleRule } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { CARD_BANKS, maintainedNow } from './bankList'
import { bankOfCard, isCreditCard } from './banks'
import {
  checkedTooOften,
  allCardsOf,
  bindCard,
  bindingRefusal,
  findBoundCard,
  findCard,
  hasUnbound,
  lastUnbound,
  readCard,
  verifyCard,
  wireCard,
} from './cards'
import type { BoundCard } from './cards'
import { findOwn, makeDefault, makeFirst, nameCard, notifyFirstChanged, unbind, whyKept } from './changes'
import { settlementCards } from './tables'
import { notifyCard } from './notify'

export const queryBanks = sessionHandler(calls.queryBanks, async ({ bank }) => {
  const maintained = await maintainedNow(bank.db.drizzle)
  return ok({ banks: CARD_BANKS.map((one) => ({ ...one, maintained: maintained.has(one.name) })) })
})

/** Credit cards are named too, so that the page can say why one can't be bound. */
export const validateBindAccount = sessionHandler(calls.validateBindAccount, async (_scope, { acctNo }) => {
  const cardNo = digitsOfCard(acctNo)
  if (!isBankCard(cardNo)) return fail(bankError('CardNumberInvalid'))
  const bank = bankOfCard(cardNo)
  if (bank === undefined) return fail(bankError('CardBankUnknown'))
  return ok({ bank_name: bank, cardType: isCreditCard(cardNo) ? 'CREDIT' : 'DEBIT' })
})

const cardObstacleRule = ownerObstacleRule('card')

/**
 * Changes a customer's cards with their row locked, unless something has come to stand against it since the call asked: while
 * a card network or a password is asked the owner may report a loss.
 */
const changeCards = <T>(
  scope: AccountScope,
  rule: OwnerObstacleRule,
  work: (tx: Tx) => Promise<Result<T, BankError>>,
): Promise<Result<T, BankError>> =>
  scope.bank.db.transaction(async (tx) => {
    await lockCustomer(tx, scope.customer.id)
    const obstacle = await rule(tx, scope)
    return obstacle ? fail(obstacle) : work(tx)
  })

/** What needs no code is refused before one is used up. */
const binding = accountHandler(calls.bindBankCard, async (scope, request) => {
  const { bank, customer, session, now, today, realNow } = scope
  const card = readCard(request.cardNo)
  if (!card.ok) return card
  const { use = 'OWN' } = request
  const refusal = bindingRefusal(await allCardsOf(bank.db.drizzle, customer.id), card.value.cardNo, use)
  if (refusal) return fail(refusal)
  const obstacle = await cardObstacleRule(bank.db.drizzle, scope)
  if (obstacle) return fail(obstacle)
  const owner = { customerId: customer.id, name: customer.realName ?? '', idCardNo: customer.idCardNo ?? '' }
  const verified = await verifyCard(bank, owner, request, { today, realNow })
  if (!verified.ok) return verified
  return changeCards(scope, cardObstacleRule, async (tx) => {
    const kept = await bindCard(tx, customer.id, verified.value, now, use)
    if (!kept.ok) return kept
    // Unbinding all cards is no way round what another first card takes.
    if (kept.value.role === 'FIRST' && (await hasUnbound(tx, customer.id)))
      await notifyFirstChanged(tx, bank.capabilities, customer.id, now)
    const detail = { cardId: kept.value.id }
    await recordEvent(tx, now, 'cardBound', { customerId: customer.id, sessionId: session.id, detail })
    const about = kept.value.id
    await occurred(tx, bank.capabilities, { occasion: 'cardBound', customerId: customer.id, about, now })
    await notifyCard(tx, kept.value, { kind: 'cardBound', title: '已绑定银行卡', done: '已绑定到您的电子账户', now })
    return ok(wireCard(kept.value))
  })
})

export const bindBankCard: typeof binding = {
  ...binding,
  ownerObstacle: async (on, scope) =>
    (await cardObstacleRule(on, scope)) ?? checkedTooOften(on, scope.customer.id, scope.today),
}

export const queryBoundCards = accountHandler(calls.queryBoundCards, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const cards = await allCardsOf(on, customer.id)
  const gone = await lastUnbound(on, customer.id, instantOf(today))
  return ok({
    cards: cards.map(wireCard),
    limit: MAX_CARDS.own,
    specialLimit: MAX_CARDS.special,
    ...(gone && { unboundToday: { bankName: gone.bankName, cardNo: maskCard(gone.cardNo), at: gone.unboundAt } }),
  })
})

export const queryCard = accountHandler(calls.queryCard, async ({ bank, customer }, { cardId }) => {
  const on = bank.db.drizzle
  const card = await findBoundCard(on, customer.id, cardId)
  if (!card) return fail(bankError('CardUnknown'))
  return ok({ ...wireCard(card), keptFor: await whyKept(on, bank.capabilities, card) })
})

export const setCardAlias = accountHandler(calls.setCardAlias, ({ bank, customer }, { cardId, alias }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const card = await findBoundCard(tx, customer.id, cardId)
    if (!card) return fail(bankError('CardUnknown'))
    return ok(wireCard(await nameCard(tx, cardId, alias.trim() || null)))
  }),
)

export const setDefaultCard = accountHandler(calls.setDefaultCard, ({ bank, customer }, { cardId }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const card = await findOwn(tx, customer.id, cardId)
    return card.ok ? ok(wireCard(await makeDefault(tx, card.value))) : card
  }),
)

/** A card that was unbound meanwhile is none. */
export const querySettlementCard = accountHandler(calls.querySettlementCard, async ({ bank, customer }) => {
  const on = bank.db.drizzle
  const open = (await readFlag(on, 'kolEnabled')) === '1'
  const [chosen] = await on.select().from(settlementCards).where(eq(settlementCards.customerId, customer.id))
  const card = chosen && (await findCard(on, customer.id, chosen.cardId))
  return ok({ open, ...(open && card ? { cardId: card.id } : {}) })
})

const choosing = accountHandler(calls.setSettlementCard, async (scope, { cardId, password }) => {
  const { bank, customer, now } = scope
  const { db } = bank
  if ((await readFlag(db.drizzle, 'kolEnabled')) !== '1') return fail(bankError('PromotionClosed'))
  const asked = await findOwn(db.drizzle, customer.id, cardId)
  if (!asked.ok) return asked
  const obstacle = await cardObstacleRule(db.drizzle, scope)
  if (obstacle) return fail(obstacle)
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  return changeCards(scope, cardObstacleRule, async (tx) => {
    const card = await findOwn(tx, customer.id, cardId)
    if (!card.ok) return card
    const chosen = { cardId, chosenAt: now }
    await tx
      .insert(settlementCards)
      .values({ customerId: customer.id, ...chosen })
      .onConflictDoUpdate({ target: settlementCards.customerId, set: chosen })
    return ok({})
  })
})

export const setSettlementCard: typeof choosing = { ...choosing, ownerObstacle: cardObstacleRule }

/** A card that isn't the first yet and may be. */
async function candidate(on: Queryable, customerId: string, cardId: string): Promise<Result<BoundCard, BankError>> {
  const card = await findOwn(on, customerId, cardId)
  return card.ok && card.value.role === 'FIRST' ? fail(bankError('CardAlreadyFirst')) : card
}

/** The face is asked before the password: a missing one costs nobody a guess. */
const firstCardObstacleRule = ownerObstacleRule('firstCard')

const changing = accountHandler(calls.changeFirstCard, async (scope, { cardId, password }) => {
  const { bank, customer, session, now, realNow } = scope
  const { db } = bank
  const asked = await candidate(db.drizzle, customer.id, cardId)
  if (!asked.ok) return asked
  const obstacle = await firstCardObstacleRule(db.drizzle, scope)
  if (obstacle) return fail(obstacle)
  if (!(await hasPass(db.drizzle, customer.id, 'changeFirstCard', realNow))) return fail(bankError('FaceMissing'))
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  return changeCards(scope, firstCardObstacleRule, async (tx) => {
    const card = await candidate(tx, customer.id, cardId)
    if (!card.ok) return card
    if (!(await consumePass(tx, customer.id, 'changeFirstCard', realNow))) return fail(bankError('FaceMissing'))
    const first = await makeFirst(tx, bank.capabilities, card.value, now)
    await recordEvent(tx, now, 'firstCardChanged', {
      customerId: customer.id,
      sessionId: session.id,
      detail: { cardId },
    })
    await notifyCard(tx, first, {
      kind: 'firstCardChanged',
      title: '已更换主卡',
      done: '已设为您的主卡，24小时内转出限额较低',
      now,
    })
    return ok(wireCard(first))
  })
})

export const changeFirstCard: typeof changing = { ...changing, ownerObstacle: firstCardObstacleRule }

/** What can't be unbound costs nobody a guess; what changed while the password was asked is seen under the lock. */
const unbinding = accountHandler(calls.unbindCard, async (scope, { cardId, password }) => {
  const { bank, customer, session, now } = scope
  const { capabilities, db } = bank
  const asked = await findBoundCard(db.drizzle, customer.id, cardId)
  if (!asked) return fail(bankError('CardUnknown'))
  const kept = await whyKept(db.drizzle, capabilities, asked)
  if (kept) return fail(bankError(KEPT_ERRORS[kept]))
  const obstacle = await cardObstacleRule(db.drizzle, scope)
  if (obstacle) return fail(obstacle)
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  return changeCards(scope, cardObstacleRule, async (tx) => {
    const card = await findBoundCard(tx, customer.id, cardId)
    if (!card) return fail(bankError('CardUnknown'))
    const done = await unbind(tx, capabilities, card, now)
    if (!done.ok) return done
    await recordEvent(tx, now, 'cardUnbound', { customerId: customer.id, sessionId: session.id, detail: { cardId } })
    await notifyCard(tx, card, { kind: 'cardUnbound', title: '已解绑银行卡', done: '已从您的电子账户解绑', now })
    const { id, bankName, cardNo } = card
    return ok({ cardId: id, bankName, cardNo: maskCard(cardNo), at: now })
  })
})

export const unbindCard: typeof unbinding = { ...unbinding, ownerObstacle: cardObstacleRule }
