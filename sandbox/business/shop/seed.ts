import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { approvals, clerkOf, decide } from '@sandbox/business/approval'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedWorld } from '@sandbox/kernel/seed'
import { keepShop } from './shops'

const KEY = 'hangyuan'
const FIRST = {
  introduction: '在本行服务八年，负责个人存款与电子账户业务，工作日在营业部一楼大厅为您服务。',
  products: ['20194', '20122', '91318017'],
  articles: ['insurance-basics', 'fraud-basics'],
}
const NEXT = { introduction: '在本行服务八年，负责个人存款、电子账户与理财咨询，工作日在营业部一楼大厅为您服务。' }

async function handIn(tx: Tx, { people, capabilities }: SeedWorld, text: object, now: number): Promise<string> {
  const person = people.find(({ key }) => key === KEY)
  if (!person) throw new Error(`nobody has the key ${KEY}`)
  const { customerId, name } = person
  const actor = { id: customerId, customerId, name, staff: true, acting: undefined }
  const clientId = createHash('sha256').update(`shop ${now}`).digest('hex').slice(0, 32)
  const desk = { capabilities, actor, customerId, today: dayOfInstant(now), now }
  const kept = await keepShop(tx, desk, { clientId, submit: true, ...text })
  if (!kept.ok || kept.value.approvalId === undefined) throw new Error('a shop was not handed in')
  return kept.value.approvalId
}

/** A clerk's shop that everybody reads, and its next version in review. */
export const seedShops: Seed = {
  name: 'shops',
  after: ['referral'],
  async run(tx, world) {
    const now = await bankNow(tx)
    const approvalId = await handIn(tx, world, FIRST, now - 10 * DAY_MS)
    const [one] = await tx.select().from(approvals).where(eq(approvals.approvalId, approvalId))
    const desk = { capabilities: world.capabilities, actor: clerkOf('合规部0108'), now: now - 10 * DAY_MS }
    const decided = await decide(tx, desk, { approvalId, payloadHash: one?.payloadHash ?? '', decision: 'APPROVE' })
    if (!decided.ok || decided.value.state !== 'EXECUTED') throw new Error('a shop was not approved')
    await handIn(tx, world, NEXT, now - DAY_MS)
  },
}
