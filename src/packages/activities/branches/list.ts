import type { ResponseOf } from '@/contract/call'
import type { queryBranches } from '@/contract/voucher/queryBranches'
import { distanceBetween } from '@/domain/branches/branches'
import type { Branch, BranchService } from '@/domain/branches/branches'

interface Position {
  readonly longitude: number
  readonly latitude: number
}

/** A branch with how far it is, in metres, once the phone knows where it is. */
export interface ListedBranch extends Branch {
  readonly metres: number | undefined
}

/** Branches as the rules see them. */
export const branchesOf = (sent: ResponseOf<typeof queryBranches>['branches']): readonly Branch[] =>
  sent.map(({ hours, ...branch }) => ({ ...branch, hours: hours.map(({ open }) => open) }))

interface Wanted {
  readonly typed: string
  readonly service: BranchService | 'ALL'
  readonly here: Position | undefined
}

/** Those that are looked for, the nearest first where that is known. */
export function listed(branches: readonly Branch[], { typed, service, here }: Wanted): readonly ListedBranch[] {
  const text = typed.trim()
  const found = branches
    .filter(({ name, city, address }) => text === '' || [name, city, address].some((one) => one.includes(text)))
    .filter(({ services }) => service === 'ALL' || services.includes(service))
    .map((branch) => ({ ...branch, metres: here && distanceBetween(here, branch) }))
  return here ? [...found].sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0)) : found
}
