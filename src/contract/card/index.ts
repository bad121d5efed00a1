import { bindBankCard } from './bindBankCard'
import { queryBoundCards } from './queryBoundCards'
import { validateBindAccount } from './validateBindAccount'

/** The calls of `card`; the app imports single calls instead, to stay small. */
export const cardCalls = { bindBankCard, queryBoundCards, validateBindAccount }
