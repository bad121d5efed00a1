import { allowSubscriptionMessages } from './allowSubscriptionMessages'
import { queryMessage } from './queryMessage'
import { queryMessages } from './queryMessages'
import { queryMessageSettings } from './queryMessageSettings'
import { readMessages } from './readMessages'
import { setMessageSettings } from './setMessageSettings'

/** The calls of `message`; the app imports single calls instead, to stay small. */
export const messageCalls = {
  allowSubscriptionMessages,
  queryMessage,
  queryMessages,
  queryMessageSettings,
  readMessages,
  setMessageSettings,
}
