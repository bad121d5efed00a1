import { CALLS } from '@/contract/calls'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { schema } from '@sandbox/kernel/db'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

withBankInTurn((bank) => {
  const devices = async () =>
    (await bank.db.drizzle.select({ device: schema.sessions.device }).from(schema.sessions))
      .map(({ device }) => device)
      .filter((device) => Object.keys(device).length > 0)

  test('a device is kept with its session, its place no nearer than a kilometre, and not before consent', async () => {
    const customer = await testClient(bank.server).as('zhangwei')
    const report = { deviceFingerNew: 'n', longitude: 125.323_58, latitude: 43.817_13 }
    const policy = (confirmStatus: '0' | '1') =>
      customer.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus, version: PRIVACY_POLICY_VERSION })
    await policy('0')
    expect(await customer.call(CALLS.reportDevice, report)).toMatchObject({ ok: false, error: 'ConsentMissing' })
    expect(await devices()).toEqual([])
    await policy('1')
    expect((await customer.call(CALLS.reportDevice, report)).ok).toBe(true)
    expect(await devices()).toEqual([{ deviceFingerNew: 'n', longitude: 125.32, latitude: 43.82 }])
    expect((await customer.call(CALLS.reportDevice, { fingerprintError: 'unavailable' })).ok).toBe(true)
    expect(await devices()).toEqual([{ fingerprintError: 'unavailable' }])
    // Half a position is stored as none.
    expect((await customer.call(CALLS.reportDevice, { longitude: 1 })).ok).toBe(true)
    expect(await devices()).toEqual([])
  })

  test.each([
    ['a place off the globe', { longitude: 181, latitude: 0 }],
    ['a fingerprint without end', { deviceFingerOld: 'x'.repeat(513) }],
    ['an error in words of its own', { fingerprintError: 'https://evil.example' }],
    ['a field of somebody else’s making', { customerId: 'customer-lina' }],
  ])('%s is refused', async (_, request) => {
    const customer = await testClient(bank.server).as('lina')
    expect((await customer.call(CALLS.reportDevice, request as never)).ok).toBe(false)
  })
})
