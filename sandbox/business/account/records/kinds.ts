import type { RecordClass } from '@/domain/account/records'
import { named } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'

type Capabilities = readonly Capability[]

/** What a kind of postings is to the owner of the account. */
export const classOf = (capabilities: Capabilities, kind: string): RecordClass =>
  named(
    capabilities.map(({ records }) => records),
    kind,
  ) ?? 'transfer'

/** The kinds that a capability has named, by what they are. */
export const kindsByClass = (capabilities: Capabilities): Readonly<Record<RecordClass, readonly string[]>> => {
  const all = capabilities.flatMap(({ records = {} }) => Object.entries(records))
  const of = (wanted: RecordClass) => all.filter(([, each]) => each === wanted).map(([kind]) => kind)
  return {
    transfer: of('transfer'),
    own: of('own'),
    deposit: of('deposit'),
    wealth: of('wealth'),
    interest: of('interest'),
    reward: of('reward'),
    spend: of('spend'),
  }
}

/** What a kind of postings is called on a statement. */
export const titleOf = (capabilities: Capabilities, kind: string): string =>
  named(
    capabilities.map(({ postings }) => postings),
    kind,
  ) ?? '账务处理'

/** The kinds whose title has these characters in it. */
export const kindsCalled = (capabilities: Capabilities, keyword: string): readonly string[] =>
  capabilities
    .flatMap(({ postings = {} }) => Object.entries(postings))
    .filter(([, title]) => title.includes(keyword))
    .map(([kind]) => kind)
