import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { AgreementOffer } from '@/contract/product/agreementOffer'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { closedParagraphs } from '@/products/closed'
import { notBuyableReason } from '@/products/model/facts'
import { buyQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { BuyConfirm } from './BuyConfirm'
import { BuyForm } from './BuyForm'
import { Loaded } from '@/features/loaded/Loaded'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { shutOut } from '@/features/order/shutOut'
import { actKind } from '@/features/order/useObstacles'
import { elsewhere, FamilyGate } from '../FamilyGate'
import { OfferGate } from './OfferGate'
import { WrongLink } from '../WrongLink'
import { isReady, useBuy } from './useBuy'
import { useFamilyProduct } from '../useFamilyProduct'
import { pageFamily } from '../routeFamily'
import type { PageFamily } from '../routeFamily'

const WAITING = (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="hero" />
    <Skeleton shape="text" />
  </>
)

/** What a family was that the law has closed, where it can't be bought because of that. */
const closedHint = ({ saleStatus }: ProductFacts, { description: { family, name } }: PageFamily): string | undefined =>
  saleStatus === 'CLOSED' ? closedParagraphs(family, name)?.join('') : undefined

/** What is missing tells the balance, too. */
const turnInText = (lacks: Fen, hidden: boolean, title: string): string =>
  hidden ? `转入并${title}` : `转入 ¥${formatShortAmount(lacks)} 并${title}`

type BuyProps = PageProps<typeof buyQuery>

function Buy({ route, query, title, offered }: BuyProps & { readonly offered?: AgreementOffer }) {
  const family = pageFamily(query.family)
  const product = useFamilyProduct(family, offered?.product.productType ?? query.productType, offered?.product)
  const page = { name: route.name, productType: query.productType, offerId: query.offerId }
  const buying = useBuy(family, product, page, offered ? { offerId: offered.offerId } : {})
  const [hidden] = useAmountsHidden()
  const { description } = family
  const { refused, notOffered, read } = product
  const { obstacles } = buying.order
  const shut = shutOut(obstacles)
  const reasonAgainst = (facts: ProductFacts): string | undefined => notBuyableReason(facts, description)
  const buyable =
    !refused && notOffered === undefined && read.data !== undefined && reasonAgainst(read.data) === undefined
  const begin = () => {
    if (!obstacles.stop()) return buying.review.run()
  }
  const action = (
    <Button
      kind={actKind(obstacles, isReady(buying))}
      onPress={begin}
      busy={buying.review.busy || buying.order.sending}
    >
      {buying.lacks === undefined ? description.buy.action : turnInText(buying.lacks, hidden, description.buy.title)}
    </Button>
  )
  return (
    <Frame title={title} action={buyable && !shut ? action : undefined}>
      {refused ? (
        <WrongLink />
      ) : notOffered !== undefined ? (
        <Empty {...elsewhere(notOffered)} />
      ) : (
        <Loaded
          read={read}
          waiting={WAITING}
          empty={(facts) => {
            const reason = reasonAgainst(facts)
            return reason === undefined ? shut : elsewhere(reason, closedHint(facts, family))
          }}
        >
          {(facts) => (
            <AfterObstacles obstacles={obstacles} awaited={buying.awaited} waiting={WAITING}>
              <BuyForm description={description} facts={facts} buying={buying} />
              <BuyConfirm description={description} facts={facts} buying={buying} />
            </AfterObstacles>
          )}
        </Loaded>
      )}
    </Frame>
  )
}

function BuyPage(props: BuyProps) {
  return (
    <FamilyGate family={pageFamily(props.query.family)} title={props.title}>
      {props.query.offerId === undefined ? (
        <Buy {...props} />
      ) : (
        <OfferGate
          route={props.route}
          query={{ offerId: props.query.offerId, productType: props.query.productType }}
          title={props.title}
        >
          {(offered) => <Buy {...props} offered={offered} />}
        </OfferGate>
      )}
    </FamilyGate>
  )
}

export default definePage(BuyPage, {
  query: buyQuery,
  titled: ({ family }) => pageFamily(family).description.buy.title,
})
