/**
 * Every capability of the bank, for both trees: `src/contract/<capability>` has its calls, `sandbox/business/<capability>`
 * its rules and tables. To add one, begin with its name here; `deposit` has rules but no calls of its own.
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
  'wealth',
  'account',
  'transfer',
  'statement',
  'card',
  'subaccount',
  'security',
  'phone',
  'closure',
  'loss',
  'message',
  'content',
  'case',
  'survey',
  'campaign',
  'points',
  'voucher',
  'referral',
  'shop',
  'approval',
  'enterprise',
  'special',
  'tax',
  'bridge',
  'loan',
  'tracking',
  'operation',
] as const

export type CapabilityName = (typeof CAPABILITY_NAMES)[number]
