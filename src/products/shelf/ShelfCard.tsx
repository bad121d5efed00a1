import { SALE_TAGS } from '../model/facts'
import { productLook } from '../model/figure'
import type { ShelfProduct } from '../model/shelfProduct'
import { ProductCard } from '@/ui/ProductCard'

interface ShelfCardProps {
  readonly product: ShelfProduct
  /** Why one would take it rather than another. */
  readonly reason: string | undefined
  /** Undefined while products are opened and not chosen. */
  readonly picked?: boolean
  readonly onPress: () => void
}

/** A product on the shelf. */
export const ShelfCard = ({ product: { facts, family }, reason, picked, onPress }: ShelfCardProps) => (
  <ProductCard
    {...productLook(family, facts)}
    note={reason}
    closed={SALE_TAGS[facts.saleStatus]}
    picked={picked}
    onPress={onPress}
  />
)
