import type { BrowserContext, Page } from 'playwright-core'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import type { FastifyInstance } from 'fastify'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import type { Database } from '@sandbox/kernel/db'
import { ownerCalled } from '@sandbox/business/security/testing/owner'
import { trustDevice } from '@/contract/security/trustDevice'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { getPrivacyPolicyStatus } from '@/contract/entry/getPrivacyPolicyStatus'
import { updatePrivacyPolicyStatus } from '@/contract/entry/updatePrivacyPolicyStatus'
import { storedName } from '@/platform/storage/name'
import { STORED } from '@/platform/storage/stored'
import type { StoredKey, StoredValue } from '@/platform/storage/stored'

/** A named customer who has agreed to the privacy policy and passed the gesture. */
export async function signInMember(origin: string, nameOrKey: string): Promise<TestCustomer> {
  const customer = await testClient(origin).as(nameOrKey)
  await agree(customer)
  return customer
}

/**
 * A named customer with devices, of which this is none: agrees to the privacy policy, passes the gesture, and confirms the
 * new device by the code.
 */
export async function signInByCode(
  bank: { readonly origin: string; readonly server: FastifyInstance; readonly db: Database },
  key: string,
): Promise<TestCustomer> {
  const customer = await meetVisitor(bank.origin, key)
  const drawn = await customer.call(verifyGesture, { pattern: DEMO_GESTURE })
  if (drawn.ok || drawn.error !== 'DeviceNew') throw new Error(`${key} is on a device of theirs`)
  const smsCode = await ownerCalled(bank, key).code(customer, 'newDevice')
  const confirmed = await customer.call(trustDevice, { smsCode })
  if (!confirmed.ok) throw new Error(`the device was not confirmed: ${confirmed.error}`)
  customer.token = confirmed.value.sessionToken
  return customer
}

/** A named customer who has agreed to the privacy policy but not passed the gesture. */
export async function meetVisitor(origin: string, key: string): Promise<TestCustomer> {
  const customer = await testClient(origin).anonymous()
  await customer.signIn(key, '')
  await agree(customer)
  return customer
}

async function agree(customer: TestCustomer): Promise<void> {
  const policy = await customer.call(getPrivacyPolicyStatus, {})
  if (!policy.ok) throw new Error(`no privacy policy: ${policy.error}`)
  const { version } = policy.value
  const consent = await customer.call(updatePrivacyPolicyStatus, { confirmStatus: '1', version })
  if (!consent.ok) throw new Error(`no consent: ${consent.error}`)
}

/** Values stored on a phone, under the app's own names. */
export type Remembered = { readonly [K in StoredKey]?: StoredValue<K> }

const storedEntries = (values: Remembered): { scope: string; name: string; text: string }[] =>
  (Object.keys(values) as StoredKey[]).map((key) => ({
    scope: STORED[key].scope,
    name: storedName(key),
    text: JSON.stringify({ version: STORED[key].version, value: values[key] }),
  }))

/** The same values as the mini-program's own storage has them. */
export const storedText = (values: Remembered): Readonly<Record<string, string>> =>
  Object.fromEntries(storedEntries(values).map(({ name, text }) => [name, text]))

/** Stores these values for every page of the context, as the app itself stores them on the H5. */
export async function remember(context: BrowserContext, values: Remembered): Promise<void> {
  await context.addInitScript((stored: ReturnType<typeof storedEntries>) => {
    for (const { scope, name, text } of stored) {
      const area = scope === 'session' ? window.sessionStorage : window.localStorage
      area.setItem(name, text)
    }
  }, storedEntries(values))
}

/** Stores these values for one tab when it begins; later changes by the app stay. */
export async function rememberAtFirst(page: Page, values: Remembered): Promise<void> {
  await page.addInitScript((stored: ReturnType<typeof storedEntries>) => {
    if (window.sessionStorage.getItem('begun')) return
    window.sessionStorage.setItem('begun', 'yes')
    for (const { scope, name, text } of stored) {
      const area = scope === 'session' ? window.sessionStorage : window.localStorage
      area.setItem(name, text)
    }
  }, storedEntries(values))
}
