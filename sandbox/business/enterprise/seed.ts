import { DAY_MS } from '@/domain/dates/day'
import { fen, yuan } from '@/domain/money/fen'
import { ORG_PROOF } from '@/domain/enterprise/orgCard'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { receiveForOrg } from './money'
import { orgCards, orgMembers, orgs } from './tables'

/** What the enterprise with members in every role begins with. */
const MONEY = yuan(300_000)

/** An enterprise with money, members in the four roles and an account in use; and one whose account is being proved. */
export const seedOrgs: Seed = {
  name: 'orgs',
  async run(tx, { people, opening }) {
    const now = await bankNow(tx)
    const idOf = (key: string): string => people.find((one) => one.key === key)?.customerId ?? ''
    const [legal, checker, maker, viewer] = [idOf('qianduo'), idOf('heqi'), idOf('yanjin'), idOf('linxi')]
    await tx.insert(orgs).values([
      // Codes of a region that isn't assigned, so nobody's.
      { id: 'org-yangguang', name: '阳光食品有限公司', uscc: '91999900MA0DEM001Y', createdAt: opening },
      { id: 'org-qingfeng', name: '清风书屋', uscc: '92999900MA0DEM002Y', createdAt: opening },
    ])
    await tx.insert(orgMembers).values([
      { orgId: 'org-yangguang', memberId: 'member-1', customerId: legal, role: 'LEGAL' },
      { orgId: 'org-yangguang', memberId: 'member-2', customerId: checker, role: 'CHECKER' },
      { orgId: 'org-yangguang', memberId: 'member-3', customerId: maker, role: 'MAKER' },
      { orgId: 'org-yangguang', memberId: 'member-4', customerId: viewer, role: 'VIEWER' },
      { orgId: 'org-qingfeng', memberId: 'member-5', customerId: checker, role: 'MAKER' },
      { orgId: 'org-qingfeng', memberId: 'member-6', customerId: viewer, role: 'LEGAL' },
    ])
    const proof = { proofAmount: fen(37), addedAt: now - DAY_MS, proofUntil: now - DAY_MS + ORG_PROOF.ms }
    const banks = { bankName: '工商银行北京分行', accountNo: '0200000109000012345' }
    await tx.insert(orgCards).values([
      { id: 'orgcard-1', orgId: 'org-yangguang', state: 'ACTIVE', addedBy: legal, decidedAt: now, ...banks, ...proof },
      { id: 'orgcard-2', orgId: 'org-qingfeng', state: 'PROVING', addedBy: checker, tries: 1, ...banks, ...proof },
    ])
    const credit = { orgId: 'org-yangguang', amount: MONEY, payer: '示例商贸有限公司', purpose: '货款' }
    await receiveForOrg(tx, { ...credit, now: now - 5 * DAY_MS })
  },
}
