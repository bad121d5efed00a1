/**
 * Every capability of the bank, one word each, letter for letter in every tree that has something of it: its calls in
 * `src/contract`, rules and tables in `sandbox/business`, common rules in `src/domain`, pages in `src/packages`, rows and
 * queries in `src/routes`, journeys in `test/journeys`, the reasons in `docs/decisions`; test/fixtures/capabilities.test.ts
 * holds the trees to it. To add one, begin with its name here; `deposit`, `interest` and `wealth` have no calls of their
 * own, `tax` has only rules and its calls are `identity`'s. `cases` is a plural, because `case` can't be an identifier.
 */
export const CAPABILITY_NAMES = [
  'entry',
  'onboarding',
  'identity',
  'compliance',
  'product',
  'order',
  'holding',
  'maturity',
  'deposit',
  'interest',
  'wealth',
  'account',
  'transfer',
  'statement',
  'card',
  'family',
  'subaccount',
  'pots',
  'security',
  'phone',
  'closure',
  'loss',
  'message',
  'content',
  'cases',
  'survey',
  'campaign',
  'draw',
  'points',
  'voucher',
  'referral',
  'shop',
  'commission',
  'approval',
  'enterprise',
  'special',
  'tax',
  'bridge',
  'loan',
  'tracking',
] as const

export type CapabilityName = (typeof CAPABILITY_NAMES)[number]
