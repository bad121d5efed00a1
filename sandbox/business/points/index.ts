import type { pointsCalls } from '@/contract/points'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { pointsAudit } from './audit'
import { cancelMallOrder } from './calls/cancelMallOrder'
import { checkIn } from './calls/checkIn'
import { finishLearning } from './calls/finishLearning'
import { orderMallItem } from './calls/orderMallItem'
import { queryCheckIns } from './calls/queryCheckIns'
import { queryLearning } from './calls/queryLearning'
import { queryMall } from './calls/queryMall'
import { queryMallOrder } from './calls/queryMallOrder'
import { queryMallOrders } from './calls/queryMallOrders'
import { queryPointEntries } from './calls/queryPointEntries'
import { queryPoints } from './calls/queryPoints'
import { queryRanking } from './calls/queryRanking'
import { receiveMallOrder } from './calls/receiveMallOrder'
import { setRanking } from './calls/setRanking'
import { startLearning } from './calls/startLearning'
import { pointsClosing } from './closing'
import { pointsConsole } from './console'
import { expirePoints, settleMall, tellExpiring } from './dayEnd'
import { followOccasions, pointsRewards } from './earn'
import { pointsExports } from './exports'
import { MESSAGES } from './kinds'
import { remindCheckIns } from './remind'
import { secondLookGuard } from './secondLooks'
import { seedPoints, seedRanking, seedSecondLooks } from './seed'
import * as tables from './tables'

export const points = {
  name: 'points',
  handlers: {
    cancelMallOrder,
    checkIn,
    finishLearning,
    orderMallItem,
    queryCheckIns,
    queryLearning,
    queryMall,
    queryMallOrder,
    queryMallOrders,
    queryPointEntries,
    queryPoints,
    queryRanking,
    receiveMallOrder,
    setRanking,
    startLearning,
  } satisfies Record<keyof typeof pointsCalls, Handler>,
  tables,
  messages: MESSAGES,
  dayEnd: [expirePoints, tellExpiring, settleMall],
  exports: pointsExports,
  unexported: { points_accounts: 'balances, which the last line of what came and went shows' },
  audit: pointsAudit,
  closingTies: pointsClosing,
  follows: followOccasions,
  answerGuard: secondLookGuard,
  rewards: pointsRewards,
  upkeep: [remindCheckIns],
  seeds: [seedSecondLooks, seedPoints, seedRanking],
  console: pointsConsole,
} satisfies Capability
