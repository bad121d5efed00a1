import { DAY_MS } from '@/domain/dates/day'
import type { TaxResidency } from '@/domain/onboarding/taxResidency'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { recordIdentity } from '../records'
import { declareResidency } from './declare'

const ABROAD: TaxResidency = {
  residency: 'NON_RESIDENT',
  surname: 'YUAN',
  givenName: 'FANG',
  birthCountry: '156',
  birthPlace: '大连',
  currentAddress: '新加坡乌节路示例大厦8号',
  jurisdictions: [
    { country: '702', taxId: 'S7654321F' },
    { country: '458', taxId: '', noTaxIdReason: 'NOT_OBTAINED', explanation: '今年刚开始在当地工作，尚未办理' },
  ],
}

/** What was declared how many days ago. */
const DECLARED: readonly { readonly daysAgo: number; readonly statement: TaxResidency }[] = [
  { daysAgo: 36, statement: { residency: 'CHINA' } },
  { daysAgo: 3, statement: ABROAD },
]

/** Gives who shows payouts a statement that another came after, and one that is questioned. */
export const seedTaxResidency: Seed = {
  name: 'taxResidency',
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people) {
      if (shows !== 'payouts') continue
      for (const { daysAgo, statement } of DECLARED) {
        const at = now - daysAgo * DAY_MS
        await declareResidency(tx, customerId, { statement, now: at })
        await recordIdentity(tx, { customerId, kind: 'TAX', title: '税收居民身份声明', at })
      }
    }
  },
}
