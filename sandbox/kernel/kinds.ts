/**
 * Kinds of orders, postings and messages. The kernel names none: a capability keeps its kinds with their Chinese titles in
 * `kinds.ts` and adds them here by `declare module`, so that a kind without a title is a type error where it is used.
 */

/** Kinds and what each is called to the customer. */
export type Titles<Kind extends string = string> = Readonly<Record<Kind, string>>

/** What an interface of kinds takes from a capability's titles. */
export type KindsOf<T extends Titles> = { readonly [Kind in keyof T]: T[Kind] }

export interface OrderKinds {}
export interface PostingKinds {}
export interface MessageKinds {}

/** What a customer ordered, or what was done for them: written with each order. */
export type OrderKind = keyof OrderKinds
/** Why money moved: written with each transaction of the ledger. */
export type PostingKind = keyof PostingKinds
/** What a message to a customer is about. */
export type MessageKind = keyof MessageKinds
