import type { TargetKey } from '@/domain/bridge/targets'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import type { Result } from '@/domain/result'
import type { TransferDirection, TransferFailure } from '@/domain/transfer/machine'
import type { Queryable } from './db'

/** The messaging platform as the bank's server knows it: the simulator, or WeChat itself (`sandbox/host/wechat`). */
export interface WechatPlatform {
  /** Of the account that the H5 belongs to. */
  readonly appId: string
  /**
   * The address at which a browser authorises; it comes back to `returnTo` with `?token=…&state=…`. Undefined when there is
   * no account for the H5.
   */
  authoriseUrl(state: string, returnTo: string): string | undefined
  /** The open id behind a mini-program's `wx.login` code; `unknown` when the platform doesn't know the code. */
  openIdOfLogin(on: Queryable, code: string): Promise<Result<string, 'unknown' | 'unavailable'>>
  /** The ticket that JS-SDK signatures are made with. */
  jsTicket(on: Queryable): Promise<Result<string, 'unavailable'>>
  /**
   * An address that opens a route in the mini-program from outside.
   * @param days how long it works
   */
  urlLink(on: Queryable, route: string, days: number): Promise<Result<string, 'unavailable'>>
}

export interface FaceRequest {
  readonly openId: string
  readonly customerId: string
  /** What the face is checked for. */
  readonly scene: string
  /** Where the service's own page comes back to, below /main/; undefined in the mini-program. */
  readonly returnTo: string | undefined
  /** Whose face it must be; undefined where the bank doesn't know it. */
  readonly person: FacePerson | undefined
}

export interface FacePerson {
  readonly name: string
  readonly idCardNo: string
}

export interface FaceVerification {
  readonly bizToken: string
  /** The service's page; only with `returnTo`. */
  readonly url?: string
}

export interface FaceOutcome {
  readonly passed: boolean
  /** 0 passed, 1 another face, 2 no living person, 3 no picture on record, 4 not finished, 5 the service couldn't tell. */
  readonly faceResult: string
}

/** The face service. */
export interface FaceService {
  /** Whether the answers come from a simulator. */
  readonly demo: boolean
  open(on: Queryable, now: number, request: FaceRequest): Promise<Result<FaceVerification, 'unavailable'>>
  /**
   * The outcome of a verification that was opened for this open id and scene; undefined when there is none. Each outcome
   * is given once. `unavailable`: it may be asked again with the same token.
   */
  outcome(
    on: Queryable,
    now: number,
    bizToken: string,
    whose: FaceSubject,
  ): Promise<Result<FaceOutcome | undefined, 'unavailable'>>
}

export type FaceSubject = Pick<FaceRequest, 'openId' | 'scene'>

/** What a reader recognised on an ID card's two sides; '' for what it could not read. */
export interface RecognisedIdCard {
  readonly name: string
  readonly idCardNo: string
  readonly sex: string
  readonly nation: string
  readonly birth: string
  readonly address: string
  readonly authority: string
  readonly validFrom: string
  readonly validUntil: string
  readonly longTerm: boolean
}

export interface IdCardPictures {
  readonly customerId: string
  readonly portrait: Uint8Array
  readonly emblem: Uint8Array
  /** The bank's day. */
  readonly today: Day
}

/** Reads ID cards. */
export interface OcrService {
  readonly demo: boolean
  recognise(
    on: Queryable,
    pictures: IdCardPictures,
  ): Promise<Result<RecognisedIdCard, 'blurred' | 'wrongSide' | 'unavailable'>>
}

export interface Identity {
  readonly customerId: string
  readonly name: string
  readonly idCardNo: string
}

/** The register of citizens: tells whether name and number belong together. */
export interface IdentityRegister {
  check(on: Queryable, identity: Identity): Promise<'match' | 'mismatch' | 'unavailable'>
}

export interface CardHolder extends Identity {
  readonly cardNo: string
  /** The number the customer says the card's bank has. */
  readonly mobileNo: string
}

/** An order for money from or to a card. */
export interface CardPayment {
  /** The bank's number of it; the network moves money at most once for one number. */
  readonly orderNo: string
  readonly customerId: string
  /** IN: from the card. */
  readonly direction: TransferDirection
  readonly cardNo: string
  /** Fen. */
  readonly amount: Fen
}

/** The network's answer to an order: carried out, refused, or none within 30 s. */
export type CardAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly failure: Exclude<TransferFailure, 'clarified'> }
  | { readonly kind: 'unanswered' }

/** What a card's bank did later with an order that had been carried out. */
export interface CardNotice {
  readonly orderNo: string
  /** Money out sent back, or money in taken back. */
  readonly kind: 'returned' | 'reversed'
  /** Why, in the bank's words. */
  readonly reason: string
}

/**
 * The network that connects the banks of cards. A real one is a module beside the simulator in `sandbox/host/simulators`,
 * chosen by CARD_SERVICE (`sandbox/host/config.ts`); no other code depends on which one answers.
 */
export interface CardNetwork {
  /** Whether card, name, ID and phone belong together. */
  verify(on: Queryable, holder: CardHolder): Promise<'match' | 'phone' | 'owner' | 'unavailable'>
  /** Whether a customer's card can be reached now, by the network's announcements; sends no request. */
  reaches(on: Queryable, customerId: string, cardNo: string): Promise<boolean>
  /**
   * Sends an order. A number that was sent before moves nothing again and is answered as `ask` does. Silence doesn't
   * reject.
   */
  send(on: Queryable, now: number, payment: CardPayment): Promise<CardAnswer>
  /** What became of an order; `notFound` when it never came there. */
  ask(on: Queryable, now: number, orderNo: string): Promise<CardAnswer | { readonly kind: 'notFound' }>
  /** Returns and reversals that are not acknowledged yet. */
  notices(on: Queryable, now: number): Promise<readonly CardNotice[]>
  /** Says that a notice was dealt with, so that it isn't given again. */
  acknowledge(on: Queryable, orderNo: string): Promise<void>
}

export interface PhoneHolder extends Identity {
  readonly mobileNo: string
}

/** The carriers' register of who holds a mobile number. */
export interface PhoneRegister {
  /** Whether the number is registered for this name and ID number. */
  check(on: Queryable, holder: PhoneHolder): Promise<'match' | 'mismatch' | 'unavailable'>
}

export type RegistryAnswer = 'open' | 'identity' | 'card' | 'accountLimit' | 'riskControl' | 'unavailable'

/** Where accounts are reported before they are opened. */
export interface AccountRegistry {
  admit(on: Queryable, applicant: Identity): Promise<RegistryAnswer>
}

/** Which of the bank's templates a text message follows. */
export type TextKind = 'code' | 'notice' | 'campaign'

/** A text message by SMS: carriers deliver only what follows a template that was approved. */
export interface TextMessage {
  /** Mainland number, 11 digits. */
  readonly mobileNo: string
  readonly kind: TextKind
  /** In the template's order. `code`: the code alone; otherwise the whole sentence, without the bank's name in brackets. */
  readonly values: readonly string[]
}

/**
 * `sent`: taken to be delivered. `tooOften`, `dailyLimit`: the carriers' limits for this number. `blocked`: the number gets
 * no messages. `refused`: this message never. `unavailable`: nothing was sent, later it may be. `unknown`: it may have been
 * sent, and is never sent again.
 */
export type SmsAnswer = 'sent' | 'tooOften' | 'dailyLimit' | 'blocked' | 'refused' | 'unavailable' | 'unknown'

/** How long in a minute one process turns to one outside party, ms (ours): its other work waits for it. */
export const MINUTE_SHARE_MS = 20_000

/** Delivers text messages. */
export interface SmsService {
  /** Whether the bank keeps codes in its texts, for the console to show in place of a phone. */
  readonly keepsTexts: boolean
  /** Sends a message, outside of any transaction. */
  send(message: TextMessage): Promise<SmsAnswer>
}

/** A message as WeChat shows it beside its chats: no amount, no name, only what it is about. */
export interface SubscriptionMessage {
  readonly openId: string
  readonly templateId: string
  /** At most 20 characters reach the customer. */
  readonly title: string
  /** The message it leads to, shown after the gesture. */
  readonly messageId: string
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

/** WeChat's subscription messages: each time the customer allows one, one may be sent. */
export interface SubscriptionMessages {
  /** The template for a kind of messages, as it was applied for at WeChat; undefined where there is none. */
  templateOf(kind: string): string | undefined
  /** `refused`: the customer has taken the permission back; it isn't tried again. */
  send(on: Queryable, message: SubscriptionMessage): Promise<'sent' | 'refused' | 'unavailable'>
}

/** An order as its partner has it. */
export interface PartnersOrder {
  /** The bank's number of the customer who ordered, as the partner got it across a bridge. */
  readonly clientNo: string
  readonly purpose: string
  /** Fen, above 0. */
  readonly amount: Fen
  readonly paid: boolean
  /** Where the partner wants its customer back: on one of its hosts. */
  readonly returnTo: string
}

/** A payment that a partner is told of. */
export interface PartnersPayment {
  readonly partner: string
  readonly partnerNo: string
  readonly amount: Fen
  readonly orderNo: string
}

/** Where bridges lead, and the partners' own systems. */
export interface Partners {
  /** A target's address without a token: https on one of its hosts (src/domain/bridge/targets.ts), or a simulator's path. */
  siteOf(target: TargetKey): string
  /** Its app id in WeChat; '' when there is none. */
  appIdOf(target: TargetKey): string
  /** An order by the partner's own number. */
  orderOf(on: Queryable, partner: string, partnerNo: string): Promise<PartnersOrder | 'unknown' | 'unavailable'>
  /** Tells of a payment, perhaps again. `refused`: it isn't what was ordered, and is to be paid back. */
  paid(on: Queryable, payment: PartnersPayment): Promise<'taken' | 'refused' | 'unavailable'>
  /** How many loans of the lenders behind the bridges the customer still repays from the account. */
  openLoans(on: Queryable, customerId: string): Promise<number | 'unavailable'>
}

/**
 * Keeps keys that never leave it, as a hardware security module does: who has the database alone can't compare a password.
 * A real one is a module beside the simulator in `sandbox/host/simulators`.
 */
export interface SecurityModule {
  /** The key that new MACs are made under. */
  readonly keyId: string
  /** A MAC of 32 bytes under one of its keys; undefined for a key it doesn't have. */
  mac(keyId: string, data: Uint8Array): Promise<Uint8Array | undefined>
}

/** The outside parties the bank talks to. */
export interface Services {
  readonly wechat: WechatPlatform
  readonly face: FaceService
  readonly ocr: OcrService
  readonly identity: IdentityRegister
  readonly card: CardNetwork
  readonly registry: AccountRegistry
  readonly phone: PhoneRegister
  readonly sms: SmsService
  readonly subscriptions: SubscriptionMessages
  readonly partners: Partners
}
