import { addDays, DAY_MS } from '@/domain/dates/day'
import type { AgreementTerms } from '@/domain/product/agreementCode'
import { basisPoints, yuan } from '@/domain/money/fen'
import { isOffered } from '@/domain/product/offered'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { issueAgreementCode, redeemCode } from './agreementCodes'

/** Who has codes: one that waits to be typed, one to buy with, and one that is too old. */
const KEY = 'zhangwei'
const PRODUCT = '30201'
const ADVISER = '零售部0103'

const HALF_YEAR: AgreementTerms = { rate: basisPoints(50), floorBalance: yuan(20_000), term: 6, termType: 'M' }
const YEAR: AgreementTerms = { rate: basisPoints(55), floorBalance: yuan(10_000), term: 1, termType: 'Y' }

const CODES: readonly {
  readonly code: string
  readonly terms: AgreementTerms
  /** Days before today on which it was given, and from then to its last day. */
  readonly daysAgo: number
  readonly goodFor: number
  readonly typed: boolean
}[] = [
  { code: 'ZW45AGRDEP67', terms: HALF_YEAR, daysAgo: 20, goodFor: 14, typed: true },
  { code: 'ZW67AGRDEP89', terms: YEAR, daysAgo: 3, goodFor: 30, typed: true },
  { code: 'ZW23AGRDEP45', terms: HALF_YEAR, daysAgo: 1, goodFor: 30, typed: false },
]

/** An adviser's codes in the states that one without a purchase can be in; who has bought by one is in the history. */
export const seedAgreementCodes: Seed = {
  name: 'agreementCodes',
  async run(tx, { people, today }) {
    if (!isOffered('agreement')) return
    const owner = people.find(({ key }) => key === KEY)
    if (!owner) throw new Error(`nobody has the key ${KEY}`)
    const { customerId } = owner
    const now = await bankNow(tx)
    for (const { code, terms, daysAgo, goodFor, typed } of CODES) {
      const day = addDays(today, -daysAgo)
      const at = now - daysAgo * DAY_MS
      const given = { customerId, productType: PRODUCT, lastDay: addDays(day, goodFor), issuedBy: ADVISER }
      const issued = await issueAgreementCode(tx, { ...terms, ...given, code, now: at })
      if (!issued.ok) throw new Error(`a seed's code is refused: ${issued.error}`)
      if (!typed) continue
      const redeemed = await redeemCode(tx, { customerId, now: at, today: day }, code)
      if (!redeemed.ok) throw new Error(`a seed's code can't be typed: ${redeemed.error.name}`)
    }
  },
}
