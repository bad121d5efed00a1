import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { notBuyableReason } from '@/products/model/facts'
import { productQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { switchTab } from '@/app/navigate'
import { BuyConfirm } from '@/packages/product/components/BuyConfirm'
import { BuyForm } from '@/packages/product/components/BuyForm'
import { Failed } from '@/packages/product/components/Failed'
import { WrongLink } from '@/packages/product/components/WrongLink'
import { useBuy } from '@/packages/product/hooks/useBuy'
import { useFamilyProduct } from '@/packages/product/hooks/useFamilyProduct'
import { useReloadOnShow } from '@/packages/product/hooks/useReloadOnShow'
import { pageFamily } from '@/packages/product/model/routeFamily'

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="hero" />
    <Skeleton shape="text" />
  </>
)

function Buy({ query }: PageProps<v.InferOutput<typeof productQuery>>) {
  const family = pageFamily(query.family)
  const product = useFamilyProduct(family, query.productType)
  const buying = useBuy(family, product)
  useReloadOnShow(buying.wallet.reload)
  const { description } = family
  const { facts } = product
  const reason = product.notOffered ?? (facts && notBuyableReason(facts, description))
  const ready = facts !== undefined && reason === undefined && !product.refused && !product.error
  const action = (
    <Button onPress={() => buying.review.run()} busy={buying.review.busy || buying.order.sending}>
      {description.buy.action}
    </Button>
  )
  return (
    <Frame title={description.buy.title} action={ready ? action : undefined}>
      {product.refused && <WrongLink />}
      {product.error && <Failed error={product.error} onRetry={product.reload} />}
      {!product.refused && !product.error && !facts && reason === undefined && <Waiting />}
      {reason !== undefined && (
        <Empty text={reason} action={{ text: '看看可购产品', onPress: () => switchTab('/productDetailsHomePage') }} />
      )}
      {ready && (
        <>
          <BuyForm description={description} facts={facts} buying={buying} />
          <BuyConfirm description={description} facts={facts} buying={buying} />
        </>
      )}
    </Frame>
  )
}

export default definePage(Buy, { query: productQuery })
