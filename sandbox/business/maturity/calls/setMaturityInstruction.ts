import { setMaturityInstruction as call } from '@/contract/maturity/setMaturityInstruction'
import type { RequestOf } from '@/contract/call'
import { idCardRefusal } from '@/domain/account/idCardTerm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { listProducts } from '@sandbox/business/product'
import type { Tx } from '@sandbox/kernel/db'
import { managerConsentRefusal } from '@sandbox/business/wealth'
import { recordEvent } from '@sandbox/kernel/audit'
import { readFlag } from '@sandbox/kernel/flags'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { setInstruction } from '../instructions'
import { customerAge, latestRiskTest, suitabilityRefusal } from '@sandbox/business/compliance'
import { readSeqNo } from '@sandbox/business/deposit'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'

type Request = RequestOf<typeof call>

/** Setting the same again changes nothing, so a request whose answer was lost may be sent again. */
export const setMaturityInstruction = accountHandler(call, async (scope, request) => {
  const { customer, now } = scope
  const { instruction, agreementVersion, elderConfirmed = false, password } = request
  const ahead = await stretchPayPassword(scope, customer.id, password)
  return scope.bank.db.transaction(async (tx) => {
    const refusal = await refusalOf(tx, scope, request)
    if (refusal) return fail(refusal)
    // Returned inside the transaction, which therefore commits: the failed guess stays counted, and nothing else was
    // written.
    const paid = await checkPayPassword(tx, scope, customer.id, password, ahead)
    if (!paid.ok) return paid
    const seqNo = readSeqNo(request.seqNo)
    if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
    const order = { customerId: customer.id, seqNo, instruction, agreementVersion, elderConfirmed, now }
    const kept = await setInstruction(tx, order)
    if (!kept.ok) return kept
    await record(tx, scope, request, seqNo)
    return ok({ instruction })
  })
})

/** The suitability rules are checked when the wealth product is applied for, and again on the day it is bought. */
async function refusalOf(
  tx: Tx,
  { customer, session, now, today }: AccountScope,
  request: Request,
): Promise<BankError | undefined> {
  if (request.agreementVersion !== (await readFlag(tx, 'productAgreementVersion'))) return bankError('AgreementMissing')
  const expired = idCardRefusal(customer.idCardUntil, today)
  // An application can always be withdrawn, because then the money goes to its owner.
  if (expired && request.instruction !== 'PAY_OUT') return expired
  if (request.instruction !== 'TO_WEALTH') return undefined
  const [product] = await listProducts(tx, 'wealth')
  const sale = { customerId: customer.id, age: customerAge(customer, today), now }
  if (!product) return undefined
  const elderConfirmed = request.elderConfirmed === true
  const unsuited = await suitabilityRefusal(tx, { ...sale, product, elderConfirmed })
  return unsuited ?? managerConsentRefusal(tx, session, product)
}

async function record(
  tx: Tx,
  { customer, session, now }: AccountScope,
  request: Request,
  seqNo: number,
): Promise<void> {
  const { instruction, agreementVersion, elderConfirmed } = request
  const test = instruction === 'TO_WEALTH' ? await latestRiskTest(tx, customer.id) : undefined
  const rested = { riskTestId: test?.id, customerLevel: test?.level }
  const detail = { seqNo, instruction, agreementVersion, elderConfirmed, ...rested }
  await recordEvent(tx, now, 'maturityInstruction', { customerId: customer.id, sessionId: session.id, detail })
}
