import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/maturity'
import type { RenewalRecord as Facts } from '@/contract/maturity/maturityFields'
import { idCardRefusal } from '@/domain/account/idCardTerm'
import { isDay } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { instructionCutOff } from '@/domain/maturity/instruction'
import { paidOutReason } from '@/domain/maturity/outcome'
import { fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { customerAge, latestRiskTest, suitabilityRefusal } from '@sandbox/business/compliance'
import {
  EVERY_DEPOSIT,
  findHolding,
  holdingFactsOf,
  listDeposits,
  readSeqNo,
  sumByMonth,
} from '@sandbox/business/deposit'
import { findProduct, listProducts } from '@sandbox/business/product'
import { couponOfHolding } from '@sandbox/business/voucher'
import { managerConsentRefusal } from '@sandbox/business/wealth'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Tx } from '@sandbox/kernel/db'
import { PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { readFlag } from '@sandbox/kernel/flags'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { optionFacts } from './facts'
import { choiceAmong, choiceOf, instructionOptions, instructionsOf, isChangeable, setInstruction } from './instructions'
import { listRenewals } from './records'
import type { RenewalRecord } from './records'

export const queryMaturities = accountHandler(calls.queryMaturities, async ({ bank, customer, now }, { after }) => {
  const on = bank.db.drizzle
  const held = await listDeposits(on, { customerId: customer.id, state: 'open', limit: EVERY_DEPOSIT, now })
  const deposits = held.sort((a, b) =>
    a.endDate === b.endDate ? Number(a.seqNo) - Number(b.seqNo) : a.endDate < b.endDate ? -1 : 1,
  )
  const from = after === undefined ? 0 : deposits.findIndex(({ seqNo }) => seqNo === after) + 1
  const page = deposits.slice(from, from + PAGE)
  const given = await instructionsOf(
    on,
    page.map(({ seqNo }) => Number(seqNo)),
  )
  return ok({
    deposits: page.map((holding) => ({
      holding,
      ...choiceAmong(given, Number(holding.seqNo)),
      changeable: isDay(holding.endDate) && now < instructionCutOff(holding.endDate),
    })),
    months: sumByMonth(deposits),
    more: from + PAGE < deposits.length,
  })
})

export const queryMaturity = accountHandler(calls.queryMaturity, async ({ bank, customer, now }, request) => {
  const on = bank.db.drizzle
  const seqNo = readSeqNo(request.seqNo)
  const holding = seqNo === undefined ? undefined : await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  const coupon = await couponOfHolding(on, holding)
  return ok({
    holding: holdingFactsOf(holding, product.name, now),
    ...(await choiceOf(on, holding.seqNo)),
    changeable: isChangeable(holding, now),
    changeableUntil: instructionCutOff(holding.endDay),
    options: (await instructionOptions(on, holding)).map((option) => optionFacts(holding, option)),
    agreementVersion: await readFlag(on, 'productAgreementVersion'),
    ...(coupon && { coupon }),
  })
})

type Request = RequestOf<typeof calls.setMaturityInstruction>

/** Setting the same again changes nothing, so a request whose answer was lost may be sent again. */
export const setMaturityInstruction = accountHandler(calls.setMaturityInstruction, async (scope, request) => {
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

export const queryRenewals = accountHandler(calls.queryRenewals, async ({ bank, customer }, { after }) => {
  const from = after === undefined ? {} : { after: readSeqNo(after) ?? 0 }
  const found = await listRenewals(bank.db.drizzle, { customerId: customer.id, ...from, limit: PAGE + 1 })
  const { rows, more } = pageOf(found)
  return ok({ records: rows.map(renewalFacts), more })
})

const renewalFacts = (record: RenewalRecord): Facts => ({
  seqNo: String(record.seqNo),
  prodType: record.from.productType,
  prodDesc: record.from.name,
  principal: fen(record.from.amount),
  instruction: record.instruction,
  outcome: record.outcome,
  reason: record.reason === null ? '' : paidOutReason(record.reason),
  amount: record.amount,
  paidOut: record.paidOut,
  newSeqNo: record.newSeqNo === null ? '' : String(record.newSeqNo),
  newProdType: record.productType ?? '',
  newProdDesc: record.into?.name ?? '',
  newRate: record.rate,
  newEndDate: record.into?.endDay ?? '',
  date: record.day,
})
