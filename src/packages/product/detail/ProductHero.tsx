import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { formatShortAmount, NOT_YET } from '@/domain/money/format'
import { PRODUCT_LEVEL_NAMES } from '@/domain/risk/levels'
import type { RiskLevel } from '@/domain/risk/levels'
import type { ProductDescription } from '@/products/family'
import { figureOf, minimumTextOf, SALE_TAGS, termTextOf } from '@/products/model/facts'
import { conditionalCaption } from '@/products/model/conditionalRate'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Rate } from '@/ui/Rate'
import { Tag } from '@/ui/Tag'
import './ProductHero.scss'

interface ProductHeroProps {
  readonly description: ProductDescription
  /** Undefined while the bank hasn't answered: every figure reads '--' (specification §4). */
  readonly facts: ProductFacts | undefined
}

/** R2 as its official name. */
const levelName = (level: ProductFacts['riskLevel']): string | undefined =>
  level === '' ? undefined : PRODUCT_LEVEL_NAMES[Number(level.slice(1)) as RiskLevel]

function Figure({ facts }: { readonly facts: ProductFacts | undefined }) {
  const last = <Rate {...(facts ? figureOf(facts) : { rate: NOT_YET })} size="hero" />
  if (facts?.floorRate === undefined) return last
  return (
    <View className="product-hero__range">
      <Rate rate={facts.floorRate} size="hero" />
      <View className="product-hero__to" aria-label="至">
        ~
      </View>
      {last}
    </View>
  )
}

/** Both ratings and which of them counts (order 7 of 2025); undefined for what has none. */
const ratingsText = ({ issuerLevel, sellerLevel }: ProductFacts): string | undefined =>
  issuerLevel === undefined || sellerLevel === undefined
    ? undefined
    : `发行机构评级${issuerLevel}，我行评级${sellerLevel}，以较高者为准`

/** A range stands under its own caption; the rate of an agreement deposit is said to be the one above its floor. */
const captionOf = (caption: string, facts: ProductFacts | undefined): string =>
  (facts?.floorBalance === undefined ? undefined : conditionalCaption(facts, facts.aheadRate)) ?? caption

/** What a product is, in the order a customer asks: what it pays, from how much, for how long. */
export function ProductHero({ description: { name, kind, index }, facts }: ProductHeroProps) {
  const level = facts && levelName(facts.riskLevel)
  const rated = facts && ratingsText(facts)
  const sale = facts && SALE_TAGS[facts.saleStatus]
  const pieces = [
    { caption: index.minAmountCaption, value: facts ? minimumTextOf(facts) : NOT_YET },
    { caption: index.termCaption, value: facts ? termTextOf(facts) : NOT_YET },
    { caption: '递增金额', value: facts ? `${formatShortAmount(facts.stepAmt)}元` : NOT_YET },
  ]
  return (
    <Card tone="hero" className="product-hero">
      <View className="product-hero__head">
        <Heading level={2} className="product-hero__name">
          {facts?.productName ?? name}
        </Heading>
        {kind === 'deposit' && (
          <View className="product-hero__mark">
            <InsuranceMark />
          </View>
        )}
      </View>
      <View className="product-hero__figure">
        <Figure facts={facts} />
        <View className="product-hero__caption">{captionOf(index.rateCaption, facts)}</View>
      </View>
      {(level ?? sale) !== undefined && (
        <View className="product-hero__tags">
          {level !== undefined && <Tag>{`风险等级 ${level}`}</Tag>}
          {sale !== undefined && <Tag tone="plain">{sale}</Tag>}
        </View>
      )}
      {rated !== undefined && <View className="product-hero__caption">{rated}</View>}
      <View className="product-hero__facts">
        {pieces.map(({ caption, value }) => (
          <View key={caption} className="product-hero__fact">
            <View className="product-hero__value">{value}</View>
            <View className="product-hero__caption">{caption}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}
