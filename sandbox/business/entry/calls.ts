import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as calls from '@/contract/entry'
import { CONTRACT_VERSION } from '@/contract/version'
import { bankError } from '@/domain/errors/catalogue'
import { maskName, maskPhone } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { checkRedirect } from '@/domain/validation/redirect'
import { promotionBarOf } from '@sandbox/business/referral'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import { signingKeys } from '@sandbox/kernel/envelope/signature'
import { isFlag, readFlag, readFlags } from '@sandbox/kernel/flags'
import { publicHandler, sessionHandler } from '@sandbox/kernel/scope'
import { consentsOf, formerVersionOf, giveConsent, hasConsent, withdrawConsent } from '@sandbox/kernel/session/consent'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { OAUTH_STATE_MS } from '@sandbox/kernel/session/limits'
import { isState, OAUTH_COOKIE, redeemOauthCode } from '@sandbox/kernel/session/oauth'
import type { Redeemed } from '@sandbox/kernel/session/oauth'
import { joinCustomer, registrationOf } from '@sandbox/kernel/session/registration'
import { newToken, tokenHash } from '@sandbox/kernel/session/secrets'
import { endSession, openSession } from '@sandbox/kernel/session/sessions'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { jsSdkSignature } from './jsSdk'

/** The machine's clock, by which codes and sessions live; the bank's own may be moved by a year. */
export const queryBankTime = publicHandler(calls.queryBankTime, ({ realNow }) => Promise.resolve(ok({ now: realNow })))

/** The answer leaves out names that are unknown. */
export const getCustomizedConfig = publicHandler(calls.getCustomizedConfig, async ({ bank }, { configName }) => {
  const names = [...new Set(configName.split(',').map((name) => name.trim()))]
  const flags = await readFlags(bank.db.drizzle, names.filter(isFlag))
  const configs = flags.map(({ name, value }) => ({ configName: name as string, configValue: value }))
  if (names.includes('envelopePublicKey')) {
    configs.push({ configName: 'envelopePublicKey', configValue: bank.keys.publicKey })
  }
  if (names.includes('signingPublicKey')) {
    configs.push({ configName: 'signingPublicKey', configValue: signingKeys(bank.keys).publicKey })
  }
  if (names.includes('contractVersion')) {
    configs.push({ configName: 'contractVersion', configValue: CONTRACT_VERSION })
  }
  return ok({ configs })
})

export const getControlByWhiteList = publicHandler(calls.getControlByWhiteList, async ({ bank }) => {
  const on = bank.db.drizzle
  if ((await readFlag(on, 'SYSTEM_MAINTAIN')) !== 'ON') return ok({ controlRule: 'OFF' })
  return ok({ controlRule: 'ON', notice: await readFlag(on, 'maintenanceNotice') })
})

export const getPrivacyPolicyStatus = sessionHandler(calls.getPrivacyPolicyStatus, async ({ bank, session }) => {
  const on = bank.db.drizzle
  const version = await readFlag(on, 'privacyPolicyVersion')
  const agreed = await hasConsent(on, session, 'privacyPolicy', version)
  const former = agreed ? undefined : formerVersionOf(await consentsOf(on, session), 'privacyPolicy', version)
  return ok({ confirmStatus: agreed ? '1' : '0', version, ...(former === undefined ? {} : { formerVersion: former }) })
})

/** Only the current version can be agreed to, because nobody was shown another. */
export const updatePrivacyPolicyStatus = sessionHandler(
  calls.updatePrivacyPolicyStatus,
  async ({ bank, session, now }, request) => {
    const on = bank.db.drizzle
    if (request.confirmStatus === '0') {
      await withdrawConsent(on, session, 'privacyPolicy', now)
      return ok({})
    }
    if (request.version !== (await readFlag(on, 'privacyPolicyVersion'))) return fail(bankError('InvalidRequest'))
    await bank.db.transaction((tx) => giveConsent(tx, session, 'privacyPolicy', request.version, now))
    return ok({})
  },
)

/** Whether an address is a page of the app on this bank. Compared exactly, as WeChat does. */
const isOwnPage = (url: string, origins: readonly string[]): boolean =>
  origins.some((origin) => url.startsWith(`${origin}/main/`))

export const jssdkConfig = publicHandler(calls.jssdkConfig, async ({ bank, web, realNow }, { url }) => {
  const origins = bank.publicOrigin === undefined ? [`http://${web.host}`, `https://${web.host}`] : [bank.publicOrigin]
  if (!isOwnPage(url, origins)) return fail(bankError('InvalidRequest'))
  const { wechat } = bank.services
  const ticket = await wechat.jsTicket(bank.db.drizzle)
  if (!ticket.ok) return fail(bankError('ServiceUnavailable'))
  const fields = {
    ticket: ticket.value,
    nonceStr: randomBytes(8).toString('hex'),
    timestamp: Math.floor(realNow / 1000),
    url,
  }
  const { nonceStr, timestamp } = fields
  return ok({ appId: wechat.appId, timestamp, nonceStr, signature: jsSdkSignature(fields) })
})

const HOME = '/main/'
/** Another site must not start an authorisation: it could choose the state that our cookie then confirms. */
const OWN = new Set(['same-origin', 'none', undefined])

/** The longest address that browsers, proxies and WeChat return complete. */
const LONGEST_RETURN = 512

const fits = (address: string): boolean =>
  address.length <= LONGEST_RETURN && address.startsWith(HOME) && checkRedirect(address).ok

/**
 * The address to which the browser comes back: without its query when that is too long, because the page matters more than
 * its parameters; home when the path is too long as well.
 */
function wayBack(returnTo: string): string {
  const [path = ''] = returnTo.split(/[?#]/)
  return [returnTo, path].find(fits) ?? HOME
}

export const oauthRedirectBasic = publicHandler(
  calls.oauthRedirectBasic,
  async ({ bank, web }, { state, returnTo = HOME }) => {
    if (!isState(state) || !OWN.has(web.fetchSite)) return fail(bankError('StateRefused'))
    const address = bank.services.wechat.authoriseUrl(state, wayBack(returnTo))
    if (address === undefined) return fail(bankError('ServiceUnavailable'))
    const options = { path: '/', maxAgeSeconds: OAUTH_STATE_MS / 1000, secure: bank.https }
    web.setHiddenCookie(OAUTH_COOKIE, newToken(), options)
    web.redirect(address)
    return ok({})
  },
)

/** Tries our own code first, because it states where it may be used; then the mini-program's login code. */
export const getOauthOpenId = publicHandler(calls.getOauthOpenId, async ({ bank, web, realNow }, { token, state }) => {
  const on = bank.db.drizzle
  const open = async (whose: Redeemed) =>
    ok({ openId: whose.openId, ...(await openSession(on, realNow, { ...whose, level: 'session' })) })
  const redeemed = await redeemOauthCode(on, realNow, { code: token, state, cookie: web.cookie(OAUTH_COOKIE) })
  if (!redeemed.ok) return redeemed
  if (redeemed.value) return open(redeemed.value)
  const known = await bank.services.wechat.openIdOfLogin(on, token)
  if (known.ok) return open({ openId: known.value, channel: 'mini' })
  return fail(bankError(known.error === 'unknown' ? 'TokenRefused' : 'ServiceUnavailable'))
})

/** By what a phone knows whose an order is: the same at each sign-in, and no way back to the customer's number. */
const customerRefOf = (customerId: string): string => tokenHash(`a phone's customer ${customerId}`).slice(0, 32)

export const checkRegisterStatus = sessionHandler(calls.checkRegisterStatus, async ({ bank, session, today }) => {
  const on = bank.db.drizzle
  const registration = await registrationOf(on, session.openId)
  if (registration.kind === 'none') return ok({ registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false })
  const { id, mobileNo, realName, marketNo, staff } = registration.customer
  const here = registration.kind === 'here'
  const accounts = await on
    .select({ acctNo: schema.accounts.acctNo })
    .from(schema.accounts)
    .where(eq(schema.accounts.customerId, id))
  const open = here && staff && session.level === 'account' && (await readFlag(on, 'kolEnabled')) === '1'
  const promotes = open && (await promotionBarOf(on, id, today)) === undefined
  return ok({
    registerStatus: here ? 'REGISTERED' : 'ELSEWHERE',
    hasAccount: here && accounts.length > 0,
    signedIn: session.level === 'account',
    ...(here ? { customerRef: customerRefOf(id) } : {}),
    ...(mobileNo === null ? {} : { registerMobileNo: maskPhone(mobileNo) }),
    // A person registered under another open id has not yet shown that the account is theirs.
    ...(here && realName !== null ? { customerName: maskName(realName) } : {}),
    ...(promotes && marketNo !== null ? { marketNo } : {}),
  })
})

export const checkRegisterUser = sessionHandler(calls.checkRegisterUser, async ({ bank, session }) => {
  const registration = await registrationOf(bank.db.drizzle, session.openId)
  if (registration.kind === 'none') return ok({ accountStatus: 'NONE' })
  const { mobileNo } = registration.customer
  return ok({
    accountStatus: registration.kind === 'here' ? 'HERE' : 'ELSEWHERE',
    ...(mobileNo === null ? {} : { registerMobileNo: maskPhone(mobileNo) }),
    ...(registration.kind === 'here' ? {} : { foundByPhone: registration.foundByPhone }),
  })
})

/** The number is the one on record; the app may send a masked one, or somebody else's. */
export const changeWxSyncUserInfo = sessionHandler(
  calls.changeWxSyncUserInfo,
  async ({ bank, session, now, realNow }, request) => {
    if (request.cancelled) return ok({})
    const on = bank.db.drizzle
    const registration = await registrationOf(on, session.openId)
    const mobileNo = registration.kind === 'elsewhere' ? registration.customer.mobileNo : null
    if (registration.kind !== 'elsewhere' || mobileNo === null) return fail(bankError('NotRegistered'))
    const used = await consumeSmsCode(on, realNow, mobileNo, 'syncAccount', request.smsCode)
    if (!used.ok) return used
    const { id: customerId } = registration.customer
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      // Whoever closed the account meanwhile has left nothing to join.
      const still = await registrationOf(tx, session.openId)
      if (still.kind !== 'elsewhere' || still.customer.id !== customerId) return fail(bankError('NotRegistered'))
      await joinCustomer(tx, session.openId, customerId)
      await recordEvent(tx, now, 'accountSynced', { customerId, sessionId: session.id })
      return ok({})
    })
  },
)

export const signOut = sessionHandler(calls.signOut, async ({ bank, session, realNow }) => {
  await endSession(bank.db.drizzle, session.id, realNow)
  return ok({})
})
