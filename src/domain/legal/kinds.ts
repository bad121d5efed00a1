/** What is agreed to whose text has versions of its own, by the name under which the bank keeps the consent. */
export const TEXT_KINDS = [
  'privacyPolicy',
  'face',
  'assetManager',
  'agreement:accountService',
  'agreement:onlineBanking',
  'agreement:cardBinding',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export const isTextKind = (kind: string): kind is TextKind => TEXT_KINDS.some((one) => one === kind)
