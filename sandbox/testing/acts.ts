import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import type { ResponseOf } from '@/contract/call'
import { MATURITY_INSTRUCTIONS } from '@/domain/maturity/instruction'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { newClientId } from './client'
import type { Outcome, TestCustomer } from './client'

// What customers do with products, at random: for properties that must hold after any history.

type Holdings = ResponseOf<typeof CALLS.queryHoldings>
type Product = ResponseOf<typeof CALLS.queryProducts>['products'][number]

/** An answer. @throws Error with the refusal. */
export function told<T>(outcome: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.error}`)
  return outcome.value
}

/** A list of holdings to its end, with its sums. */
export async function holdingsOf(app: TestCustomer, state: 'open' | 'closed'): Promise<Holdings> {
  const first = told(await app.call(CALLS.queryHoldings, { productTypes: [], state, most: 50 }))
  const holdings = [...first.holdings]
  for (let { more } = first; more;) {
    const after = holdings[holdings.length - 1]?.seqNo
    const page = told(await app.call(CALLS.queryHoldings, { productTypes: [], state, ...(after && { after }) }))
    holdings.push(...page.holdings)
    more = page.more
  }
  return { ...first, holdings }
}

/** Something a customer does; what isn't possible is refused and changes nothing. */
export interface Act {
  readonly who: number
  readonly what: 'buy' | 'subscribe' | 'leave' | 'instruct'
  /** Which product or holding, and how much of what is possible. */
  readonly which: number
  readonly part: number
}

export const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.record({
    who: fc.nat({ max: 2 }),
    what: fc.constantFrom('buy', 'buy', 'subscribe', 'leave', 'instruct'),
    which: fc.nat({ max: 999 }),
    part: fc.integer({ min: 1, max: 50 }),
  }),
  { minLength: 4, maxLength: 8 },
)

/** One of a list, by any number. */
export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]

const order = () => ({ clientId: newClientId(), password: DEMO_PASSWORD })

const AGREED = { agreementVersion: PRODUCT_AGREEMENT_VERSION, password: DEMO_PASSWORD }

function buy(app: TestCustomer, { productType, minAmt, stepAmt, appointRate }: Product, part: number) {
  const amount = minAmt + part * stepAmt * Math.ceil(100_000 / stepAmt)
  return app.call(CALLS.buyProduct, { ...AGREED, ...order(), productType, amount, expectedRate: appointRate })
}

/** Withdraws a deposit whole, or redeems a part of shares. */
async function leave(
  app: TestCustomer,
  { which, part }: Act,
): Promise<Outcome<typeof CALLS.redeemProduct> | undefined> {
  const holding = pick((await holdingsOf(app, 'open')).holdings, which)
  if (!holding) return undefined
  const { seqNo, kind } = holding
  if (kind === 'wealth') {
    const mode = which % 2 === 0 ? 'ordinary' : 'fast'
    const amount = Math.min(Math.floor((holding.amount * part) / 100), 500_000)
    return app.call(CALLS.redeemProduct, { ...order(), seqNo, mode, amount, expectedInterest: 0 })
  }
  const { preInterest } = told(await app.call(CALLS.previewRedeem, { seqNo }))
  const { amount } = holding
  return app.call(CALLS.redeemProduct, { ...order(), seqNo, mode: 'full', amount, expectedInterest: preInterest })
}

async function instruct(app: TestCustomer, { which, part }: Act) {
  const deposits = (await holdingsOf(app, 'open')).holdings.filter(({ kind }) => kind === 'deposit')
  const [holding, instruction] = [pick(deposits, which), pick(MATURITY_INSTRUCTIONS, part)]
  if (!holding || !instruction) return undefined
  return app.call(CALLS.setMaturityInstruction, { ...AGREED, seqNo: holding.seqNo, instruction })
}

/** Does it; gives whether the bank did. */
export async function act(app: TestCustomer, shelf: readonly Product[], done: Act): Promise<boolean> {
  const { what, which, part } = done
  const product = what === 'subscribe' ? shelf.find(({ kind }) => kind === 'wealth') : pick(shelf, which)
  const outcome =
    what === 'leave'
      ? await leave(app, done)
      : what === 'instruct'
        ? await instruct(app, done)
        : product && (await buy(app, product, part))
  return outcome?.ok === true
}
