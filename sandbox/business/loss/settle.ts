import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { lossMachine } from '@/domain/loss/machine'
import type { LossTrigger } from '@/domain/loss/machine'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { ownerOf } from '@sandbox/kernel/session/owner'
import type { Loss } from '@sandbox/kernel/session/lossReports'
import type { SessionScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { findLoss, moveLoss, settleRenewed } from './cases'

/** What a customer may do about a case, with the face that it takes; two of them take the payment password too. */
const FACES = { formalise: 'confirmLoss', lift: 'liftLoss', replace: 'replaceLoss' } as const satisfies Partial<
  Record<LossTrigger, string>
>
export type CustomerTrigger = keyof typeof FACES

interface Settlement {
  readonly caseNo: string
  readonly trigger: CustomerTrigger
  /** For what isn't done by a face alone. */
  readonly password?: string
}

/**
 * Does what a customer asks about one of their cases. Works before the gesture, for who has forgotten it: what stops is
 * undone by a face alone, because the phone and what is known may be in a thief's hands, and the rest takes the payment
 * password too. A guess counts whatever comes of it, and the face is used up last. Fails with NotRegistered, AccountMissing,
 * LossUnknown, LossChanged, LossNotYetReplaced, FaceMissing, PasswordWrong, PasswordLocked.
 */
export async function settleLoss(
  scope: SessionScope,
  { caseNo, trigger, password }: Settlement,
): Promise<Result<Loss, BankError>> {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { id: customerId } = owner.value
  const { bank, now, realNow, today } = scope
  const scene = FACES[trigger]
  const ahead = await stretchPayPassword(scope, customerId, password)
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    await settleRenewed(tx, customerId, { now, realNow })
    const loss = await findLoss(tx, customerId, caseNo)
    if (!loss) return fail(bankError('LossUnknown'))
    // Said before a proof is used up.
    if (lossMachine(loss.object).after(loss.state, trigger) === undefined) return fail(bankError('LossChanged'))
    if (trigger === 'replace' && (loss.replaceFrom === null || today < loss.replaceFrom)) {
      return fail(bankError('LossNotYetReplaced'))
    }
    if (!(await hasPass(tx, customerId, scene, realNow))) return fail(bankError('FaceMissing'))
    const known =
      trigger === 'lift' ? ok(undefined) : await checkPayPassword(tx, scope, customerId, password ?? '', ahead)
    if (!known.ok) return known
    if (!(await consumePass(tx, customerId, scene, realNow))) return fail(bankError('FaceMissing'))
    return moveLoss(tx, loss, { trigger, by: 'customer', now, realNow })
  })
}
