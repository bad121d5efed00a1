import { BRANCHES } from '@brand'
import type { Branch } from './branches'

/** The bank's counters, the one list of them: what is shown as places, and where its staff see customers. */
export { BRANCHES }

/** A counter by its id. @throws for one that there isn't: ids are the bank's own. */
export function branchOf(branchId: string): Branch {
  const found = BRANCHES.find((one) => one.branchId === branchId)
  if (!found) throw new Error(`there is no branch ${branchId}`)
  return found
}
