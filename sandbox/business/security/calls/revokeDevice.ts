import { revokeDevice as call } from '@/contract/security/revokeDevice'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { accountHandler } from '@sandbox/kernel/scope'
import { deviceOf, endTrust } from '../devices/devices'
import { tellDevice } from '../devices/tell'

/**
 * By the payment password: who found an open phone knows at most the gesture, and mustn't sign its owner out elsewhere. No
 * guard is asked, because taking trust away makes nothing less safe.
 */
export const revokeDevice = accountHandler(call, async (scope, { deviceId, password }) => {
  const { bank, session, customer, now } = scope
  const ahead = await stretchPayPassword(scope, customer.id, password)
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const device = await deviceOf(tx, customer.id, deviceId)
    if (device?.state !== 'TRUSTED') return fail(bankError('DeviceUnknown'))
    if (device.id === session.deviceId) return fail(bankError('DeviceCurrent'))
    const right = await checkPayPassword(tx, scope, customer.id, password, ahead)
    if (!right.ok) return right
    await endTrust(tx, device, 'revoke', scope)
    await noteAccountChange(tx, { customerId: customer.id, kind: 'REMOVED', at: now, deviceId: session.deviceId })
    await tellDevice(tx, scope, customer.id, 'revoked', device.platform)
    const detail = { deviceId, became: 'REVOKED' }
    await recordEvent(tx, now, 'deviceRevoked', { customerId: customer.id, sessionId: session.id, detail })
    return ok({})
  })
})
