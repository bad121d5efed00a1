import { CHANNELS } from '@brand'
import type { FamilyKey } from '../product/families'
import type { Channel, PartnerPage } from './channel'

/**
 * The route families of the cooperating channels (specification §2, `coop*`): pages of the gain deposits that only a
 * partner's customers see.
 */
export const PARTNER_PAGES = ['coop', 'coopDeposit'] as const satisfies readonly PartnerPage[]

/** The bank's cooperating channels (brands/). */
export { CHANNELS }

export type ChannelCode = keyof typeof CHANNELS

const isChannel = (code: string): code is ChannelCode => Object.prototype.hasOwnProperty.call(CHANNELS, code)

/** The channel's own row, with its optional parts. */
export const channelOf = (code: ChannelCode): Channel => CHANNELS[code]

/** Whether a channel offers a product family; customers without a channel are offered everything. */
export const offers = (channel: ChannelCode | undefined, family: FamilyKey | undefined): boolean => {
  const families = channel && channelOf(channel).families
  return !families || (family !== undefined && families.includes(family))
}

/** Whether a route family is a partner's. */
export const isPartnerPage = (name: string): name is PartnerPage => PARTNER_PAGES.some((page) => page === name)

/** Whether customers of a channel may see a partner's page and buy there; customers without a channel may not. */
export const opensPage = (channel: ChannelCode | undefined, page: PartnerPage): boolean =>
  channel !== undefined && (channelOf(channel).pages ?? []).includes(page)

/** Who brought the customer: a channel, and codes of promoters or staff, never a person's number (§3, §6). */
export interface OrderSource {
  readonly channel?: ChannelCode | undefined
  readonly marketNo?: string | undefined
  readonly saverId?: string | undefined
  readonly promote_id?: string | undefined
  readonly sales_id?: string | undefined
}

const CODE = /^[A-Za-z0-9_-]{1,64}$/
const CODE_KEYS = ['marketNo', 'saverId', 'promote_id', 'sales_id'] as const

/**
 * What a link says about who brought the customer; undefined when it says nothing. The channel is in `channel` or, in the
 * partners' older links, in `marketNo`. Unknown channels and malformed codes are left out, so that such a customer counts
 * as an ordinary one.
 */
export function sourceOf(query: Readonly<Record<string, string | undefined>>): OrderSource | undefined {
  const named = [query.channel, query.marketNo].find((code) => code !== undefined && isChannel(code))
  const codes = CODE_KEYS.flatMap((key) => {
    const value = query[key]
    return value !== undefined && CODE.test(value) ? [[key, value] as const] : []
  })
  const source: OrderSource = {
    ...Object.fromEntries(codes),
    ...(named !== undefined && isChannel(named) ? { channel: named } : {}),
  }
  return Object.keys(source).length === 0 ? undefined : source
}

/**
 * The client number of the promoter who made the link (specification §7, getMarketNoByClient); undefined when the link has
 * the marketing number itself, or no promoter.
 */
export function promoterOf(query: Readonly<Record<string, string | undefined>>): string | undefined {
  const { clientNo, marketNo } = query
  return marketNo === undefined && clientNo !== undefined && CODE.test(clientNo) ? clientNo : undefined
}

/** The source as it counts for a customer: without the channel when it is for staff and the customer isn't. */
export function settledSource(source: OrderSource, isStaff: boolean): OrderSource {
  const { channel, ...codes } = source
  if (channel === undefined || (channelOf(channel).staffOnly && !isStaff)) return codes
  return source
}
