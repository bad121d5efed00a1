import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { approvalRule } from '@sandbox/kernel/approvals'
import type { Queryable } from '@sandbox/kernel/db'
import { decideOrgCard, orgCardHolder, TYPED_BANK } from './orgCards'
import { orgCards } from './tables'

/** An account at another bank that was proved. */
const payload = v.strictObject({
  values: v.strictObject({ orgCardId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

const find = async (on: Queryable, owner: string, id: string) =>
  (
    await on
      .select()
      .from(orgCards)
      .where(and(eq(orgCards.id, id), eq(orgCards.orgId, owner)))
  )[0]

export const orgCardRule = approvalRule({
  payload,
  async payee(on, { owner, payload: { values } }) {
    const card = await find(on, owner, values.orgCardId)
    return card
      ? { name: await orgCardHolder(on, card), checked: '户名与企业名称一致，已通过打款验证' }
      : { name: '对公账户', checked: '未找到该账户，未通过核对' }
  },
  async lines(on, { owner, payload: { values } }) {
    const card = await find(on, owner, values.orgCardId)
    const active = and(eq(orgCards.orgId, owner), eq(orgCards.state, 'ACTIVE'))
    const [before] = await on.select().from(orgCards).where(active)
    return [
      { label: TYPED_BANK, value: card?.bankName ?? '' },
      { label: '账号', value: maskCard(card?.accountNo ?? '') },
      { label: '验证', value: '已通过打款验证' },
      ...(before && before.id !== card?.id ? [{ label: '将替换', value: maskCard(before.accountNo) }] : []),
    ]
  },
  async execute(tx, { owner, payload: { values }, now }) {
    const card = await find(tx, owner, values.orgCardId)
    const done = card !== undefined && (await decideOrgCard(tx, card.id, true, now))
    return done ? ok({}) : fail(bankError('PayloadInvalid', '该对公账户已不在审批中，请重新绑定'))
  },
  async ended(tx, { owner, payload: { values }, now }) {
    const card = await find(tx, owner, values.orgCardId)
    if (card) await decideOrgCard(tx, card.id, false, now)
  },
})
