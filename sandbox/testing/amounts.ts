import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { askAs } from './askAll'
import type { Person } from './person'
import { pathsOf, valueAt, withValue } from './hostile'
import { nameOf } from './walk'
import type { Walk } from './walk'

/**
 * Fields of which the bank takes less than a customer has, and why. In them every amount above the right one is wrong that
 * comes near to what the customer has; of others nobody knows what is too much before it is more than that.
 */
export const CAPPED: Partial<Record<CallName, string>> = {
  buyProduct: 'the product’s maximum',
  redeemProduct: 'the shares one has',
  transferIn: 'the card’s limit, of which the test customers’ is low',
  transferOut: 'what may leave in a day',
  moveSub: 'the most that an account of type III holds',
  claimSpecial: 'the payout itself',
  claimReward: 'the reward itself',
  claimAll: 'the rewards themselves',
  withdrawActivity: 'what was won',
  authorise: 'the partner’s order itself',
  orderMallItem: 'the thing’s price in points',
}

/** Tables in which a refusal is noted. */
const NOTED: readonly string[] = ['operations', 'audit_events', 'daily_counts', 'credentials']

/** Numbers that no customer can mean, of an amount of which this is a right one. */
function wrongAmounts(name: CallName, right: number, all: number): readonly number[] {
  const fractions = [0.5, right + 0.5, right + 0.01, 5e-324]
  const tooMuch = [all + 1, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21]
  // A multiple of the right amount close to the balance, so that only the product's maximum refuses it and not its step.
  const inSteps = right > 0 ? Math.floor(all / right) * right : 0
  const aboveCap = CAPPED[name] === undefined ? [] : [inSteps, all, right * 1000 + 1000]
  return [0, -1, -right, ...fractions, ...aboveCap, ...tooMuch].filter((amount) => amount !== right)
}

/** Wrong amounts that were not refused, and those that were refused but still changed something. */
export async function faultsOfAmounts({ bank, tables }: Walk, person: Person, name: CallName): Promise<string[]> {
  const faults: string[] = []
  const customerId = (await person.customerId()) ?? ''
  const amounts = pathsOf(SAMPLES[name]).filter((path) => typeof valueAt(SAMPLES[name], path) === 'number')
  for (const path of amounts) {
    const right = Number(valueAt(SAMPLES[name], path))
    const all = await balanceOf(bank.db.drizzle, wallet(customerId))
    for (const wrong of wrongAmounts(name, right, all)) {
      const { outcome } = await askAs(person, name, person.find, async (request) => {
        await tables.written()
        return Object(withValue(request, path, wrong))
      })
      const written = [...(await tables.written()).keys()].filter((table) => !NOTED.includes(table))
      const field = path.join('.')
      const who = `${name} of ${nameOf(person)} with ${wrong} as ${field} (right is ${right}, the account holds ${all})`
      if (outcome.ok || outcome.error === 'InternalError')
        faults.push(
          `${who} ${outcome.ok ? 'was carried out' : 'broke'}: refuse it in the contract’s schema or the handler`,
        )
      else if (written.length > 0)
        faults.push(`${who} was refused with ${outcome.error} and wrote ${written.join(', ')}`)
    }
  }
  return faults
}
