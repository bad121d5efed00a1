import { BRAND } from '@/domain/brand'
import type { SharedText } from '@/features/share/sharedPage'
import type { PageFamily } from '../routeFamily'

/** What a product's page says where it is shared: no rate, which may be another one when the link is opened. */
export function sharedProduct({ description }: PageFamily, productType: string | undefined): SharedText {
  const { bottomNotice, features } = description.index
  return {
    title: `${description.name} · ${BRAND.bankName}`,
    description: bottomNotice ?? features.map(({ title }) => title).join(' · '),
    query: { productType },
    // A distributed product is promoted by the bank alone (marketing rules of 2026).
    promoted: description.kind === 'deposit',
  }
}
