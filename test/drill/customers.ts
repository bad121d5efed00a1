import { setTimeout as sleep } from 'node:timers/promises'
import { askOperation, callMoney } from '@/api/money'
import type { Try } from '@/api/money'
import type { Attempt } from '@/api/errors'
import type { Call } from '@/contract/call'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { buyProduct } from '@/contract/order/buyProduct'
import { transferIn } from '@/contract/transfer/transferIn'
import type { ClientId } from '@/crypto/clientId'
import { ERRORS } from '@/domain/errors/catalogue'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { signInMember } from '../drivers/member'
import { preparePurchase } from '../drivers/orders'
import type { Purchase } from '../drivers/orders'

/** Customers with enough money for some hundred of the smallest deposits each, and a card. */
const NAMES = ['张伟', '李娜', '钱朵', '宋佳']
const DEPOSIT = '20194'
/** Fen. */
const MOVED_IN = 100
const ASK_AGAIN_MS = 1_000

/** Calls as they were answered, for the time without service; ms of performance.now(). */
export class Answers {
  private readonly times: number[] = []
  /** Why calls were not answered: a refusal's name, or `connection` where none came from the bank. */
  readonly failed: string[] = []
  note(): void {
    this.times.push(performance.now())
  }
  get count(): number {
    return this.times.length
  }
  /** The longest time without a successful call between two moments, ms. */
  longestGap(from: number, to: number): number {
    const inside = this.times.filter((at) => at > from && at < to)
    const all = [from, ...inside.sort((a, b) => a - b), to]
    return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at)))
  }
}

/** An order as its customer knows it. */
export interface Order {
  readonly clientId: ClientId
  readonly customer: string
  readonly kind: 'purchase' | 'transfer'
  /** What it adds to the electronic account, fen. */
  readonly adds: number
  /** Unknown until the bank has said it. */
  outcome: 'unknown' | 'done' | 'notDone'
  /** Why it was not done. */
  refusal?: string
  /** Whether it was known only by asking for it by its id. */
  asked: boolean
}

/** Somebody with the app. */
export interface Buyer {
  readonly name: string
  readonly app: TestCustomer
  readonly purchase: Purchase
  readonly cardId: string
  /** Of the electronic account before the first order, fen. */
  readonly balance: number
}

export async function balanceOf(app: TestCustomer): Promise<number> {
  const wallet = await app.call(queryWallet, {})
  if (!wallet.ok) throw new Error(`no wallet: ${wallet.error}`)
  return wallet.value.balance
}

export async function signInBuyers(origin: string): Promise<readonly Buyer[]> {
  return Promise.all(
    NAMES.map(async (name) => {
      const app = await signInMember(origin, name)
      const cards = await app.call(queryBoundCards, {})
      const cardId = cards.ok ? cards.value.cards[0]?.cardId : undefined
      if (cardId === undefined) throw new Error(`${name} has no card`)
      return { name, app, cardId, purchase: await preparePurchase(app, DEPOSIT), balance: await balanceOf(app) }
    }),
  )
}

/** One try, as the app's own transport tells it. */
const attemptOf =
  (app: TestCustomer, answers: Answers): Try =>
  async (contract: Call, request: object): Promise<Attempt> => {
    try {
      const answer = await app.call(contract, request as never)
      if (answer.ok) {
        answers.note()
        return { kind: 'answered', fields: answer.value }
      }
      answers.failed.push(answer.error)
      return { kind: 'refused', code: ERRORS[answer.error].code, message: answer.error, proven: true }
    } catch {
      // HAProxy's own answer, or none.
      answers.failed.push('connection')
      return { kind: 'network' }
    }
  }

const CLOCK = {
  now: () => performance.now(),
  after(ms: number, act: () => void) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Sends an order as the app does (src/api/money.ts): under an id that is kept before the first try, again under the same id,
 * and at last asks for it by its id, until the bank has said what became of it.
 * @param kept gets the order before it is sent
 */
export async function sendOrder(
  { name, app, purchase, cardId }: Buyer,
  kind: Order['kind'],
  answers: Answers,
  kept: (order: Order) => void,
): Promise<Order> {
  const clientId = newClientId()
  const adds = kind === 'purchase' ? -purchase.amount : MOVED_IN
  const order: Order = { clientId, customer: name, kind, adds, outcome: 'unknown', asked: false }
  kept(order)
  const attempt = attemptOf(app, answers)
  const read = (contract: Call, request: object) => attempt(contract, request)
  const pending = { begin: () => undefined, end: () => undefined, list: () => [] }
  const [contract, request] =
    kind === 'purchase'
      ? [buyProduct, { ...purchase, clientId }]
      : [transferIn, { clientId, cardId, amount: MOVED_IN, password: DEMO_PASSWORD }]
  const said = await callMoney({ attempt, read, clock: CLOCK, pending }, contract, request, clientId)
  if (said.kind === 'done') order.outcome = 'done'
  else if (said.kind === 'notDone') refuse(order, said.failed)
  // As the app does when it is opened again.
  while (order.outcome === 'unknown') {
    order.asked = true
    await sleep(ASK_AGAIN_MS)
    const found = await askOperation(read, clientId)
    if (!('state' in found)) continue
    if (found.state === 'done') order.outcome = 'done'
    else refuse(order, found.refused)
  }
  return order
}

function refuse(order: Order, failed: Exclude<Attempt, { kind: 'answered' }> | undefined): void {
  order.outcome = 'notDone'
  order.refusal = failed?.kind === 'refused' ? failed.message : (failed?.kind ?? 'never arrived')
}

/** Asks for a balance again and again, some at a time, until `stop` is called: what a customer without an order sees. */
export function keepAsking({ app }: Pick<Buyer, 'app'>, answers: Answers): () => Promise<void> {
  let asking = true
  const attempt = attemptOf(app, answers)
  const one = async (): Promise<void> => {
    while (asking) {
      await attempt(queryWallet, {})
      await sleep(ASK_EVERY_MS)
    }
  }
  const all = Promise.all(Array.from({ length: ASK_AT_ONCE }, one))
  return async () => {
    asking = false
    await all
  }
}

const ASK_AT_ONCE = 3
const ASK_EVERY_MS = 250

/** Sends orders of every buyer one after the other, until `stop` is called; that ends when each is known. */
export function keepOrdering(
  buyers: readonly Buyer[],
  answers: Answers,
  kept: (order: Order) => void,
): () => Promise<void> {
  let ordering = true
  const one = async (buyer: Buyer, at: number): Promise<void> => {
    for (let index = at; ordering; index += 1) {
      await sendOrder(buyer, index % 2 === 0 ? 'purchase' : 'transfer', answers, kept)
      await sleep(ORDER_EVERY_MS)
    }
  }
  const all = Promise.all(buyers.flatMap((buyer) => [one(buyer, 0), one(buyer, 1)]))
  return async () => {
    ordering = false
    await all
  }
}

/** So that the customers' money lasts. */
const ORDER_EVERY_MS = 700
