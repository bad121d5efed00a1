import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import * as tables from './tables'

export { type MessageDraft, sendMessages } from './messages'

export const message = {
  name: 'message',
  handlers: {},
  tables,
  exports: { messages: ownRows(tables.messages) },
} satisfies Capability
