import { ErrorState } from '@/ui/ErrorState'
import { OfferCards } from './OfferCards'
import { useOffers } from './useHome'

export function Products() {
  const { offers, failed, reload } = useOffers()
  return failed ? <ErrorState onRetry={reload} /> : <OfferCards offers={offers} />
}
