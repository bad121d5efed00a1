import { queryHelp as call } from '@/contract/campaign/queryHelp'
import { publicHandler } from '@sandbox/kernel/scope'
import { readHelp } from '../help'

export const queryHelp = publicHandler(call, ({ bank, now }, { helpCode }) => readHelp(bank.db.drizzle, helpCode, now))
