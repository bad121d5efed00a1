import { inArray } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { idCardRefusal } from '@/domain/account/idCardTerm'
import { tradingRefusal } from '@/domain/account/status'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { maturityOutcome } from '@/domain/maturity/outcome'
import type { MaturityOutcome } from '@/domain/maturity/outcome'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { checkSuitability } from '@/domain/risk/levels'
import { listProducts, lockQuotas, riskLevelOf, takeQuotas } from '../product'
import type { Product } from '../product'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { accountState } from '@sandbox/kernel/session/access'
import { instructionsOf } from './instructions'
import { limitsOf, targetOf } from './target'
import { depositPrincipal, INTEREST_EXPENSE, INTEREST_PAYABLE } from '../deposit'
import type { Holding } from '../deposit'
import { lockAccounts, wallet } from '@sandbox/kernel/ledger'
import { customersToldToManager, lockPositions, subscriptionsInTransit } from '../wealth'
import { customerAge, latestRiskTests } from '../compliance'
import type { RiskTest } from '../compliance'

/** A deposit whose term is over, with the interest that is paid with it, in fen. */
export interface Matured {
  readonly holding: Holding
  readonly interest: Fen
}

/** The decision on a matured deposit. */
export interface Settled extends Matured {
  readonly instruction: MaturityInstruction
  /** The customer chose it. */
  readonly decided: boolean
  readonly outcome: MaturityOutcome
  /** The product the money goes into, unless it is paid out. */
  readonly target?: Product
  readonly agreementVersion: string
  readonly elderConfirmed: boolean
  /** The risk test that the sale of the wealth product is based on. */
  readonly riskTest?: RiskTest
}

/**
 * Decides what becomes of a batch of matured deposits and takes the quotas they need. The caller locks the holdings; this
 * locks positions, accounts and quotas, in the order that everything which moves money uses.
 * @param today the day of maturity, whose products and rates count
 */
export async function settleMatured(tx: Tx, matured: readonly Matured[], today: Day): Promise<readonly Settled[]> {
  const given = await instructionsOf(
    tx,
    matured.map(({ holding }) => holding.seqNo),
  )
  const asksForMore = ({ seqNo }: Holding): boolean => (given.get(seqNo)?.instruction ?? 'PAY_OUT') !== 'PAY_OUT'
  const instructed = matured.map(({ holding }) => holding).filter(asksForMore)
  const standing = await eligibilityOf(tx, instructed)
  const books = await lockBooks(tx, instructed)
  const { settled, taken } = decide(matured, { ...books, given, standing: (of) => standing(of.customerId, today) })
  await takeQuotas(tx, taken)
  return settled
}

/** What decides on matured deposits: products as sold, what is left of their quotas, the choices and the customers. */
export interface Grounds {
  readonly products: readonly Product[]
  /** What is left of the quotas of products that have one, in fen. */
  readonly left: ReadonlyMap<string, Fen>
  readonly given: Awaited<ReturnType<typeof instructionsOf>>
  standing(holding: Holding): BuyerEligibility
}

/**
 * Decides on matured deposits in their order, each taking what it needs of a quota: by the day's end, and by what is told
 * ahead of it.
 */
export function decide(
  matured: readonly Matured[],
  { products, left, given, standing }: Grounds,
): { readonly settled: readonly Settled[]; readonly taken: ReadonlyMap<string, Fen> } {
  const taken = new Map<string, Fen>()
  const settled = matured.map(({ holding, interest }): Settled => {
    const choice = given.get(holding.seqNo)
    const { instruction = 'PAY_OUT', agreementVersion = '', elderConfirmed = false } = choice ?? {}
    const target = targetOf(holding, instruction, products)
    const customer = instruction === 'PAY_OUT' ? undefined : standing(holding)
    const restriction = customer && (customer.restriction ?? customer.unsuited(target, elderConfirmed))
    const quota = target && left.get(target.productType)
    const quotaLeft = quota === undefined || !target ? undefined : fen(quota - (taken.get(target.productType) ?? 0))
    const outcome = maturityOutcome({
      instruction,
      principal: holding.amount,
      interest,
      ...(target && { target: limitsOf(target) }),
      ...(quotaLeft !== undefined && { quotaLeft }),
      ...(restriction && { restriction }),
    })
    if (target && quotaLeft !== undefined)
      taken.set(target.productType, fen((taken.get(target.productType) ?? 0) + outcome.amount))
    const kept = outcome.kind === 'paidOut' ? {} : { target, riskTest: customer?.test }
    const decided = choice !== undefined
    return { holding, interest, instruction, decided, outcome, agreementVersion, elderConfirmed, ...kept }
  })
  return { settled, taken }
}

/**
 * Locks what the deposits' instructions may change, and gives the products as sold now with what is left of their quotas,
 * in fen.
 */
async function lockBooks(
  tx: Tx,
  instructed: readonly Holding[],
): Promise<{ products: readonly Product[]; left: ReadonlyMap<string, Fen> }> {
  if (instructed.length === 0) return { products: [], left: new Map() }
  const customers = [...new Set(instructed.map(({ customerId }) => customerId))]
  await lockPositions(tx, customers)
  const left = await lockQuotas(tx)
  await lockAccounts(tx, [
    INTEREST_EXPENSE,
    INTEREST_PAYABLE,
    ...customers.flatMap((id) => [wallet(id), depositPrincipal(id), subscriptionsInTransit(id)]),
  ])
  return { products: await listProducts(tx), left }
}

/** A customer's standing on a day. */
export interface BuyerEligibility {
  /** Why the customer may buy nothing today. */
  readonly restriction?: ErrorName
  readonly test?: RiskTest
  /** Why this product may not be sold to the customer today. */
  unsuited(target: Product | undefined, elderConfirmed: boolean): ErrorName | undefined
}

/** The state of some holdings' customers as it is now, seen on a day: accounts, ID cards and risk tests, one query each. */
export async function eligibilityOf(
  on: Queryable,
  held: readonly Holding[],
): Promise<(customerId: string, day: Day) => BuyerEligibility> {
  const ids = [...new Set(held.map(({ customerId }) => customerId))]
  if (ids.length === 0) return () => ({ unsuited: () => undefined })
  const { customers, accounts } = schema
  const people = new Map(
    (await on.select().from(customers).where(inArray(customers.id, ids))).map((row) => [row.id, row]),
  )
  const owned = new Map(
    (await on.select().from(accounts).where(inArray(accounts.customerId, ids))).map((row) => [row.customerId, row]),
  )
  const tests = await latestRiskTests(on, ids)
  const told = await customersToldToManager(on, ids)
  return (customerId, day) => {
    const [person, account, test] = [people.get(customerId), owned.get(customerId), tests.get(customerId)]
    const refusal = account && tradingRefusal(accountState(account))
    const restriction = (refusal ?? idCardRefusal(person?.idCardUntil ?? null, day))?.name
    return {
      ...(restriction && { restriction }),
      ...(test && { test }),
      unsuited(target, elderConfirmed) {
        const level = target ? riskLevelOf(target) : null
        if (level === null) return undefined
        const age = person ? customerAge(person, day) : 0
        const checked = checkSuitability({ product: level, test, age, elderConfirmed }, day)
        if (!checked.ok) return checked.error.name
        return target?.kind === 'wealth' && !told.has(customerId) ? 'ManagerConsentMissing' : undefined
      },
    }
  }
}
