import { eq } from 'drizzle-orm'
import { CAPABILITIES } from '@sandbox/capabilities'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { ownerRefusal } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

withEmbeddedBank((bank) => {
  test.each(['phone', 'credential', 'limits', 'card', 'firstCard', 'device', 'pots', 'closing'] as const)(
    'of an account that was closed meanwhile nothing changes that decides over it: %s',
    async (change) => {
      const on = bank.db.drizzle
      const customerId = demoCustomerId('lina')
      const now = await bankNow(on)
      const asked = async () => (await ownerRefusal(CAPABILITIES, on, { customerId, now }, change))?.name
      const close = (closedAt: number | null) =>
        on.update(schema.accounts).set({ closedAt }).where(eq(schema.accounts.customerId, customerId))
      expect(await asked()).toBeUndefined()
      await close(now)
      expect(await asked()).toBe('AccountMissing')
      await close(null)
    },
  )
})
