import { eq } from 'drizzle-orm'
import { queryCredentials as call } from '@/contract/security/queryCredentials'
import { CREDENTIALS, JUST_CHANGED_MS } from '@/domain/credentials/changes'
import { ok } from '@/domain/result'
import { readOutLimits } from '@sandbox/business/transfer'
import { schema } from '@sandbox/kernel/db'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryCredentials = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const held = await on.select().from(schema.credentials).where(eq(schema.credentials.customerId, customer.id))
  const credentials = CREDENTIALS.flatMap((credential) =>
    held
      .filter(({ kind }) => kind === credential)
      .map(({ changedAt, lockedUntil }) => ({ credential, changedAt, locked: (lockedUntil ?? 0) > now })),
  )
  const [latest] = [...credentials].sort((a, b) => b.changedAt - a.changedAt)
  const { coolingUntil } = await readOutLimits(on, customer.id, now)
  return ok({
    credentials,
    ...(latest && now - latest.changedAt < JUST_CHANGED_MS
      ? { justChanged: { credential: latest.credential, at: latest.changedAt } }
      : {}),
    ...(coolingUntil === undefined ? {} : { coolingUntil }),
  })
})
