import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Frame } from '@/app/Frame'
import type { Fen } from '@/domain/money/fen'
import { useSharedPage } from '@/features/share/useSharedPage'
import { levelSentence, notBuyableReason } from '@/products/model/facts'
import { familyColour } from '@/products/model/familyColour'
import { productQuery } from '@/routes/queries/product'
import { keepBuyAmount, takeMeantAmount } from '@/session/meantAmount'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { Skeleton } from '@/ui/Skeleton'
import { ProductFiles } from '@/features/document/ProductFiles'
import { Loaded } from '@/features/loaded/Loaded'
import { ClosedFamily } from './ClosedFamily'
import { Features } from './Features'
import { InfoList } from './InfoList'
import { LifeCycle } from './LifeCycle'
import { ProductHero } from './ProductHero'
import { RatesCard } from './RatesCard'
import { RiskNotice } from '../RiskNotice'
import { TermChooser } from './TermChooser'
import { Tips } from './Tips'
import { TrialCalculator } from './TrialCalculator'
import { meantFor } from '../buyAmount'
import { FamilyGate } from '../FamilyGate'
import { WrongLink } from '../WrongLink'
import { YieldCard } from './YieldCard'
import { useProductAlert } from './useProductAlert'
import { useFamilyProduct } from '../useFamilyProduct'
import type { FamilyProduct } from '../useFamilyProduct'
import { pageFamily } from '../routeFamily'
import { sharedProduct } from './sharedProduct'
import type { PageFamily } from '../routeFamily'
import './detail.scss'

/** Where the buy button would be: why there is none, and the way on. */
const NotSold = ({ reason }: { readonly reason: string }) => (
  <>
    <View className="detail__closed" {...role('status')}>
      {reason}
    </View>
    <Button kind="secondary" onPress={() => go('/newProductList')}>
      看看可购产品
    </Button>
  </>
)

interface ShownProduct {
  readonly family: PageFamily
  readonly product: FamilyProduct
  readonly alert: ReturnType<typeof useProductAlert>
  /** What was said on the way here, as far as this product takes it. */
  readonly meant: Fen | undefined
}

function BuyAction({ family, product, alert, meant }: ShownProduct) {
  const { facts } = product
  const buy = useAction(async () => {
    await alert.showOnce()
    if (meant !== undefined) keepBuyAmount(meant)
    if (facts) go(family.link('Buy'), { productType: facts.productType })
  })
  const reason = product.notOffered ?? (facts && notBuyableReason(facts, family.description))
  if (reason !== undefined) return <NotSold reason={reason} />
  if (!facts)
    return (
      <Button disabled onPress={() => undefined}>
        {family.description.buy.action}
      </Button>
    )
  return (
    <Button busy={buy.busy} onPress={() => buy.run()}>
      {family.description.buy.action}
    </Button>
  )
}

function Content({ family, product, alert, meant }: ShownProduct) {
  const { description, rule, link } = family
  const { facts, detail } = product
  const { index } = description
  return (
    <View style={familyColour(description.family)}>
      {detail?.alert && <Notice onPress={() => void alert.show()}>{detail.alert.title}</Notice>}
      <ProductHero description={description} facts={facts} meant={meant} />
      <TermChooser
        caption={rule.interest === 'fullPeriod' ? '付息方式和存期' : index.termCaption}
        choices={product.choices}
        expected={rule.codes.length}
        current={facts?.productType}
        onChoose={product.choose}
      />
      {facts?.saleStatus === 'CLOSED' && <ClosedFamily family={description.family} name={description.name} />}
      {index.riskNotice && <RiskNotice paragraphs={[...index.riskNotice, ...levelSentence(facts)]} />}
      <LifeCycle description={description} facts={facts} />
      {facts ? <RatesCard facts={facts} meant={meant} /> : <Skeleton shape="card" count={2} />}
      {detail && detail.yields.length > 0 && <YieldCard yields={detail.yields} />}
      {facts && rule.showTrial && <TrialCalculator key={facts.productType} facts={facts} meant={meant} />}
      <Features description={description} facts={facts} />
      <InfoList entries={index.productInfo} />
      {index.tips && <Tips tips={index.tips} />}
      {index.files && <ProductFiles files={index.files} facts={facts} />}
      <CellGroup>
        <Cell icon="wallet" label={description.holdList.title} onPress={() => go(link('HoldList'))} />
        {rule.interest === 'agreement' && (
          <Cell icon="percent" label="使用协定利率码" hint="由客户经理为您出具" onPress={() => go('/agrDepCode')} />
        )}
        {description.family === 'premium' && (
          <Cell
            icon="shield"
            label="大额存款须知"
            hint="起存金额、存款保险与预约客户经理"
            onPress={() => go('/largeAmountPromotion', {})}
          />
        )}
        {rule.interest === 'netValue' && (
          <Cell icon="info" label="每日收益从哪里来" onPress={() => go('/lcActivityNew', {})} />
        )}
        {facts && rule.interest !== 'netValue' && (
          <Cell
            icon="mobile"
            label="在手机银行App查看"
            onPress={() => go('/billionPaLoadding', { productType: facts.productType })}
          />
        )}
      </CellGroup>
      {index.bottomNotice !== undefined && <View className="detail__notice">{index.bottomNotice}</View>}
    </View>
  )
}

type DetailProps = PageProps<typeof productQuery>

function Detail({ route, query, title }: DetailProps) {
  const family = pageFamily(query.family)
  const product = useFamilyProduct(family, query.productType)
  const shared = useMemo(
    () => sharedProduct(pageFamily(query.family), query.productType),
    [query.family, query.productType],
  )
  useSharedPage(route, shared)
  const alert = useProductAlert(product.detail?.alert)
  const [said] = useState(takeMeantAmount)
  const broken = product.refused || product.read.state === 'failed'
  // What the family says of itself needs no answer of the bank's.
  const shown = { family, product, alert, meant: product.facts && meantFor(product.facts, said) }
  const content = <Content {...shown} />
  return (
    <Frame title={title} action={broken ? undefined : <BuyAction {...shown} />}>
      {product.refused ? (
        <WrongLink />
      ) : (
        <Loaded read={product.read} waiting={content}>
          {() => content}
        </Loaded>
      )}
    </Frame>
  )
}

function DetailPage(props: DetailProps) {
  return (
    <FamilyGate family={pageFamily(props.query.family)} title={props.title}>
      <Detail {...props} />
    </FamilyGate>
  )
}

export default definePage(DetailPage, {
  query: productQuery,
  titled: ({ family }) => pageFamily(family).description.name,
})
