import { startLearning as call } from '@/contract/points/startLearning'
import { pointsHandler } from '../handler'
import { startReading } from '../learning'

export const startLearning = pointsHandler(call, ({ bank, customer, now }, { articleId }) =>
  bank.db.transaction((tx) => startReading(tx, customer.id, articleId, now)),
)
