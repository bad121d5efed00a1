import { BRIDGE_KEYS, bridgeOf } from '@/domain/bridge/bridges'
import type { BridgeKey } from '@/domain/bridge/bridges'
import { GIFT_FACTS } from '@/domain/bridge/gifts'
import { channelOf, CHANNELS } from '@/domain/channels/channels'
import type { ChannelCode } from '@/domain/channels/channels'
import { PROVIDER_KINDS, PROVIDERS } from '@/domain/providers'
import type { Provider, ProviderKind } from '@/domain/providers'
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

/** A firm as it is made known. */
export type ShownPartner = Omit<Provider, 'kind'>

/** A firm that customers are led to. */
export interface ShownBridge extends ShownPartner {
  readonly key: BridgeKey
}

const TITLES: Readonly<Record<ProviderKind, string>> = {
  manager: '理财产品管理人',
  payment: '支付与清算合作机构',
  technology: 'SDK与技术服务商',
  register: '信息核验机构',
}

/** Who has a part in what the app does without a customer being led there, by what they do. */
export const providers = (): readonly { readonly title: string; readonly firms: readonly ShownPartner[] }[] =>
  PROVIDER_KINDS.map((kind) => ({
    title: TITLES[kind],
    firms: Object.values<Provider>(PROVIDERS).filter((one) => one.kind === kind),
  }))

/** Everybody else who answers for something that the app leads to, with what each is given (src/domain/bridge). */
export const partners = (): readonly ShownBridge[] =>
  BRIDGE_KEYS.flatMap((key) => {
    const { name, by, about, gives } = bridgeOf(key)
    if (by === undefined) return []
    const gets = gives.map((gift) => GIFT_FACTS[gift].name).join('、')
    return [{ key, name, by, about, gets: gets === '' ? '不提供' : `${gets}，经您同意后提供` }]
  })
