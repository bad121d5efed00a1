import { clientIdFrom, isClientId as isClientIdText } from '../domain/order/clientId'
import type { ClientId } from '../domain/order/clientId'
import type { RandomSource } from './random'

export type { ClientId } from '../domain/order/clientId'

const BYTES = 16

/** Whether a value has the shape of a client id. */
export const isClientId = (value: unknown): value is ClientId => typeof value === 'string' && isClientIdText(value)

/**
 * Makes the id a client gives a money call before its first try and keeps for every retry: 128 random bits.
 * @throws RandomUnavailable when the source is empty
 */
export const makeClientId = (random: RandomSource): ClientId => clientIdFrom(random.bytes(BYTES))
