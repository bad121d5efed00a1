import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ProductFacts } from '@/contract/product/productFacts'
import { notBuyableReason } from '@/products/model/facts'
import { productQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { switchTab } from '@/app/navigate'
import { BuyConfirm } from './BuyConfirm'
import { BuyForm } from './BuyForm'
import { Loaded } from '@/features/loaded/Loaded'
import { WrongLink } from '../WrongLink'
import { useBuy } from './useBuy'
import { useFamilyProduct } from '../useFamilyProduct'
import { useShownAgain } from '@/app/useShownAgain'
import { pageFamily } from '../routeFamily'

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="hero" />
    <Skeleton shape="text" />
  </>
)

/** Why the product can't be bought here, and the way to those that can. */
const notBuyable = (reason: string): EmptyProps => ({
  text: reason,
  action: { text: '看看可购产品', onPress: () => switchTab('/productDetailsHomePage') },
})

function Buy({ query, title }: PageProps<v.InferOutput<typeof productQuery>>) {
  const family = pageFamily(query.family)
  const product = useFamilyProduct(family, query.productType)
  const buying = useBuy(family, product)
  useShownAgain(buying.wallet.reload)
  const { description } = family
  const { refused, notOffered, read } = product
  const reasonAgainst = (facts: ProductFacts): string | undefined => notBuyableReason(facts, description)
  const buyable =
    !refused && notOffered === undefined && read.data !== undefined && reasonAgainst(read.data) === undefined
  const action = (
    <Button onPress={() => buying.review.run()} busy={buying.review.busy || buying.order.sending}>
      {description.buy.action}
    </Button>
  )
  return (
    <Frame title={title} action={buyable ? action : undefined}>
      {refused ? (
        <WrongLink />
      ) : notOffered !== undefined ? (
        <Empty {...notBuyable(notOffered)} />
      ) : (
        <Loaded
          read={read}
          waiting={<Waiting />}
          empty={(facts) => {
            const reason = reasonAgainst(facts)
            return reason !== undefined && notBuyable(reason)
          }}
        >
          {(facts) => (
            <>
              <BuyForm description={description} facts={facts} buying={buying} />
              <BuyConfirm description={description} facts={facts} buying={buying} />
            </>
          )}
        </Loaded>
      )}
    </Frame>
  )
}

export default definePage(Buy, {
  query: productQuery,
  titled: ({ family }) => pageFamily(family).description.buy.title,
})
