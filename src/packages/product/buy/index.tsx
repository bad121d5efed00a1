import type * as v from 'valibot'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ProductFacts } from '@/contract/product/productFacts'
import { closedParagraphs } from '@/products/closed'
import { notBuyableReason } from '@/products/model/facts'
import { productQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { BuyConfirm } from './BuyConfirm'
import { BuyForm } from './BuyForm'
import { Loaded } from '@/features/loaded/Loaded'
import { elsewhere, FamilyDoor } from '../FamilyDoor'
import { WrongLink } from '../WrongLink'
import { useBuy } from './useBuy'
import { useFamilyProduct } from '../useFamilyProduct'
import { pageFamily } from '../routeFamily'
import type { PageFamily } from '../routeFamily'

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="hero" />
    <Skeleton shape="text" />
  </>
)

/** What a family was that the law has closed, where it can't be bought because of that. */
const closedHint = ({ saleStatus }: ProductFacts, { description: { family, name } }: PageFamily): string | undefined =>
  saleStatus === 'CLOSED' ? closedParagraphs(family, name)?.join('') : undefined

type BuyProps = PageProps<v.InferOutput<typeof productQuery>>

function Buy({ route, query, title }: BuyProps) {
  const family = pageFamily(query.family)
  const product = useFamilyProduct(family, query.productType)
  const buying = useBuy(family, product, { name: route.name, productType: query.productType })
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
    <MoneyFrame title={title} action={buyable ? action : undefined}>
      {refused ? (
        <WrongLink />
      ) : notOffered !== undefined ? (
        <Empty {...elsewhere(notOffered)} />
      ) : (
        <Loaded
          read={read}
          waiting={<Waiting />}
          empty={(facts) => {
            const reason = reasonAgainst(facts)
            return reason !== undefined && elsewhere(reason, closedHint(facts, family))
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
    </MoneyFrame>
  )
}

function BuyPage(props: BuyProps) {
  return (
    <FamilyDoor family={pageFamily(props.query.family)} title={props.title}>
      <Buy {...props} />
    </FamilyDoor>
  )
}

export default definePage(BuyPage, {
  query: productQuery,
  titled: ({ family }) => pageFamily(family).description.buy.title,
})
