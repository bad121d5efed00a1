import { answerFamilyCard as call } from '@/contract/family/answerFamilyCard'
import { maskName } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { answer } from '../grants'
import { tellOfFamilyCard } from '../tell'
import { wireReceived } from '../wire'

export const answerFamilyCard = accountHandler(call, ({ bank, customer, session, now, today }, { grantId, accept }) =>
  bank.db.transaction(async (tx) => {
    const answered = await answer(tx, customer.id, { grantId, accept, now })
    if (!answered.ok) return answered
    const kind = accept ? 'familyCardAccepted' : 'familyCardDeclined'
    await recordEvent(tx, now, kind, { customerId: customer.id, sessionId: session.id, detail: { grantId } })
    const done = accept ? '已接受' : '谢绝了'
    const body = `${maskName(customer.realName ?? '')}${done}您赠送的亲情卡。`
    await tellOfFamilyCard(tx, answered.value.ownerId, { title: accept ? '亲情卡已接受' : '亲情卡被谢绝', body, now })
    const [wire] = await wireReceived(tx, [answered.value], today)
    if (!wire) throw new Error('a grant was not told')
    return ok(wire)
  }),
)
