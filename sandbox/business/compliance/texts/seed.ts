import type { TextKind } from '@/domain/legal/kinds'
import { schema } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { PUBLISHED } from './published'

const KINDS: readonly TextKind[] = ['privacyPolicy', 'face', 'assetManager', 'agreement:accountService']

/** Who agreed to everything when it was in its first version that is kept. */
export const seedFormerTexts: Seed = {
  name: 'formerTexts',
  on: 'opening',
  after: ['people'],
  async run(tx, { opening, people }) {
    for (const { customerId: subject, shows } of people) {
      if (shows !== 'formerTexts') continue
      const given = KINDS.map((kind) => ({
        subject,
        kind,
        version: PUBLISHED[kind][0]?.version ?? '',
        givenAt: opening,
      }))
      await tx.insert(schema.consents).values(given)
    }
  },
}
