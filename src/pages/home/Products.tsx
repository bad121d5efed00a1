import { useProducts } from '@/app/useProducts'
import { Loaded } from '@/features/loaded/Loaded'
import { OfferCards } from './OfferCards'
import { offersOf } from './offers'

/** The shelf's products for home: public, so asked at once and without waiting for a session. */
export function Products() {
  const read = useProducts()
  return (
    <Loaded read={read} waiting={<OfferCards offers={undefined} />}>
      {({ products }) => <OfferCards offers={offersOf(products)} />}
    </Loaded>
  )
}
