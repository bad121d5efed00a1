import { and, eq, like } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { OwnThing, SAMPLES } from '@/contract/samples'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { rewardFor, withdrawalFor } from '@sandbox/business/campaign/testing/rewards'
import { boundCards } from '@sandbox/business/card/tables'
import { settlementFor } from '@sandbox/business/commission/testing/earned'
import { chanceFor, parcelFor } from '@sandbox/business/draw/testing/parcels'
import { facePasses } from '@sandbox/business/identity/tables'
import {
  DEBIT_CARD,
  expectDone,
  passResendTime,
  PASSWORD,
  withLuhn,
} from '@sandbox/business/onboarding/testing/applicant'
import type { Applicant, BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { noteProof } from '@sandbox/kernel/session/sessions'
import { approvalsFor } from './approvals'
import type { SampleApproval } from './approvals'
import { newClientId } from './client'
import {
  adviceOf,
  buy,
  codeFor,
  familyGrantOf,
  giveOne,
  invitationOf,
  issueStatement,
  liftCourtFreezes,
  lossCaseOf,
  newPicture,
  orderOf,
  orgOf,
  otherCardOf,
  otherDeviceOf,
  paidPayoutOf,
  partnerOrderOf,
  payoutOf,
  phoneChangeOf,
  pictureOfCase,
  potWithMoney,
  provingCardOf,
  relationTo,
  servedOf,
  simulatedOrderOf,
  usableSub,
  WEALTH,
} from './things'
import { mallOrderOf, voucherOf } from './points'

type SmsPurpose = (typeof SMS_PURPOSES)[number]

/**
 * How far somebody has come: a customer with an account, an applicant with everything given but no account, or a newcomer.
 */
export const ROLES = ['customer', 'applicant', 'newcomer'] as const

export type Role = (typeof ROLES)[number]

/** A person who asks calls, and can find what a sample calls their own. */
export interface Person {
  readonly role: Role
  readonly applicant: Applicant
  /** The customer's id; undefined for a person who is not registered. */
  customerId(): Promise<string | undefined>
  find(thing: OwnThing): Promise<string>
  /** What is found once and is the same from then on. */
  kept(): Promise<Kept>
}

export type Kept = Readonly<Partial<Record<OwnThing, string>>>

const SECOND_CARD = withLuhn('622848123456781357')

type CardText = Pick<RequestOf<typeof CALLS.confirmIdCard>, keyof typeof SAMPLES.confirmIdCard>

/** Finds a person's own things; what one call uses up is made anew for each call. */
export function personOf(
  bank: BankHere,
  role: Role,
  applicant: Applicant,
  password = PASSWORD,
  known: Kept = {},
): Person {
  const { app, key, mobileNo } = applicant
  const customerId = async (): Promise<string | undefined> => (await identityOf(bank, key))?.id
  let papers: Promise<CardText> | undefined
  const paper = (field: keyof CardText) => async () => (await (papers ??= papersOf(applicant)))[field]
  const code = (purpose: SmsPurpose, number?: string) => async () => {
    await passResendTime(bank)
    // One person asks for every purpose's code on one day.
    await bank.db.drizzle.delete(schema.dailyCounts).where(like(schema.dailyCounts.kind, 'sms%'))
    // A person who can't get a code for this still asks, with a wrong one.
    return applicant.sms(purpose, number).catch(() => '000000')
  }
  /** Of the application that was found last. */
  let lastHash = '0'.repeat(64)
  const ownApproval = async (how: SampleApproval): Promise<string> => {
    const id = (await customerId()) ?? ''
    if (role !== 'customer') return 'none'
    const orgId = await orgOf(bank, 'free', id)
    const keep = how === 'KEPT' ? undefined : await things.approval()
    const made = await approvalsFor(bank.db, { orgId, customerId: id, role: 'LEGAL' }, { how, keep })
    await app.call(CALLS.actFor, { orgId })
    lastHash = made.payloadHash
    return made.approvalId
  }
  const kept = new Map(Object.entries(known).map(([thing, value]) => [thing as OwnThing, Promise.resolve(value)]))
  const once = (thing: OwnThing, make: () => Promise<string>) => () => {
    const found = kept.get(thing) ?? make()
    kept.set(thing, found)
    return found
  }
  const deposit = (amount: number) => () => buy(app, { productType: '20521', amount, expectedRate: 105 })
  const orderTransfer = async (
    name: 'transferIn' | 'transferOut',
    order: { readonly amount: number; readonly speed?: 'NEXT_DAY' },
  ): Promise<string> => {
    const request = { ...order, clientId: newClientId(), cardId: await things.card(), password }
    const taken = await app.call(CALLS[name], request as never)
    return taken.ok ? taken.value.orderNo : 'none'
  }
  const things: Readonly<Record<OwnThing, () => Promise<string>>> = {
    loginToken: async () => `demo:${key}`,
    clientNo: async () => (await identityOf(bank, key))?.clientNo ?? 'none',
    mobileNo: async () => mobileNo,
    registerCode: code('register', mobileNo),
    bindCardCode: code('bindCard', mobileNo),
    activateAccountCode: code('activateAccount'),
    resetPasswordCode: code('resetPassword'),
    resetGestureCode: code('resetGesture'),
    credentialReviewCode: code('credentialReview'),
    closeAccountCode: code('closeAccount'),
    newDeviceCode: async () => {
      await noteProof(bank.db.drizzle, tokenHash(app.token), machineNow())
      return code('newDevice')()
    },
    otherDevice: async () => otherDeviceOf(bank, (await customerId()) ?? ''),
    login: async () => {
      const told = await app.call(CALLS.queryLoginRecords, {})
      return (told.ok ? told.value.records[0]?.id : undefined) ?? '1'
    },
    syncAccountCode: code('syncAccount'),
    confirmPhoneCode: code('confirmPhone'),
    cardPhoneCode: code('cardPhone', mobileNo),
    changePhoneOldCode: code('changePhoneOld'),
    phoneToName: async () => phoneChangeOf(bank, (await customerId()) ?? '', { method: 'FACE', state: 'OLD_PROVED' }),
    phoneToProve: async () => phoneChangeOf(bank, (await customerId()) ?? '', { method: 'OLD_CODE', state: 'STARTED' }),
    phoneToCheck: async () => phoneChangeOf(bank, (await customerId()) ?? '', { method: 'REVIEW', ...PROVED }),
    phoneToReview: async () =>
      phoneChangeOf(bank, (await customerId()) ?? '', { method: 'OLD_CODE', ...PROVED, owner: 'mismatch' }),
    cardPhone: async () => {
      await liftCourtFreezes(bank, (await customerId()) ?? '')
      const first = and(eq(boundCards.customerId, (await customerId()) ?? ''), eq(boundCards.role, 'FIRST'))
      await bank.db.drizzle.update(boundCards).set({ mobileNo: '17000095791' }).where(first)
      return mobileNo
    },
    openingCardNo: async () => DEBIT_CARD,
    secondCardNo: async () => SECOND_CARD,
    portraitImage: paper('portraitImageId'),
    emblemImage: paper('emblemImageId'),
    idCardName: paper('name'),
    idCardNo: paper('idCardNo'),
    idCardNation: paper('nation'),
    idCardAddress: paper('address'),
    idCardAuthority: paper('authority'),
    idCardFrom: paper('validFrom'),
    idCardUntil: paper('validUntil'),
    faceToken: async () => {
      const faceScene = role === 'customer' ? 'updateIdCard' : 'openAccount'
      const opened = await app.call(CALLS.openFaceVerification, { faceScene })
      return opened.ok ? opened.value.bizToken : 'none'
    },
    payPassword: async () => password,
    gesture: async () => DEMO_GESTURE,
    deposit: once('deposit', deposit(16_180_000)),
    shares: async () => {
      const held = await app.call(CALLS.queryHoldings, { productTypes: [WEALTH], state: 'open' })
      return expectDone(held).holdings[0]?.seqNo ?? 'none'
    },
    coupon: async () => giveOne(bank, (await customerId()) ?? ''),
    clientId: once('clientId', async () => {
      const order = orderOf({ productType: '20524', amount: 57_720_000, expectedRate: 165 })
      expectDone(await app.call(CALLS.buyProduct, order))
      return order.clientId
    }),
    newClientId: async () => newClientId(),
    message: async () => {
      const box = await app.call(CALLS.queryMessages, {})
      return (box.ok ? box.value.messages[0]?.id : undefined) ?? '1'
    },
    card: async () => {
      const bound = await app.call(CALLS.queryBoundCards, {})
      return bound.ok ? (bound.value.cards[0]?.cardId ?? 'none') : 'none'
    },
    otherCard: async () => (role === 'customer' ? otherCardOf(bank, (await customerId()) ?? '') : 'none'),
    nextFirstCard: async () => {
      if (role !== 'customer') return 'none'
      const id = (await customerId()) ?? ''
      await bank.db.drizzle
        .insert(facePasses)
        .values({ customerId: id, scene: 'changeFirstCard', passedAt: machineNow() })
      return otherCardOf(bank, id)
    },
    familyGrant: async () => (role === 'customer' ? familyGrantOf(bank, (await customerId()) ?? '') : 'none'),
    familyInvitation: async () => (role === 'customer' ? invitationOf(bank, (await customerId()) ?? '') : 'none'),
    org: async () => orgOf(bank, 'free', (await customerId()) ?? ''),
    approval: once('approval', async () => ownApproval('KEPT')),
    draftApproval: async () => ownApproval('DRAFT'),
    draftHash: async () => lastHash,
    openApproval: async () => ownApproval('SUBMITTED'),
    waitingApproval: async () => ownApproval('WAITING'),
    waitingHash: async () => lastHash,
    orgCard: async () => {
      const id = (await customerId()) ?? ''
      const orgId = await orgOf(bank, 'proving', id)
      return provingCardOf(bank, orgId, id)
    },
    transfer: once('transfer', async () => orderTransfer('transferIn', { amount: 161_803 })),
    waitingTransfer: async () => orderTransfer('transferOut', { amount: 271_829, speed: 'NEXT_DAY' }),
    subAccount: async () => usableSub(bank, (await customerId()) ?? ''),
    pot: async () => potWithMoney(bank, (await customerId()) ?? ''),
    case: async () => adviceOf(bank, (await customerId()) ?? ''),
    casePicture: async () => pictureOfCase(bank, (await customerId()) ?? ''),
    newCasePicture: async () => newPicture(bank, (await customerId()) ?? ''),
    lossCase: async () => (role === 'customer' ? lossCaseOf(bank, (await customerId()) ?? '') : 'none'),
    statement: once('statement', async () => (await issueStatement(bank, app, password))?.statementId ?? 'none'),
    checkCode: async () => {
      const told = await app.call(CALLS.queryStatements, {})
      const of = await things.statement()
      const own = told.ok ? told.value.statements.find(({ statementId }) => statementId === of) : undefined
      return own?.issued?.checkCode ?? 'none'
    },
    payout: async () => (role === 'customer' ? payoutOf(bank, (await customerId()) ?? '') : 'none'),
    paidPayout: once('paidPayout', async () =>
      role === 'customer' ? paidPayoutOf(bank, (await customerId()) ?? '') : 'none',
    ),
    reward: async () => (role === 'customer' ? rewardFor(bank.db, (await customerId()) ?? '') : 'none'),
    activityOrder: once('activityOrder', async () =>
      role === 'customer' ? withdrawalFor(bank.db, (await customerId()) ?? '') : 'none',
    ),
    settlement: once('settlement', async () =>
      role === 'customer' ? settlementFor(bank.db, (await customerId()) ?? '', demoCustomerId('zhangwei')) : 'none',
    ),
    authorisation: once('authorisation', async () => partnerOrderOf(bank, (await customerId()) ?? '')),
    waitingAuthorisation: async () => partnerOrderOf(bank, (await customerId()) ?? ''),
    partnerOrder: async () => simulatedOrderOf(bank, (await identityOf(bank, key))?.clientNo ?? ''),
    mallOrder: once('mallOrder', async () => mallOrderOf(bank, (await customerId()) ?? '', 'PLACED')),
    placedMallOrder: async () => mallOrderOf(bank, (await customerId()) ?? '', 'PLACED'),
    sentMallOrder: async () => mallOrderOf(bank, (await customerId()) ?? '', 'SHIPPED'),
    drawChance: async () => chanceFor(bank, (await customerId()) ?? ''),
    parcel: once('parcel', async () => parcelFor(bank, (await customerId()) ?? '', 'SHIPPED')),
    openParcel: async () => parcelFor(bank, (await customerId()) ?? '', 'ASKED'),
    sentParcel: async () => parcelFor(bank, (await customerId()) ?? '', 'SHIPPED'),
    voucher: async () => voucherOf(bank, (await customerId()) ?? ''),
    relation: async () => relationTo(bank, (await customerId()) ?? ''),
    served: async () => (role === 'customer' ? servedOf(bank, (await customerId()) ?? '') : 'none'),
    agreementCode: async () => (await codeFor(bank, (await customerId()) ?? '')).code,
    keptValue: async () => `draft of ${key} 8675309`,
  }
  const toKeep = async (): Promise<Kept> =>
    Object.fromEntries(await Promise.all([...kept].map(async ([thing, value]) => [thing, await value] as const)))
  return { role, applicant, customerId, find: (thing) => things[thing](), kept: toKeep }
}

const PROVED = { state: 'NEW_PROVED', newNo: '17000096913' } as const

/** Uploads both sides of the person's ID card, and reads them; empty for a person who may not. */
async function papersOf(applicant: Applicant): Promise<CardText> {
  const none = { portraitImageId: 'none', emblemImageId: 'none', name: '', idCardNo: '', nation: '', address: '' }
  const papers = applicant.papers().catch(() => ({ ...none, authority: '', validFrom: '', validUntil: '' }))
  return (await papers) as CardText
}

async function identityOf(bank: BankHere, key: string) {
  const { customers, wechatIdentities } = schema
  const [found] = await bank.db.drizzle
    .select({ id: customers.id, clientNo: customers.clientNo })
    .from(wechatIdentities)
    .innerJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .where(eq(wechatIdentities.openId, demoOpenId(key)))
  return found
}
