import type { MessageGroup } from '@/domain/message/groups'

/**
 * Kinds of orders, postings and messages. The kernel names none: a capability keeps its kinds with their Chinese titles in
 * `kinds.ts` and adds them here by `declare module`, so that a kind without a title is a type error where it is used.
 */

/** Kinds and what each is called to the customer. */
export type Titles<Kind extends string = string> = Readonly<Record<Kind, string>>

/** What the customer's message box needs to know of a kind of messages. */
export interface MessageKindFacts {
  /** Chinese, in the settings of messages. */
  readonly title: string
  /** The part of the box it stands in. */
  readonly group: MessageGroup
  /**
   * Whether the customer may turn it off. `always` is for messages about the account's safety or money that leaves it, and
   * for those the bank has promised to send (docs/decisions/message.md).
   */
  readonly sent: 'always' | 'unlessRefused'
}

/** A capability's kinds of messages. */
export type MessageTable<Kind extends string = string> = Readonly<Record<Kind, MessageKindFacts>>

/** The members that a capability's table of kinds adds to an interface of kinds. */
export type KindsOf<T extends object> = { readonly [Kind in keyof T]: T[Kind] }

export interface OrderKinds {}
export interface PostingKinds {}
export interface MessageKinds {}

/** What a customer ordered, or what was done for them: written with each order. */
export type OrderKind = keyof OrderKinds
/** Why money moved: written with each transaction of the ledger. */
export type PostingKind = keyof PostingKinds
/** What a message to a customer is about. */
export type MessageKind = keyof MessageKinds
