import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { CAMPAIGN_KINDS } from '@/domain/campaign/kinds'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { FAULT_NAMES } from '@/domain/campaign/publication'
import type { PublicationFault } from '@/domain/campaign/publication'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { BANK, beginApproval, clerkOf } from '@sandbox/business/approval'
import type { Approval } from '@sandbox/business/approval'
import { approvalRule } from '@sandbox/kernel/approvals'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { changedLinesOf, linesOf } from './approvalLines'
import { digestOf } from './hashes'
import { dropPending, publicationFacts, publish, takeDefinition } from './publish'
import type { PublishProblem } from './publish'
import { committed } from './seeds'
import { campaigns } from './tables'
import type { CampaignRow } from './tables'

const payload = v.strictObject({
  values: v.strictObject({
    actId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{3,32}$/)),
    kind: v.picklist(CAMPAIGN_KINDS),
    /** Of the whole definition, which the deciders read in lines: what is approved is what is published. */
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

const rowOf = async (on: Queryable, actId: string): Promise<CampaignRow | undefined> =>
  (await on.select().from(campaigns).where(eq(campaigns.actId, actId)))[0]

/** A campaign goes public as the business and compliance of the bank have read it. */
export const campaignRule = approvalRule({
  payload,
  // Nobody is paid: what is approved is told apart by its number.
  payee: (_on, { payload: { values } }) =>
    Promise.resolve({ name: `活动${values.actId}`, checked: '不向任何人付款；以下内容与提交的活动文件逐字一致' }),
  async lines(on, { payload: { values } }) {
    const row = await rowOf(on, values.actId)
    const isIt = (one: CampaignDefinition | null): boolean => one !== null && digestOf(one) === values.digest
    if (row?.definition && isIt(row.definition)) return linesOf(row.definition)
    const one = row?.pending
    if (!row || !one || !isIt(one)) return [{ label: '活动', value: '内容已变化，请重新提交' }]
    return row.definition ? changedLinesOf(row.definition, one) : linesOf(one)
  },
  async execute(tx, { payload: { values }, now }) {
    const published = await publish(tx, { ...values, now })
    if (published.ok) return ok({ receipt: values.actId })
    return fail(bankError('ApprovalChanged', problemText(published.error)))
  },
  async ended(tx, { payload: { values }, now }) {
    await dropPending(tx, values.actId, values.digest, now)
  },
})

const PROBLEMS: Readonly<Record<Exclude<PublishProblem['problem'], 'faults'>, string>> = {
  notFavourable: '已发布的活动只能作有利于客户的修改，并更新规则版本',
  wrongState: '活动的状态不允许这样处理',
  unknown: '没有待发布的内容',
  changed: '内容已变化，请重新提交',
}

export const problemText = (problem: PublishProblem): string =>
  problem.problem === 'faults'
    ? problem.faults.map((fault: PublicationFault) => FAULT_NAMES[fault]).join('；')
    : PROBLEMS[problem.problem]

/** Hands a campaign in under a clerk's name. Fails with what keeps it from being published. */
export async function handIn(
  tx: Tx,
  capabilities: readonly Capability[],
  {
    definition: written,
    clerk,
    now,
  }: { readonly definition: CampaignDefinition; readonly clerk: string; readonly now: number },
): Promise<Result<Approval, string>> {
  const definition = await committed(tx, written, now)
  const facts = await publicationFacts(tx, capabilities)
  const taken = await takeDefinition(tx, { definition, facts, now })
  if (!taken.ok) return fail(problemText(taken.error))
  const { actId, kind } = definition
  const digest = digestOf(definition)
  const begun = await beginApproval(
    tx,
    { capabilities, actor: clerkOf(clerk), now },
    {
      clientId: `campaign ${actId} ${digest.slice(0, 16)} ${now}`,
      kind: 'CAMPAIGN',
      owner: BANK,
      role: 'STAFF',
      payload: { values: { actId, kind, digest }, rows: [] },
    },
  )
  if (!begun.ok) return fail(begun.error.message)
  await tx.update(campaigns).set({ approvalId: begun.value.approvalId }).where(eq(campaigns.actId, actId))
  return begun
}
