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
import type { Tx } from '@sandbox/kernel/db'
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
  const instructed = matured.filter(({ holding }) => given.has(holding.seqNo)).map(({ holding }) => holding)
  const standing = await standingOf(tx, instructed, today)
  const books = await lockBooks(tx, instructed)
  const taken = new Map<string, Fen>()
  const settled = matured.map(({ holding, interest }): Settled => {
    const { instruction = 'PAY_OUT', agreementVersion = '', elderConfirmed = false } = given.get(holding.seqNo) ?? {}
    const target = targetOf(holding, instruction, books.products)
    const customer = standing(holding.customerId)
    const restriction =
      instruction === 'PAY_OUT' ? undefined : (customer.restriction ?? customer.unsuited(target, elderConfirmed))
    const quota = target && books.left.get(target.productType)
    const left = quota === undefined || !target ? undefined : fen(quota - (taken.get(target.productType) ?? 0))
    const outcome = maturityOutcome({
      instruction,
      principal: holding.amount,
      interest,
      ...(target && { target: limitsOf(target) }),
      ...(left !== undefined && { quotaLeft: left }),
      ...(restriction && { restriction }),
    })
    if (target && left !== undefined)
      taken.set(target.productType, fen((taken.get(target.productType) ?? 0) + outcome.amount))
    const kept = outcome.kind === 'paidOut' ? {} : { target, riskTest: customer.test }
    return { holding, interest, instruction, outcome, agreementVersion, elderConfirmed, ...kept }
  })
  await takeQuotas(tx, taken)
  return settled
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

interface Standing {
  /** Why the customer may buy nothing today. */
  readonly restriction?: ErrorName
  readonly test?: RiskTest
  /** Why this product may not be sold to the customer today. */
  unsuited(target: Product | undefined, elderConfirmed: boolean): ErrorName | undefined
}

/** The state of some holdings' customers on a day: accounts, ID cards and risk tests, one query each. */
async function standingOf(tx: Tx, held: readonly Holding[], today: Day): Promise<(customerId: string) => Standing> {
  const ids = [...new Set(held.map(({ customerId }) => customerId))]
  if (ids.length === 0) return () => ({ unsuited: () => undefined })
  const { customers, accounts } = schema
  const people = new Map(
    (await tx.select().from(customers).where(inArray(customers.id, ids))).map((row) => [row.id, row]),
  )
  const owned = new Map(
    (await tx.select().from(accounts).where(inArray(accounts.customerId, ids))).map((row) => [row.customerId, row]),
  )
  const tests = await latestRiskTests(tx, ids)
  const told = await customersToldToManager(tx, ids)
  return (customerId) => {
    const [person, account, test] = [people.get(customerId), owned.get(customerId), tests.get(customerId)]
    const refusal = account && tradingRefusal(accountState(account))
    const restriction = (refusal ?? idCardRefusal(person?.idCardUntil ?? null, today))?.name
    return {
      ...(restriction && { restriction }),
      ...(test && { test }),
      unsuited(target, elderConfirmed) {
        const level = target ? riskLevelOf(target) : null
        if (level === null) return undefined
        const age = person ? customerAge(person, today) : 0
        const checked = checkSuitability({ product: level, test, age, elderConfirmed }, today)
        if (!checked.ok) return checked.error.name
        return target?.kind === 'wealth' && !told.has(customerId) ? 'ManagerConsentMissing' : undefined
      },
    }
  }
}
