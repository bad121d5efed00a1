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

const ABROAD_DAYS_AGO = 3

/** What everybody declared with their account; who shows payouts has declared something else since, which is questioned. */
export const seedTaxResidency: Seed = {
  name: 'taxResidency',
  async run(tx, { people, opening }) {
    const now = await bankNow(tx)
    for (const { customerId, shows, registration } of people) {
      if (registration === 'none') continue
      await declareResidency(tx, customerId, { statement: { residency: 'CHINA' }, now: opening })
      if (shows !== 'payouts') continue
      const at = now - ABROAD_DAYS_AGO * DAY_MS
      await declareResidency(tx, customerId, { statement: ABROAD, now: at })
      await recordIdentity(tx, { customerId, kind: 'TAX', title: '税收居民身份声明', at })
    }
  },
}
