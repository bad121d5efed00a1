import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Frame } from '@/app/Frame'
import { go, switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useSharedPage } from '@/features/share/useSharedPage'
import { notBuyableReason } from '@/products/model/facts'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { role } from '@/ui/role'
import { Skeleton } from '@/ui/Skeleton'
import { Failed } from '@/packages/product/components/Failed'
import { Features } from '@/packages/product/components/Features'
import { InfoList } from '@/packages/product/components/InfoList'
import { LifeCycle } from '@/packages/product/components/LifeCycle'
import { ProductHero } from '@/packages/product/components/ProductHero'
import { RatesCard } from '@/packages/product/components/RatesCard'
import { RiskNotice } from '@/packages/product/components/RiskNotice'
import { TermChooser } from '@/packages/product/components/TermChooser'
import { TrialCalculator } from '@/packages/product/components/TrialCalculator'
import { WrongLink } from '@/packages/product/components/WrongLink'
import { YieldCard } from '@/packages/product/components/YieldCard'
import { useFamilyProduct } from '@/packages/product/hooks/useFamilyProduct'
import type { FamilyProduct } from '@/packages/product/hooks/useFamilyProduct'
import { pageFamily, productQuery } from '@/packages/product/model/routeFamily'
import { sharedProduct } from '@/packages/product/model/sharedProduct'
import type { PageFamily } from '@/packages/product/model/routeFamily'
import './detail.scss'

type Query = { readonly productType?: string | undefined }

/** Where the buy button would be: why there is none, and the way on. */
const NotSold = ({ reason }: { readonly reason: string }) => (
  <>
    <View className="detail__closed" {...role('status')}>
      {reason}
    </View>
    <Button kind="secondary" onPress={() => switchTab('/productDetailsHomePage')}>
      看看可购产品
    </Button>
  </>
)

function BuyAction({ family, product }: { readonly family: PageFamily; readonly product: FamilyProduct }) {
  const { facts } = product
  const reason = product.notOffered ?? (facts && notBuyableReason(facts, family.description))
  if (reason !== undefined) return <NotSold reason={reason} />
  if (!facts)
    return (
      <Button disabled onPress={() => undefined}>
        {family.description.buy.action}
      </Button>
    )
  return (
    <Button onPress={() => go(family.link('Buy'), { productType: facts.productType })}>
      {family.description.buy.action}
    </Button>
  )
}

function Content({ family, product }: { readonly family: PageFamily; readonly product: FamilyProduct }) {
  const { description, rule, link } = family
  const { facts, detail } = product
  const { index } = description
  return (
    <>
      <ProductHero description={description} facts={facts} />
      <TermChooser
        caption={index.termCaption}
        choices={product.choices}
        expected={rule.codes.length}
        current={facts?.productType}
        onChoose={product.choose}
      />
      {index.riskNotice && <RiskNotice paragraphs={index.riskNotice} />}
      <LifeCycle description={description} facts={facts} />
      {facts ? <RatesCard facts={facts} /> : <Skeleton shape="card" count={2} />}
      {detail && detail.yields.length > 0 && <YieldCard yields={detail.yields} />}
      {facts && rule.showTrial && <TrialCalculator key={facts.productType} facts={facts} />}
      <Features description={description} facts={facts} />
      <InfoList entries={index.productInfo} />
      <CellGroup>
        <Cell icon="wallet" label={description.holdList.title} onPress={() => go(link('HoldList'))} />
      </CellGroup>
      {index.bottomNotice !== undefined && <View className="detail__notice">{index.bottomNotice}</View>}
    </>
  )
}

function Detail({ route, query }: PageProps<Query>) {
  const family = pageFamily(route)
  const product = useFamilyProduct(family, query.productType)
  const shared = useMemo(() => sharedProduct(pageFamily(route), query.productType), [route, query.productType])
  useSharedPage(route, shared)
  const broken = product.refused || product.error !== undefined
  return (
    <Frame title={route.title} action={broken ? undefined : <BuyAction family={family} product={product} />}>
      {product.refused && <WrongLink />}
      {product.error && <Failed error={product.error} onRetry={product.reload} />}
      {!broken && <Content family={family} product={product} />}
    </Frame>
  )
}

export default definePage(Detail, { query: productQuery })
