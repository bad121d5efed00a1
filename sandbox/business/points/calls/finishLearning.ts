import { finishLearning as call } from '@/contract/points/finishLearning'
import { pointsHandler } from '../handler'
import { finishReading } from '../learning'

export const finishLearning = pointsHandler(call, ({ bank, customer, now }, { articleId }) =>
  bank.db.transaction((tx) => finishReading(tx, bank.capabilities, customer.id, articleId, now)),
)
