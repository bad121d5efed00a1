import type * as contentCalls from '@/contract/content'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { contentConsole } from './console'
import { seedArticles } from './seed'
import * as tables from './tables'

export { articleOn, shownOn } from './articles'

export const content = {
  name: 'content',
  handlers: handlers satisfies Record<keyof typeof contentCalls, Handler>,
  tables,
  seeds: [seedArticles],
  console: contentConsole,
} satisfies Capability
