import type { Capability } from '@sandbox/kernel/capability'
import { messageExports } from './exports'
import * as tables from './tables'

export { type MessageDraft, sendMessages } from './messages'

export const message = {
  name: 'message',
  handlers: {},
  tables,
  exports: messageExports,
} satisfies Capability
