import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import type { OwnThing } from '@/contract/samples'
import type { TestCustomers } from './testCustomers'
import type { Person, Role } from './person'
import type { Outcome, TestCustomer } from './client'
import { named } from './oneCall'
import { NEVER_FOREIGN, resolveSample } from './ownThings'

/** One sample asked by one person. */
export interface Asked {
  readonly name: CallName
  readonly role: Role
  /** The sample with the person's own things filled in. */
  readonly request: object
  /** What was filled in. */
  readonly own: ReadonlyMap<OwnThing, string>
  readonly outcome: Outcome<Call>
}

/** Changes in an order in which one customer can make them all: what a later one needs comes before it. */
const FIRST: readonly CallName[] = [
  ...(['getOauthOpenId', 'getRequestRandom', 'rateArticle', 'userVisit', 'trackEvents'] as const),
  ...(['updatePrivacyPolicyStatus', 'updateConsent', 'setValue', 'reportDevice', 'sendSmsCode'] as const),
  ...(['registerCustomer', 'changeWxSyncUserInfo', 'idCardImage', 'recogniseIdCard'] as const),
  ...(['openFaceVerification', 'tencentFaceVerify', 'confirmIdCard', 'savePersonalInfo'] as const),
  ...(['saveTaxResidency', 'bindOpeningCard', 'setOpeningPassword', 'agreeOpening', 'requestFaceReview'] as const),
  ...(['openAccount', 'restartOnboarding', 'bindBankCard', 'setCardAlias', 'setDefaultCard', 'unbindCard'] as const),
  ...(['setSettlementCard', 'addOrgCard', 'proveOrgCard', 'joinOrg', 'actFor', 'saveApproval'] as const),
  ...(['submitApproval', 'withdrawApproval', 'decideApproval', 'changeFamilyCard', 'answerFamilyCard'] as const),
  ...(['giveFamilyCard', 'updateIdCard', 'updatePersonalInfo', 'updateTaxResidency', 'explainTaxResidency'] as const),
  ...(['activateAccount', 'submitRiskTest', 'buyProduct', 'applyEligibility', 'redeemAgreementCode'] as const),
  ...(['readAccountChanges', 'uploadCasePicture', 'openCase', 'answerCase', 'answerSurvey', 'readMessages'] as const),
  ...(['setMessageSettings', 'allowSubscriptionMessages', 'setMaturityInstruction', 'redeemProduct'] as const),
  ...(['transferIn', 'transferOut', 'cancelTransfer', 'changeFirstCard', 'moveSub', 'revealAcctNo'] as const),
  ...(['openSubAccount', 'setSubPassword', 'resetSubPassword', 'setSubState', 'openPot', 'changePot'] as const),
  ...(['movePot', 'closePot', 'requestStatement', 'verifyStatement', 'fetchPartnerOrder', 'getAuthToken'] as const),
  ...(['getDepositToken', 'getGestureSyncToken', 'getKingdeeToken', 'getLoanToken', 'setCampaignSms'] as const),
  ...(['declineReward', 'askHelp', 'helpFriend', 'joinCampaign', 'draw', 'addressPrize', 'receivePrize'] as const),
  ...(['claimReward', 'claimOffer', 'claimAll', 'withdrawActivity', 'verifySpecial', 'makeInvite'] as const),
  ...(['bindInviter', 'endRelation', 'applyMarketer', 'askService', 'bookAdviser', 'cancelService'] as const),
  ...(['settleServed', 'saveShop', 'setShopOpen', 'claimSpecial', 'orderMallItem', 'cancelMallOrder'] as const),
  ...(['receiveMallOrder', 'checkIn', 'setRanking', 'startLearning', 'finishLearning', 'showVoucher'] as const),
  ...(['authorise', 'declineAuthorisation'] as const),
]

/** After them what takes away something that others need; what ends a session comes last. */
const LAST: readonly CallName[] = [
  ...(['setSecurity', 'reportLoss', 'confirmLoss', 'replaceLoss', 'liftLoss', 'changeGesture'] as const),
  ...(['setGesturePassword', 'verifyGesture', 'trustDevice', 'revokeDevice', 'disownLogin'] as const),
  ...(['requestCredentialReview', 'setLoginPassword', 'resetGesture', 'resetPayPassword'] as const),
  ...(['changePayPassword', 'nameNewPhone', 'startPhoneChange', 'provePhone', 'checkPhoneOwner'] as const),
  ...(['requestPhoneReview', 'confirmPhone', 'setCardPhone', 'startClosure', 'requestClosureReview'] as const),
  ...(['submitClosure', 'withdrawClosure', 'signOut'] as const),
]

/** A call that nobody names comes after the first and before the last: only one that can't be asked there is named. */
const turn = (name: CallName): number =>
  FIRST.includes(name) ? FIRST.indexOf(name) - FIRST.length : LAST.indexOf(name) + 1

/**
 * All but a navigation, which is answered by a redirect and not by JSON, in an order in which one customer can send them all.
 */
export const SAMPLE_ORDER = (Object.keys(SAMPLES) as CallName[])
  .filter((name) => name !== 'oauthRedirectBasic')
  .sort((one, other) => turn(one) - turn(other))
const reads = SAMPLE_ORDER.filter((name) => CALLS[name].effect === 'read')
/** The export contains everything, also that it was asked for: there is nothing to compare. */
export const OF_EVERYTHING: CallName = 'exportMyData'
export const READS = reads.filter((name) => name !== OF_EVERYTHING)
/** After signing out nobody could ask more. */
export const WRITES = SAMPLE_ORDER.filter((name) => CALLS[name].effect !== 'read' && name !== 'signOut')
export const MONEY_CALLS = WRITES.filter((name) => CALLS[name].effect === 'money')

/**
 * Whether a person asks a call: customers ask every call, the others those that need only a session. For a public call
 * one person is enough.
 */
export const asks = ({ role }: Person, { access }: Call): boolean => role === 'customer' || access === 'session'

/** Asks one call, and continues with the session that its answer may have opened. */
export async function askOnce(app: TestCustomer, call: Call, request: object): Promise<Outcome<Call>> {
  const outcome = await app.call(call, request as never)
  const fields = outcome.ok ? (outcome.value as { sessionToken?: string }) : {}
  if (fields.sessionToken !== undefined && call.name !== 'getOauthOpenId') app.token = fields.sessionToken
  return outcome
}

/**
 * A person asks a sample.
 * @param find where own things come from: the person's own unless given
 * @param change makes another request of it just before it is sent
 */
export async function askAs(
  person: Person,
  name: CallName,
  find = person.find,
  change: (request: object) => Promise<object> = async (request) => request,
): Promise<Asked> {
  const own = new Map<OwnThing, string>()
  const resolved = await resolveSample(SAMPLES[name], async (thing) => {
    const value = await find(thing)
    own.set(thing, value)
    return value
  })
  const request = await change(resolved as object)
  const outcome = await askOnce(person.applicant.app, CALLS[name], request)
  return { name, role: person.role, request, own, outcome }
}

/**
 * Every sample, asked by each person of the test customers who may, with their own things: first all reads, then every change, then
 * all reads again.
 */
export async function askAsOwners(testCustomers: TestCustomers): Promise<Asked[]> {
  const asked: Asked[] = []
  const changes = named<CallName>([...WRITES, 'signOut'])
  const again = changes.length > 0 ? reads : []
  for (const name of [
    ...reads,
    ...changes.filter((one) => one !== 'signOut'),
    ...again,
    ...named(['signOut' as const]),
  ]) {
    for (const person of testCustomers.filter((one) => asks(one, CALLS[name]))) asked.push(await askAs(person, name))
  }
  return asked
}

/** The first time each owner asked each call, so that strangers can ask the same. */
export function firstTimes(asked: readonly Asked[]): Asked[] {
  const seen = new Set<string>()
  return asked.filter(({ name, role }) => {
    const fresh = !seen.has(`${name} ${role}`)
    seen.add(`${name} ${role}`)
    return fresh
  })
}

/**
 * The same requests with the owners' things in them, asked by strangers, each in the role of the owner it came from.
 * @param after done after each of them
 */
export async function askTheSame(
  testCustomers: TestCustomers,
  owners: readonly Asked[],
  after: (asked: Asked, stranger: Person) => Promise<void> = async () => undefined,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const { name, role, own } of owners) {
    const person = testCustomers.find((one) => one.role === role)
    if (!person) throw new Error(`nobody plays the ${role}`)
    const foreign = async (thing: OwnThing) =>
      NEVER_FOREIGN.has(thing) ? person.find(thing) : (own.get(thing) ?? person.find(thing))
    const one = await askAs(person, name, foreign)
    asked.push(one)
    await after(one, person)
  }
  return asked
}
