import { ok } from '@/domain/result'
import { issueCode } from '@sandbox/kernel/session/codes'
import type { CodeKind } from '@sandbox/kernel/session/codes'
import { PARTNER_TOKEN_MS } from '@sandbox/kernel/session/limits'
import type { AccountScope } from '@sandbox/kernel/scope'

/** Makes a token that a partner redeems once, for the customer and whatever else it carries. */
export async function partnerToken(
  { bank, customer, realNow }: AccountScope,
  kind: CodeKind,
  payload: Readonly<Record<string, unknown>> = {},
) {
  const code = { kind, subject: customer.id, payload, lifetime: PARTNER_TOKEN_MS }
  return ok({ token: await issueCode(bank.db.drizzle, realNow, code), expiresIn: PARTNER_TOKEN_MS / 1000 })
}
