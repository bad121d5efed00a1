import type { queryBanks } from '@/contract/card/queryBanks'
import type { ResponseOf } from '@/contract/call'

export type Bank = ResponseOf<typeof queryBanks>['banks'][number]

/** The choice that leaves no bank out. */
export const ALL_LETTERS = 'all'

export interface BankGroup {
  readonly initial: string
  readonly banks: readonly Bank[]
}

/** The letters that banks' names begin with, as a choice. */
export const lettersOf = (banks: readonly Bank[]): readonly { readonly key: string; readonly label: string }[] => [
  { key: ALL_LETTERS, label: '全部' },
  ...[...new Set(banks.map(({ initial }) => initial))].sort().map((initial) => ({ key: initial, label: initial })),
]

/**
 * Banks under their letters, in the order given.
 * @param text a part of the name, or its first letter
 * @param letter `ALL_LETTERS`, or the one whose banks are shown
 */
export function banksByLetter(banks: readonly Bank[], text: string, letter: string): readonly BankGroup[] {
  const wanted = text.trim().toUpperCase()
  const found = banks.filter(
    ({ name, initial }) =>
      (name.includes(wanted) || initial === wanted) && (letter === ALL_LETTERS || initial === letter),
  )
  return lettersOf(found)
    .slice(1)
    .map(({ key }) => ({ initial: key, banks: found.filter(({ initial }) => initial === key) }))
}
