import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { ApprovalKind } from '@/domain/approval/kinds'
import type { ApprovalDecision, ApprovalState } from '@/domain/approval/machine'
import type { PayloadFields } from '@/domain/approval/payload'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { yuan } from '@/domain/money/fen'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import { decide, expireOne, saveDraft, submit, withdraw } from '@sandbox/business/approval'
import type { Actor, Approval, Desk } from '@sandbox/business/approval'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { join } from './join'
import { parties } from './people'
import { seedAnswer } from './transfers'

const ORG = 'org-yangguang'
const USCC = '91999900MA0DEM001Y'
const HOUR_MS = 3_600_000
const CLAIMABLE_DAYS = 90
const PEOPLE: Readonly<Record<Exclude<OrgRole, 'VIEWER'>, string>> = {
  LEGAL: 'qianduo',
  CHECKER: 'heqi',
  MAKER: 'yanjin',
}

type Done =
  | { readonly by: 'CHECKER' | 'LEGAL'; readonly decision: ApprovalDecision; readonly reason?: string }
  | { readonly by: 'MAKER'; readonly withdraws: true }
  | { readonly expires: true }

interface SeededApproval {
  readonly kind: ApprovalKind
  readonly hoursAgo: number
  readonly values: PayloadFields
  /** Who is paid, by their keys, and how much each in yuan. */
  readonly pays?: readonly [key: string, amount: number][]
  /** People by name, who may claim for some months. */
  readonly names?: readonly PayloadFields[]
  readonly draft?: true
  readonly then: readonly Done[]
  readonly state: ApprovalState
  /** What the network has said since; the last of it stays so today. */
  readonly network?: readonly ('accepted' | 'refused' | 'unanswered' | 'returned')[]
}

const outOf = (amount: number, purpose: string): PayloadFields => ({
  orgCardId: 'orgcard-1',
  amount: yuan(amount),
  purpose,
})
const APPROVED = { by: 'CHECKER', decision: 'APPROVE' } as const

/** Everybody who gets wages this month, each within what an account takes in a day. */
const STAFF = 'zhangwei lina machao sunli guoyulan yanjin linxi hangyuan luomin jiangyun heping xuke'.split(' ')

/** One in every state that lasts, each as its people made it. */
const APPROVALS: readonly SeededApproval[] = [
  {
    kind: 'ORG_OUT',
    hoursAgo: 150,
    values: outOf(12_000, '仓库租金'),
    then: [{ expires: true }],
    state: 'EXPIRED',
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 120,
    values: outOf(2_000, '办公用品'),
    then: [APPROVED],
    state: 'EXECUTED',
    network: ['accepted'],
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 110,
    values: outOf(9_000, '包装材料'),
    then: [APPROVED],
    state: 'EXECUTED',
    network: ['accepted', 'returned'],
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 104,
    values: outOf(6_000, '运输费'),
    then: [APPROVED],
    state: 'EXECUTED',
    network: ['refused'],
  },
  {
    kind: 'PAYROLL',
    hoursAgo: 100,
    values: { purpose: '岗位补贴', total: yuan(15_800) },
    pays: [
      ['yanjin', 8_600],
      ['linxi', 7_200],
    ],
    then: [APPROVED],
    state: 'EXECUTED',
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 96,
    values: outOf(30_000, '设备款'),
    then: [{ by: 'CHECKER', decision: 'REJECT', reason: '合同尚未签署，请签署后再发起' }],
    state: 'REJECTED',
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 60,
    values: outOf(360_000, '货款'),
    then: [APPROVED, { by: 'LEGAL', decision: 'APPROVE' }],
    state: 'FAILED',
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 52,
    values: outOf(5_000, '差旅备用金'),
    then: [{ by: 'MAKER', withdraws: true }],
    state: 'WITHDRAWN',
  },
  {
    kind: 'PAYROLL',
    hoursAgo: 30,
    values: { purpose: '项目奖金', total: yuan(6_000) },
    pays: [
      ['yanjin', 3_000],
      ['linxi', 3_000],
    ],
    then: [{ by: 'CHECKER', decision: 'RETURN', reason: '林溪的金额应为2,600元，请核对' }],
    state: 'RETURNED',
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 26,
    values: outOf(80_000, '第二批货款'),
    then: [],
    state: 'SUBMITTED',
  },
  {
    kind: 'PAYROLL',
    hoursAgo: 5,
    values: { purpose: '上月工资', total: yuan(STAFF.length * 6_800) },
    pays: STAFF.map((key) => [key, 6_800]),
    then: [APPROVED],
    state: 'SUBMITTED',
  },
  {
    kind: 'ORG_OUT',
    hoursAgo: 5,
    values: outOf(3_500, '维修费'),
    then: [APPROVED],
    state: 'EXECUTED',
    network: ['unanswered'],
  },
  {
    kind: 'SPECIAL_BATCH',
    hoursAgo: 4,
    values: {
      title: '工伤慰问金',
      purpose: '户外岗位',
      total: yuan(1_400),
      payerPhone: '043188886666',
    },
    names: [
      { name: '样例人', idCardNo: '11010519491231002X', amount: yuan(800) },
      { name: '样例丁', idCardNo: '220102198806153213', amount: yuan(600) },
    ],
    then: [],
    state: 'SUBMITTED',
  },
  { kind: 'ORG_OUT', hoursAgo: 2, values: outOf(4_500, '水电费'), then: [], state: 'SUBMITTED' },
  { kind: 'ORG_OUT', hoursAgo: 1, values: outOf(2_200, '办公用品'), draft: true, then: [], state: 'DRAFT' },
]

/** An id as an app would have made it. */
const idOf = (text: string): string => createHash('md5').update(text).digest('hex')

async function actorOf(tx: Tx, people: readonly SeedPerson[], role: keyof typeof PEOPLE): Promise<Actor> {
  const person = people.find(({ key }) => key === PEOPLE[role])
  if (!person) throw new Error(`nobody has the key ${PEOPLE[role]}`)
  const { customerId, name } = person
  const acting = { orgId: ORG, name: await parties.nameOf(tx, ORG), role }
  return { id: customerId, customerId, name, staff: false, acting }
}

/** Rows of who is paid, by the numbers of their accounts. */
async function rowsOf(tx: Tx, people: readonly SeedPerson[], pays: SeededApproval['pays'] = []) {
  if (pays.length === 0) return []
  const { accounts } = schema
  const payees = pays.map(([key, amount]) => ({ person: people.find((one) => one.key === key), amount: yuan(amount) }))
  const ids = payees.map(({ person }) => person?.customerId ?? '')
  const found = await tx.select().from(accounts).where(inArray(accounts.customerId, ids))
  return payees.map(({ person, amount }) => {
    const acctNo = found.find(({ customerId }) => customerId === person?.customerId)?.acctNo ?? ''
    return { name: person?.name ?? '', acctNo, amount }
  })
}

const expect = <T>(
  done: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly name: string } },
): T => {
  if (!done.ok) throw new Error(`a seeded application was refused: ${done.error.name}`)
  return done.value
}

async function live(tx: Tx, { people, capabilities }: SeedWorld, one: SeededApproval, bank: number): Promise<void> {
  const { kind, hoursAgo, values, pays, names, draft, then, state, network = [] } = one
  const begun = bank - hoursAgo * HOUR_MS
  const deskOf = async (role: keyof typeof PEOPLE, now: number): Promise<Desk> => ({
    capabilities,
    actor: await actorOf(tx, people, role),
    now,
  })
  const claimUntil = addDays(dayOfInstant(bank), CLAIMABLE_DAYS)
  const payload = names
    ? { values: { ...values, claimUntil }, rows: names }
    : { values, rows: await rowsOf(tx, people, pays) }
  const clientId = idOf(JSON.stringify([kind, values]))
  const maker = await deskOf('MAKER', begun)
  let left: Approval = expect(await saveDraft(tx, maker, { clientId, kind, payload })).one
  const { approvalId, payloadHash } = left
  if (!draft) left = expect(await submit(tx, maker, { approvalId, payloadHash }))
  for (const [index, done] of then.entries()) {
    const now = begun + (index + 1) * HOUR_MS
    if ('decision' in done)
      left = expect(await decide(tx, await deskOf(done.by, now), { approvalId, payloadHash, ...done }))
    else if ('withdraws' in done) left = expect(await withdraw(tx, await deskOf('MAKER', now), approvalId))
    else left = (await expireOne(tx, capabilities, left, begun + 3 * DAY_MS)) ?? left
  }
  const answered = begun + (then.length + 1) * HOUR_MS
  for (const trigger of network) await seedAnswer(tx, left.executedAs ?? '', trigger, answered)
  if (left.state !== state) throw new Error(`a seeded ${kind} is ${left.state} in place of ${state}`)
}

/** Gives an enterprise an application in every state that lasts, and somebody who asks to be a member. */
export const seedOrgApprovals: Seed = {
  name: 'orgApprovals',
  after: ['orgs'],
  async run(tx, world) {
    const bank = await bankNow(tx)
    for (const one of APPROVALS) await live(tx, world, one, bank)
    const asks = world.people.find(({ key }) => key === 'xiayan')
    const legal = world.people.find(({ key }) => key === PEOPLE.LEGAL)
    if (!asks || !legal) return
    const actor = { id: asks.customerId, customerId: asks.customerId, name: asks.name, staff: false, acting: undefined }
    const desk = { capabilities: world.capabilities, actor, now: bank - HOUR_MS }
    const wanted = { clientId: idOf('join'), uscc: USCC, legalName: legal.name, role: 'VIEWER' } as const
    expect(await join(tx, desk, wanted))
  },
}
