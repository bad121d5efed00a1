import { pictureAddress } from '@/domain/pictures'
import type { ShareContent } from '@/platform/share/types'
import { BASE, h5Link, miniProgramLink } from '@/routes/link'
import type { Link, Query } from '@/routes/link'
import type { Route } from '@/routes/names'

export interface SharedText {
  readonly title: string
  readonly description: string
  /** The link's query besides the route. */
  readonly query: Query
  /** The public page that the card opens, where it isn't the one that is shared. */
  readonly opens?: Link
  /** Whether the link may name its sharer; false for products that only the bank itself may promote. */
  readonly promoted: boolean
}

/**
 * The content a page offers to WeChat's share menu; undefined for a page that shows anything of an account.
 * @param marketNo the sharer's marketing number, which the bank gives only to people who may promote
 */
export function sharedPage(
  row: Route,
  { title, description, query, promoted, opens }: SharedText,
  marketNo: string | undefined,
): ShareContent | undefined {
  if (row.access !== 'public') return undefined
  const { name } = opens ?? row
  const own = opens?.query ?? query
  const whole = promoted && marketNo !== undefined ? { ...own, marketNo } : own
  const path = miniProgramLink(name, whole)
  if (path === undefined) return undefined
  return {
    title,
    description,
    url: BASE + h5Link(name, whole),
    path,
    image: pictureAddress(BANK_ORIGIN, 'shareCard'),
  }
}
