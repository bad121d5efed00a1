import { DAY_MS } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { ORG_PROOF } from '@/domain/enterprise/orgCard'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { orgCards, orgMembers, orgs } from './tables'

/** An enterprise with an account in use, and one whose account is being proved. */
export const seedOrgs: Seed = {
  name: 'orgs',
  async run(tx, { people, opening }) {
    const now = await bankNow(tx)
    const idOf = (key: string): string => people.find((one) => one.key === key)?.customerId ?? ''
    const [legal, maker] = [idOf('qianduo'), idOf('heqi')]
    await tx.insert(orgs).values([
      { id: 'org-yangguang', name: '阳光食品有限公司', createdAt: opening },
      { id: 'org-qingfeng', name: '清风书屋', createdAt: opening },
    ])
    await tx.insert(orgMembers).values([
      { orgId: 'org-yangguang', customerId: legal, role: 'LEGAL' },
      { orgId: 'org-yangguang', customerId: maker, role: 'CHECKER' },
      { orgId: 'org-qingfeng', customerId: maker, role: 'MAKER' },
    ])
    const proof = { proofAmount: fen(37), addedAt: now - DAY_MS, proofUntil: now - DAY_MS + ORG_PROOF.ms }
    const banks = { bankName: '工商银行北京分行', accountNo: '0200000109000012345' }
    await tx.insert(orgCards).values([
      { id: 'orgcard-1', orgId: 'org-yangguang', state: 'ACTIVE', addedBy: legal, decidedAt: now, ...banks, ...proof },
      { id: 'orgcard-2', orgId: 'org-qingfeng', state: 'PROVING', addedBy: maker, tries: 1, ...banks, ...proof },
    ])
  },
}
