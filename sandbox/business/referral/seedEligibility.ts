import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import type { InstitutionKey } from '@/domain/referral/eligibility'
import { approvals, clerkOf, decide } from '@sandbox/business/approval'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { keepProof } from './eligibility'

const PROOFS: readonly {
  readonly key: string
  readonly institution: InstitutionKey
  readonly department: string
  readonly workNo: string
  readonly daysAgo: number
  readonly then?: 'APPROVE' | 'REJECT'
}[] = [
  { key: 'sunli', institution: 'school', department: '数学教研组', workNo: 'XX-20194', daysAgo: 12, then: 'APPROVE' },
  { key: 'xiayan', institution: 'hospital', department: '药剂科', workNo: 'YY-30528', daysAgo: 6, then: 'REJECT' },
  { key: 'yuanfang', institution: 'library', department: '编目部', workNo: 'TS-10086', daysAgo: 1 },
]

/** Proofs in every state that lasts, as their people handed them in and a clerk decided. */
export const seedEligibility: Seed = {
  name: 'eligibility',
  async run(tx, { people, capabilities }) {
    const bank = await bankNow(tx)
    for (const { key, daysAgo, then, ...proof } of PROOFS) {
      const person = people.find((one) => one.key === key)
      if (!person) throw new Error(`nobody has the key ${key}`)
      const { customerId, name } = person
      const now = bank - daysAgo * DAY_MS
      const actor = { id: customerId, customerId, name, staff: false, acting: undefined }
      const clientId = createHash('sha256').update(`eligible ${key}`).digest('hex').slice(0, 32)
      const kept = await keepProof(tx, { capabilities, actor, now }, customerId, { clientId, ...proof })
      if (!kept.ok) throw new Error(`${key} could not hand a proof in: ${kept.error.name}`)
      if (!then) continue
      const approvalId = kept.value.approvalId ?? ''
      const [asked] = await tx.select().from(approvals).where(eq(approvals.approvalId, approvalId))
      const desk = { capabilities, actor: clerkOf('合规部0108'), now }
      const reason = then === 'REJECT' ? '工作证号与单位核对不一致' : undefined
      const decision = { approvalId, payloadHash: asked?.payloadHash ?? '', decision: then, ...(reason && { reason }) }
      const decided = await decide(tx, desk, decision)
      if (!decided.ok) throw new Error(`${key}'s proof could not be decided: ${decided.error.name}`)
    }
  },
}
