import { pictureAddress } from '@/domain/pictures'
import type { ShareContent } from '@/platform/share/types'
import { BASE, h5Link, miniProgramLink } from '@/routes/link'
import type { Query } from '@/routes/link'
import type { Route } from '@/routes/names'

export interface SharedText {
  readonly title: string
  readonly description: string
  /** The link's query besides the route. */
  readonly query: Query
  /** Whether the link may name its sharer; false for products that only the bank itself may promote. */
  readonly promoted: boolean
}

/**
 * The content a page offers to WeChat's share menu; undefined for a page that shows anything of an account.
 * @param marketNo the sharer's marketing number, which the bank gives only to people who may promote
 */
export function sharedPage(
  row: Route,
  { title, description, query, promoted }: SharedText,
  marketNo: string | undefined,
): ShareContent | undefined {
  if (row.access !== 'public') return undefined
  const whole = promoted && marketNo !== undefined ? { ...query, marketNo } : query
  const path = miniProgramLink(row.name, whole)
  if (path === undefined) return undefined
  return {
    title,
    description,
    url: BASE + h5Link(row.name, whole),
    path,
    image: pictureAddress(BANK_ORIGIN, 'shareCard'),
  }
}
