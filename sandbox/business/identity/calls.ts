import { and, eq, isNull } from 'drizzle-orm'
import * as calls from '@/contract/identity'
import { LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { idCardNotice } from '@/domain/account/idCardTerm'
import { isDormant } from '@/domain/account/status'
import { bankError } from '@/domain/errors/catalogue'
import { maskIdCard, maskName, maskPhone } from '@/domain/masks/mask'
import type { PersonalInfo } from '@/domain/onboarding/personalInfo'
import { isSameStatement } from '@/domain/onboarding/taxResidency'
import { isSameName } from '@/domain/people/names'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { fail, ok } from '@/domain/result'
import { parseIdCard } from '@/domain/validation/idCard'
import { checkRedirect } from '@/domain/validation/redirect'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { occurred } from '@sandbox/kernel/domainEvents'
import { readPicture } from '@sandbox/kernel/pictures/sniff'
import { accountHandler, publicHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { Customer, OwnerObstacleRule } from '@sandbox/kernel/scope'
import { accountState } from '@sandbox/kernel/session/access'
import { hasConsent } from '@sandbox/kernel/session/consent'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countedToday, countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { FACES_A_DAY, UPLOADS_A_DAY } from '@sandbox/kernel/session/limits'
import { isLostIdCard } from '@sandbox/kernel/session/lossReports'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { confirmIdCard } from './confirmIdCard'
import { consumePass, hasPass } from './facePasses'
import { facesLeft, findScene, personOnRecord } from './faces'
import { readPersonalInfo, readTaxResidency } from './formChecks'
import { keepPapers, keepPicture, noteRecognised, OCR_LIMIT, readPictures } from './images'
import { READER_REFUSALS } from './papers'
import { COUNTRIES, regionsIn } from './places'
import { endReview, latestReview, recordIdentity, recordsOf, wireRecord } from './records'
import type { IdentityRecord } from './records'
import type { TaxDeclaration } from './tables'
import { declaredBy, declareResidency, doubtResidency, explainResidency } from './tax/declare'
import { pageOfDeclarations, residencyInForce } from './tax/read'
import { keepPersonalInfo, profileOf, renewIdCard } from './upkeep'

export const ocrZipControl = sessionHandler(calls.ocrZipControl, async () => ok(OCR_LIMIT))

/** Only pictures count towards the limit; a refused upload doesn't. */
export const idCardImage = sessionHandler(
  calls.idCardImage,
  async ({ bank, session, today, realNow }, { side, image }) => {
    const { customerId } = session
    if (customerId === undefined) return fail(bankError('NotRegistered'))
    const picture = readPicture(image, LARGEST_IMAGE)
    if (!picture.ok) return picture
    const on = bank.db.drizzle
    const counted = await countToday(on, { subject: customerId, kind: 'upload', day: today }, UPLOADS_A_DAY)
    if (!counted) return fail(bankError('TooManyUploads'))
    return ok({ imageId: await keepPicture(on, { customerId, side, picture: picture.value, now: realNow }) })
  },
)

async function hasAccount(on: Queryable, customerId: string): Promise<boolean> {
  const { accounts } = schema
  const open = and(eq(accounts.customerId, customerId), isNull(accounts.closedAt))
  return (await on.select({ acctNo: accounts.acctNo }).from(accounts).where(open)).length > 0
}

/** Sealed, unlike the upload, because a card's text may go to nobody but the customer. */
export const recogniseIdCard = sessionHandler(calls.recogniseIdCard, async ({ bank, session, today }, request) => {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const on = bank.db.drizzle
  // A person who has the phone but not the gesture must not learn what is on the card.
  if (session.level !== 'account' && (await hasAccount(on, customerId))) return fail(bankError('GestureMissing'))
  const pictures = await readPictures(on, customerId, request)
  if (!pictures.ok) return pictures
  const { portrait, emblem } = pictures.value
  const { ocr } = bank.services
  const read = await ocr.recognise(on, { customerId, portrait, emblem, today })
  if (!read.ok) return fail(bankError(READER_REFUSALS[read.error]))
  await noteRecognised(on, request, read.value)
  return ok({ card: read.value, demo: ocr.demo })
})

/** A person's number never changes, except that one of 15 digits gained its century and check digit. */
function isSameNumber({ idCardNo: onRecord }: Customer, idCardNo: string): boolean {
  if (onRecord === null || onRecord === idCardNo) return onRecord !== null
  const old = parseIdCard(onRecord)
  return old.ok && onRecord.length === 15 && onRecord === idCardNo.slice(0, 6) + idCardNo.slice(8, 17)
}

const ID_CARD_TITLE = '更新身份证'

/** Of the ID card that a person decides about; undefined for none. */
async function idCardUnderReview(on: Queryable, customerId: string): Promise<IdentityRecord | undefined> {
  const latest = await latestReview(on, customerId, ID_CARD_TITLE)
  return latest?.state === 'REVIEW' ? latest : undefined
}

/** A new name with the same number is possible but waits for a staff member; every other change takes effect at once. */
export const updateIdCard = accountHandler(calls.updateIdCard, async (scope, request) => {
  const { bank, customer, session, now, today, realNow } = scope
  const on = bank.db.drizzle
  if (!(await hasPass(on, customer.id, 'updateIdCard', realNow))) return fail(bankError('FaceMissing'))
  const confirmed = await confirmIdCard(bank, customer.id, request, today)
  if (!confirmed.ok) return confirmed
  const card = confirmed.value
  if (!isSameNumber(customer, card.idCardNo)) return fail(bankError('IdCardOfAnother'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    // Reported lost while the register was asked.
    if (await isLostIdCard(tx, card.idCardNo, card.validFrom)) return fail(bankError('IdCardLost'))
    if (!(await consumePass(tx, customer.id, 'updateIdCard', realNow))) return fail(bankError('FaceMissing'))
    const sameName = isSameName(card.name, customer.realName ?? '')
    // An older card must not be approved after a newer one.
    const waiting = await idCardUnderReview(tx, customer.id)
    if (waiting) await endReview(tx, waiting.recordNo, now, { state: 'WITHDRAWN', note: '您已重新提交身份证' })
    if (sameName) await renewIdCard(tx, customer.id, card)
    else await keepPapers(tx, customer.id, card)
    const record = await recordIdentity(tx, {
      customerId: customer.id,
      kind: 'ID_CARD',
      title: ID_CARD_TITLE,
      at: now,
      ...(sameName ? {} : { state: 'REVIEW', pending: { review: 'idCard', card } }),
    })
    const detail = { recordNo: record.recordNo, state: record.state }
    await recordEvent(tx, now, 'idCardUpdated', { customerId: customer.id, sessionId: session.id, detail })
    return ok(wireRecord(record))
  })
})

export const verifyIdCardValidPeriod = accountHandler(calls.verifyIdCardValidPeriod, async ({ customer, today }) => {
  const notice = idCardNotice(customer.idCardUntil, today)
  return notice ? fail(notice) : ok({})
})

export const openFaceVerification = sessionHandler(calls.openFaceVerification, async (scope, request) => {
  const { bank, session, today, realNow } = scope
  const { faceScene: scene, returnTo } = request
  const on = bank.db.drizzle
  if (returnTo !== undefined && !(returnTo.startsWith('/main/') && checkRedirect(returnTo).ok))
    return fail(bankError('StateRefused'))
  const use = findScene(bank.capabilities, scene)
  if (!use) return fail(bankError('InvalidRequest'))
  const customer = await use.mayShow(scope)
  if (!customer.ok) return customer
  const customerId = customer.value
  if (!(await hasConsent(on, session, 'face', FACE_CONSENT_VERSION))) return fail(bankError('FaceConsentMissing'))
  const count = { subject: customerId, kind: 'face', day: today } as const
  if (!(await countToday(on, count, FACES_A_DAY))) return fail(bankError('FaceAttemptsUsedUp'))
  const { face } = bank.services
  const person = await (use.person ?? personOnRecord)(scope, customerId)
  const opened = await face.open(on, realNow, { openId: session.openId, customerId, scene, returnTo, person })
  if (!opened.ok) {
    await uncountToday(on, count)
    return fail(bankError('FaceUnavailable'))
  }
  const noted = await use.opened?.(scope, opened.value.bizToken)
  if (noted?.ok === false) return noted
  return ok({ ...opened.value, attemptsLeft: FACES_A_DAY - (await countedToday(on, count)), demo: face.demo })
})

/** The app names the verification; the bank asks the service itself whether the face matched. */
export const tencentFaceVerify = sessionHandler(
  calls.tencentFaceVerify,
  async (scope, { bizToken, faceMatchScene: scene }) => {
    const { bank, session, now, today, realNow } = scope
    const { customerId } = session
    const on = bank.db.drizzle
    if (customerId === undefined) return fail(bankError('TokenRefused'))
    if (!(await hasConsent(on, session, 'face', FACE_CONSENT_VERSION))) return fail(bankError('FaceConsentMissing'))
    const said = await bank.services.face.outcome(on, realNow, bizToken, { openId: session.openId, scene })
    if (!said.ok) return fail(bankError('FaceUnavailable'))
    const outcome = said.value
    if (!outcome) return fail(bankError('TokenRefused'))
    const followed = outcome.passed
      ? await findScene(bank.capabilities, scene)?.passed(scope, customerId, bizToken)
      : undefined
    if (followed?.ok === false) return followed
    const detail = { scene, faceResult: outcome.faceResult }
    await recordEvent(on, now, 'face', { customerId, sessionId: session.id, detail })
    return ok({ ...outcome, attemptsLeft: await facesLeft(on, customerId, today) })
  },
)

const IN_ORDER = 'N'

/** Papers with which an account isn't woken. */
const activationObstacle: OwnerObstacleRule = async (on, { customer, today }) => {
  if (customer.idCardUntil !== null && customer.idCardUntil < today) return bankError('IdCardExpired')
  const isLost = await isLostIdCard(on, customer.idCardNo ?? '', customer.idCardFrom ?? '')
  return isLost ? bankError('IdCardLost') : undefined
}

/** The code is checked last, so that an earlier refusal doesn't use it up. */
const activating = accountHandler(calls.activateAccount, async (scope, { smsCode }) => {
  const { bank, customer, account, session, now, realNow } = scope
  const { id: customerId } = customer
  const on = bank.db.drizzle
  if (!isDormant(accountState(account))) return fail(bankError('AccountNotDormant'))
  const obstacle = await activationObstacle(on, scope)
  if (obstacle) return fail(obstacle)
  if (!(await hasPass(on, customerId, 'activateAccount', realNow))) return fail(bankError('FaceMissing'))
  const used = await consumeSmsCode(on, realNow, customer.mobileNo ?? '', 'activateAccount', smsCode)
  if (!used.ok) return used
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await consumePass(tx, customerId, 'activateAccount', realNow))) return fail(bankError('FaceMissing'))
    await tx.update(schema.accounts).set({ acctStatus: IN_ORDER }).where(eq(schema.accounts.customerId, customerId))
    const record = await recordIdentity(tx, { customerId, kind: 'ACTIVATION', title: '激活账户', at: now })
    await recordEvent(tx, now, 'accountActivated', { customerId, sessionId: session.id })
    return ok(wireRecord(record))
  })
})

export const activateAccount: typeof activating = { ...activating, ownerObstacle: activationObstacle }

/** Shows the first characters of an address, so that its owner recognises it. */
const maskAddress = (address: string): string => {
  const characters = Array.from(address)
  const shown = Math.min(4, Math.floor(characters.length / 2))
  return characters.slice(0, shown).join('') + '*'.repeat(characters.length - shown)
}

const wirePersonal = ({ contact: _others, address, ...codes }: PersonalInfo) => ({
  ...codes,
  address: maskAddress(address),
})

export const queryPersonalInfo = accountHandler(calls.queryPersonalInfo, async ({ bank, customer }) => {
  const { personal } = profileOf(customer)
  const tax = await residencyInForce(bank.db.drizzle, customer.id)
  const reviewed = await idCardUnderReview(bank.db.drizzle, customer.id)
  return ok({
    name: maskName(customer.realName ?? ''),
    idCardNo: maskIdCard(customer.idCardNo ?? ''),
    idCardUntil: customer.idCardUntil ?? '',
    mobileNo: maskPhone(customer.mobileNo ?? ''),
    ...(personal && { personal: wirePersonal(personal) }),
    ...(tax && { taxResidency: tax.statement.residency }),
    ...(reviewed && { idCardReview: reviewed.recordNo }),
  })
})

export const updatePersonalInfo = accountHandler(calls.updatePersonalInfo, async ({ bank, customer, now }, request) => {
  const personal = readPersonalInfo(request)
  if (!personal.ok) return personal
  const { id: customerId } = customer
  return bank.db.transaction(async (tx) => {
    await keepPersonalInfo(tx, customerId, personal.value)
    await doubtResidency(tx, customerId, now)
    const record = await recordIdentity(tx, { customerId, kind: 'INFORMATION', title: '完善个人信息', at: now })
    await occurred(tx, bank.capabilities, { occasion: 'infoCompleted', customerId, about: record.recordNo, now })
    return ok(wireRecord(record))
  })
})

export const queryRegions = publicHandler(calls.queryRegions, (_scope, { parent }) =>
  Promise.resolve(ok({ regions: [...regionsIn(parent)] })),
)

export const queryCountries = publicHandler(calls.queryCountries, () =>
  Promise.resolve(ok({ countries: [...COUNTRIES] })),
)

export const queryTaxResidency = accountHandler(calls.queryTaxResidency, async ({ bank, customer }, { after }) =>
  ok(await pageOfDeclarations(bank.db.drizzle, customer.id, after)),
)

const told = ({ version, state }: TaxDeclaration) => ok({ version, state })

/** A form that was taken before is answered as before; what can't be taken is refused before the password costs a guess. */
export const updateTaxResidency = accountHandler(
  calls.updateTaxResidency,
  async (scope, { clientId, password, declared: _, ...form }) => {
    const statement = readTaxResidency(form)
    if (!statement.ok) return statement
    const { bank, customer, now } = scope
    const { id: customerId } = customer
    const known = async (on: Parameters<typeof declaredBy>[0]) => {
      const before = await declaredBy(on, customerId, clientId)
      if (!before) return undefined
      return isSameStatement(before.statement, statement.value) ? told(before) : fail(bankError('ClientIdReused'))
    }
    const before = await known(bank.db.drizzle)
    if (before) return before
    const checked = await givePayPassword(scope, customerId, password)
    if (!checked.ok) return checked
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const meanwhile = await known(tx)
      if (meanwhile) return meanwhile
      const kept = await declareResidency(tx, customerId, { statement: statement.value, clientId, now })
      await recordIdentity(tx, { customerId, kind: 'TAX', title: '税收居民身份声明', at: now })
      return told(kept)
    })
  },
)

export const explainTaxResidency = accountHandler(calls.explainTaxResidency, ({ bank, customer, now }, given) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const taken = await explainResidency(tx, customer.id, given, now)
    return taken.ok ? ok({}) : taken
  }),
)

export const queryIdentifyList = accountHandler(calls.queryIdentifyList, async ({ bank, customer }) => {
  const records = await recordsOf(bank.db.drizzle, customer.id)
  return ok({ records: records.map(wireRecord) })
})
