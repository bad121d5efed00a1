import { bindBankCard } from './bindBankCard'
import { changeFirstCard } from './changeFirstCard'
import { queryBanks } from './queryBanks'
import { queryBoundCards } from './queryBoundCards'
import { queryCard } from './queryCard'
import { querySettlementCard } from './querySettlementCard'
import { setCardAlias } from './setCardAlias'
import { setDefaultCard } from './setDefaultCard'
import { setSettlementCard } from './setSettlementCard'
import { unbindCard } from './unbindCard'
import { validateBindAccount } from './validateBindAccount'

/** The calls of `card`; the app imports single calls instead, to stay small. */
export const cardCalls = {
  bindBankCard,
  changeFirstCard,
  queryBanks,
  queryBoundCards,
  queryCard,
  querySettlementCard,
  setCardAlias,
  setDefaultCard,
  setSettlementCard,
  unbindCard,
  validateBindAccount,
}
