import { randomBytes } from 'node:crypto'
import { CALLS } from '@/contract/calls'
import type { Answer, App } from '../app'
import { demand, equal, refused, success } from '../check'
import type { Check, Ground } from '../check'
import { purchaseOf } from '../orders'
import type { Order } from '../orders'

const { buyProduct, previewBuy, queryAssets, queryHoldingDetail, queryOperation, queryProductDetail } = CALLS
const REPETITION = 'Repetition'

const orderOf = ({ first, customers: [customer], productType }: Ground): Promise<Order> =>
  purchaseOf(first, customer, productType)

/** What the customer has in the account, by what a purchase would leave. */
async function available(app: App, productType: string): Promise<number> {
  const { product } = success(await app.call(queryProductDetail, { productType }), 'the product') as {
    readonly product: { readonly minAmt: number; readonly appointRate: number }
  }
  const terms = { productType, amount: product.minAmt, expectedRate: product.appointRate }
  const { availableAfter } = success(await app.call(previewBuy, terms), 'a preview')
  return Number(availableAfter) + product.minAmt
}

/** Runs something, and says what it took out of the account. */
async function taking({ first, productType }: Ground, act: () => Promise<void>): Promise<number> {
  const before = await available(first, productType)
  await act()
  return before - (await available(first, productType))
}

const bought = (answer: Answer): unknown => ({ ...success(answer, 'a purchase') })

const operation = async (app: App, { clientId }: Order): Promise<Readonly<Record<string, unknown>>> =>
  success(await app.call(queryOperation, { clientId }), 'asking about an id')

export const MONEY_CHECKS: readonly Check[] = [
  {
    name: 'carries a repeated purchase out once, and answers alike',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      const took = await taking(ground, async () => {
        const once = bought(await ground.first.call(buyProduct, order))
        equal(bought(await ground.first.call(buyProduct, order)), once, 'the two answers differ')
      })
      equal(took, order.amount, 'what it cost isn’t its amount')
    },
  },
  {
    name: 'carries a purchase out once that comes four times in the same moment',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      const took = await taking(ground, async () => {
        const answers = await Promise.all([1, 2, 3, 4].map(() => ground.first.call(buyProduct, order)))
        for (const answer of answers) equal(bought(answer), bought(answers[0] ?? answer), 'two answers differ')
      })
      equal(took, order.amount, 'what it cost isn’t its amount')
    },
  },
  {
    name: 'knows a purchase whose answer was lost, and carries it out once',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      const took = await taking(ground, async () => {
        await ground.first.lose(buyProduct, order)
        const again = bought(await ground.first.call(buyProduct, order))
        const { state, answer } = await operation(ground.first, order)
        equal(state, 'DONE', 'its state')
        equal({ code: 0, msg: '', ...(answer as object) }, again, 'the stored answer isn’t the one that was given')
      })
      equal(took, order.amount, 'what it cost isn’t its amount')
    },
  },
  {
    name: 'refuses another order under the same id',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      success(await ground.first.call(buyProduct, order), 'a purchase')
      const took = await taking(ground, async () => {
        const other = { ...order, amount: order.amount * 2 }
        refused(await ground.first.call(buyProduct, other), ['ClientIdReused'], 'it', 'sealed')
      })
      equal(took, 0, 'and yet it cost something')
    },
  },
  {
    name: 'uses an id up that is asked about before its order comes',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      equal((await operation(ground.first, order)).state, 'NONE', 'the state of an id without an order')
      const took = await taking(ground, async () => {
        const late = await ground.first.call(buyProduct, order)
        demand(late.code !== 0, 'an order was carried out that had been said to be none')
      })
      equal(took, 0, 'and yet it cost something')
    },
  },
  {
    name: 'refuses an envelope whose idem isn’t the order’s id',
    wire: 'A sealed request',
    async run(ground) {
      const order = await orderOf(ground)
      const idem = randomBytes(16).toString('hex')
      refused(await ground.first.call(buyProduct, order, { idem }), ['InvalidRequest'], 'it', 'sealed')
    },
  },
  {
    name: 'lets an order be sent again under its id once a wrong password is put right',
    wire: 'Refusals',
    async run(ground) {
      const order = await orderOf(ground)
      const wrong = { ...order, password: ground.customers[0].payPassword.split('').reverse().join('') }
      refused(await ground.first.call(buyProduct, wrong), ['PasswordWrong'], 'a wrong password', 'sealed')
      success(await ground.first.call(buyProduct, order), 'the right one under the same id')
    },
  },
  {
    name: 'keeps a final refusal as the answer of its id',
    wire: 'Refusals',
    async run(ground) {
      const order = { ...(await orderOf(ground)), amount: 1 }
      refused(await ground.first.call(buyProduct, order), ['BelowMinimum', 'NotAStep'], 'a fen', 'sealed')
      refused(await ground.first.call(buyProduct, order), ['BelowMinimum', 'NotAStep'], 'the same again', 'sealed')
      equal((await operation(ground.first, order)).state, 'REFUSED', 'its state')
      const other = { ...(await orderOf(ground)), clientId: order.clientId }
      refused(await ground.first.call(buyProduct, other), ['ClientIdReused'], 'another order under that id', 'sealed')
    },
  },
]

export const APART_CHECKS: readonly Check[] = [
  {
    name: 'shows nobody another customer’s deposit',
    wire: 'The wire',
    async run(ground) {
      const { seqNo } = success(await ground.first.call(buyProduct, await orderOf(ground)), 'a purchase')
      success(await ground.first.call(queryHoldingDetail, { seqNo }), 'its owner')
      const other = await ground.second.call(queryHoldingDetail, { seqNo })
      refused(other, ['HoldingUnknown'], 'the other customer', 'sealed')
    },
  },
  {
    name: 'says nobody what became of another customer’s order, and leaves it as it is',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      success(await ground.first.call(buyProduct, order), 'a purchase')
      equal((await operation(ground.second, order)).state, 'NONE', 'its state for the other customer')
      equal((await operation(ground.first, order)).state, 'DONE', 'its state for its owner afterwards')
    },
  },
  {
    name: 'gives nobody the answer of another customer’s order',
    wire: REPETITION,
    async run(ground) {
      const order = await orderOf(ground)
      success(await ground.first.call(buyProduct, order), 'a purchase')
      const password = ground.customers[1].payPassword
      refused(await ground.second.call(buyProduct, { ...order, password }), ['ClientIdReused'], 'it', 'sealed')
    },
  },
  {
    name: 'tells each customer their own money',
    wire: 'The wire',
    async run({ first, second }) {
      const [one, other] = [await first.call(queryAssets, {}), await second.call(queryAssets, {})]
      success(one, 'the first customer’s assets')
      success(other, 'the second customer’s assets')
      demand(JSON.stringify(one.fields) !== JSON.stringify(other.fields), 'both have the same to the fen')
    },
  },
]
