import { isSameName } from '@/domain/people/names'
import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { MEMBER_CHANGE_NAMES } from '@/domain/approval/forms'
import { ORG_ROLE_NAMES } from '@/domain/enterprise/roleNames'
import { saysMark } from '@/domain/approval/payload'
import type { PayloadMark } from '@/domain/approval/payload'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { approvalRule, customerPayee } from '@sandbox/kernel/approvals'
import type { ApprovalCase, ApprovalDone } from '@sandbox/kernel/approvals'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { orgMembers } from './tables'

const role = v.picklist(ORG_ROLES)
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Who becomes a member, in which role, or is one no longer. */
const payload = v.strictObject({
  values: v.variant('change', [
    v.strictObject({
      change: v.literal('ADD'),
      mobileNo: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
      role,
    }),
    v.strictObject({ change: v.literal('ROLE'), memberId: id, role }),
    v.strictObject({ change: v.literal('REMOVE'), memberId: id }),
    // The person themself asks, who is the applicant.
    v.strictObject({ change: v.literal('JOIN'), role }),
  ]),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

type MemberChanged = ApprovalCase<v.InferOutput<typeof payload>>
type Member = typeof orgMembers.$inferSelect

/** Whom a change is about. */
interface Subject {
  readonly customerId: string
  readonly name: string
  /** As the enterprise has them now; none for somebody from outside. */
  readonly member: Member | undefined
}

const { accounts, customers } = schema

async function customerOf(on: Queryable, { owner, applicant, payload: { values } }: MemberChanged) {
  const which =
    values.change === 'ADD'
      ? eq(customers.mobileNo, values.mobileNo)
      : values.change === 'JOIN'
        ? eq(customers.id, applicant.id)
        : undefined
  if (which) {
    const [found] = await on
      .select({ customerId: customers.id, name: customers.realName })
      .from(customers)
      .innerJoin(accounts, and(eq(accounts.customerId, customers.id), isNull(accounts.closedAt)))
      .where(which)
    const isMeant = values.change !== 'ADD' || isSameName(found?.name ?? '', values.name)
    return isMeant ? found : undefined
  }
  const memberId = 'memberId' in values ? values.memberId : ''
  const [found] = await on
    .select({ customerId: customers.id, name: customers.realName })
    .from(orgMembers)
    .innerJoin(customers, eq(customers.id, orgMembers.customerId))
    .where(and(eq(orgMembers.orgId, owner), eq(orgMembers.memberId, memberId)))
  return found
}

async function subjectOf(on: Queryable, about: MemberChanged): Promise<Subject | undefined> {
  const found = await customerOf(on, about)
  if (!found) return undefined
  const own = and(eq(orgMembers.orgId, about.owner), eq(orgMembers.customerId, found.customerId))
  const [member] = await on.select().from(orgMembers).where(own)
  return { customerId: found.customerId, name: found.name ?? '', member }
}

/** Whether a change takes the last legal representative from an enterprise. */
async function takesLastLegal(on: Queryable, { owner, payload: { values } }: MemberChanged, member: Member) {
  const stays = 'role' in values && values.role === 'LEGAL'
  if (member.role !== 'LEGAL' || stays) return false
  const legal = and(eq(orgMembers.orgId, owner), eq(orgMembers.role, 'LEGAL'))
  return (await on.$count(orgMembers, legal)) <= 1
}

/** What speaks against a change, in one sentence; undefined when nothing does. */
async function problemOf(on: Queryable, about: MemberChanged): Promise<string | undefined> {
  const { values } = about.payload
  const subject = await subjectOf(on, about)
  const comes = values.change === 'ADD' || values.change === 'JOIN'
  // Not a customer, and a customer by another name, are told by the same words.
  if (!subject) return comes ? '未找到该客户，请核对手机号和姓名' : '未找到该成员'
  const { member } = subject
  if (comes) return member ? '该客户已是企业成员' : undefined
  if (!member) return '未找到该成员'
  if ('role' in values && values.role === member.role) return `该成员已是${ORG_ROLE_NAMES[member.role]}`
  return (await takesLastLegal(on, about, member)) ? bankError('LastLegal').message : undefined
}

const marksOf = async (on: Queryable, about: MemberChanged): Promise<readonly PayloadMark[]> => {
  const says = await problemOf(on, about)
  return says === undefined ? [] : [{ says }]
}

/** The engine holds the enterprise's row, so of two who remove the last two legal representatives one is refused. */
async function change(tx: Tx, about: MemberChanged): Promise<Result<ApprovalDone, BankError>> {
  const { owner: orgId, payload: given } = about
  const { values } = given
  const [mark] = await marksOf(tx, about)
  if (mark) return fail(bankError('PayloadInvalid', `${saysMark(mark)}，未变更`))
  const subject = await subjectOf(tx, about)
  if (!subject) return fail(bankError('PayloadInvalid'))
  const { customerId } = subject
  const own = and(eq(orgMembers.orgId, orgId), eq(orgMembers.customerId, customerId))
  // Sessions that act for the enterprise end with the row, by the table's foreign key.
  if (values.change === 'REMOVE') await tx.delete(orgMembers).where(own)
  else if (values.change === 'ROLE') await tx.update(orgMembers).set({ role: values.role }).where(own)
  else await tx.insert(orgMembers).values({ orgId, customerId, role: values.role })
  return ok({})
}

export const memberRule = approvalRule({
  payload,
  async payee(on, about) {
    const subject = await subjectOf(on, about)
    const change = MEMBER_CHANGE_NAMES[about.payload.values.change]
    return customerPayee(on, subject?.customerId, (name) => `${name}（${change}）`)
  },
  async lines(on, about) {
    const { values } = about.payload
    const subject = await subjectOf(on, about)
    const name = values.change === 'ADD' ? values.name : (subject?.name ?? '已不是成员')
    const before = subject?.member && about.payload.values.change !== 'ADD' ? subject.member.role : undefined
    return [
      { label: '变更类型', value: MEMBER_CHANGE_NAMES[values.change] },
      { label: '姓名', value: name },
      ...('mobileNo' in values ? [{ label: '手机号', value: maskPhone(values.mobileNo) }] : []),
      ...(before ? [{ label: '现有角色', value: ORG_ROLE_NAMES[before] }] : []),
      ...('role' in values ? [{ label: '变更为', value: ORG_ROLE_NAMES[values.role] }] : []),
    ]
  },
  marks: marksOf,
  // Nobody decides on their own role.
  isConcerned: async (on, about, { id: customerId }) => (await subjectOf(on, about))?.customerId === customerId,
  execute: change,
})
