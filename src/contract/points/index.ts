import { cancelMallOrder } from './cancelMallOrder'
import { checkIn } from './checkIn'
import { finishLearning } from './finishLearning'
import { orderMallItem } from './orderMallItem'
import { queryCheckIns } from './queryCheckIns'
import { queryLearning } from './queryLearning'
import { queryMall } from './queryMall'
import { queryMallOrder } from './queryMallOrder'
import { queryMallOrders } from './queryMallOrders'
import { queryPointEntries } from './queryPointEntries'
import { queryPoints } from './queryPoints'
import { queryRanking } from './queryRanking'
import { receiveMallOrder } from './receiveMallOrder'
import { setRanking } from './setRanking'
import { startLearning } from './startLearning'

/** The calls of `points`; the app imports single calls instead, to stay small. */
export const pointsCalls = {
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
}
