import type { ClosureChecks } from '@sandbox/kernel/capability'
import { abandonChange, latestChange, lockOpenChange } from './changes'
import { isOpenPhoneState } from '@/domain/phone/change'

/** A change that is under way lapses with the account. */
export const phoneClosingTies: ClosureChecks = {
  async find(on, { customerId }) {
    const latest = await latestChange(on, customerId)
    return latest && isOpenPhoneState(latest.state) ? [{ check: 'phoneChange', effect: 'lapses', count: 1 }] : []
  },
  async closed(tx, { customerId, now }) {
    const open = await lockOpenChange(tx, customerId)
    if (open) await abandonChange(tx, open, now, { state: 'ENDED', note: '账户已注销，无需审核' })
  },
}
