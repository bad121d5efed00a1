import { queryBranches as call } from '@/contract/voucher/queryBranches'
import { BRANCHES } from '@/domain/branches/list'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'

export const queryBranches = publicHandler(call, async () =>
  ok({
    branches: BRANCHES.map(({ hours, services, ...branch }) => ({
      ...branch,
      services: [...services],
      hours: hours.map((open) => (open ? { open } : {})),
    })),
  }),
)
