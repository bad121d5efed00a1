import { BRIDGE_KEYS, bridgeOf } from '@/domain/bridges/bridges'
import { GIFT_FACTS } from '@/domain/bridges/gifts'
import { channelOf, CHANNELS } from '@/domain/channels/channels'
import type { ChannelCode } from '@/domain/channels/channels'
import { describeFamily } from '@/products/registry'

/** A channel as it is made known. */
export interface ShownChannel {
  readonly name: string
  /** The products that it shows, in Chinese. */
  readonly offers: string
}

/** Every cooperating channel of other firms; the bank's own staff aren't one. */
export const channels = (): readonly ShownChannel[] =>
  (Object.keys(CHANNELS) as ChannelCode[])
    .map(channelOf)
    .filter(({ staffOnly }) => staffOnly !== true)
    .map(({ name, families }) => ({
      name,
      offers: families ? families.map((family) => describeFamily(family).name).join('、') : '全部产品',
    }))

/** A firm that customers are led to. */
export interface ShownPartner {
  readonly name: string
  readonly by: string
  readonly about: string
  /** What it is given, in Chinese. */
  readonly gets: string
}

/** Everybody else who answers for something that the app leads to, with what each is given (src/domain/bridges). */
export const partners = (): readonly ShownPartner[] =>
  BRIDGE_KEYS.flatMap((key) => {
    const { name, by, about, gives } = bridgeOf(key)
    if (by === undefined) return []
    const gets = gives.map((gift) => GIFT_FACTS[gift].name).join('、')
    return [{ name, by, about, gets: gets === '' ? '不提供' : `${gets}，经您同意后提供` }]
  })
