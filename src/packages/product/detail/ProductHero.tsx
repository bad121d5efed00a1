import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount, NOT_YET } from '@/domain/money/format'
import type { ProductDescription } from '@/products/family'
import { SALE_TAGS } from '@/products/model/facts'
import { figureCaptionOf, figureOf, minimumTextOf, termTextOf } from '@/products/model/figure'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { Rate } from '@/ui/Rate'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { Tag } from '@/ui/Tag'
import { atMaturity, exampleAmount } from './atMaturity'
import './ProductHero.scss'

interface ProductHeroProps {
  readonly description: ProductDescription
  /** Undefined while the bank hasn't answered: every figure reads '--' (specification §4). */
  readonly facts: ProductFacts | undefined
  /** In fen, in place of an example. */
  readonly meant?: Fen | undefined
}

/** Both ratings and which of them counts (order 7 of 2025); undefined for what has none. */
const ratingsText = ({ issuerLevel, sellerLevel }: ProductFacts): string | undefined =>
  issuerLevel === undefined || sellerLevel === undefined
    ? undefined
    : `发行机构评级${issuerLevel}，我行评级${sellerLevel}，以较高者为准`

/** What a product is, in the order a customer asks: whether it can be had, what it pays, from how much, for how long. */
export function ProductHero({ description: { family, name, kind, index }, facts, meant }: ProductHeroProps) {
  const level = facts?.riskLevel || undefined
  const rated = facts && ratingsText(facts)
  const becomes = facts && atMaturity(facts, meant ?? exampleAmount(facts.minAmt))
  const sale = facts && SALE_TAGS[facts.saleStatus]
  const pieces = [
    { caption: index.termCaption, value: facts ? termTextOf(facts) : NOT_YET },
    { caption: index.minAmountCaption, value: facts ? minimumTextOf(facts) : NOT_YET },
    { caption: '递增金额', value: facts ? `${formatShortAmount(facts.stepAmt)}元` : NOT_YET },
  ]
  return (
    <Card tone="product" className="product-hero">
      <View className="product-hero__head">
        <View className="product-hero__called">
          <Heading level={2} className="product-hero__name">
            {facts?.productName ?? name}
          </Heading>
          {sale !== undefined && <Tag tone="warning">{sale}</Tag>}
        </View>
        {kind === 'deposit' && (
          <View className="product-hero__mark">
            <InsuranceMark />
          </View>
        )}
      </View>
      <View className="product-hero__figure">
        <Rate {...(facts ? figureOf(facts) : { rate: NOT_YET })} size={sale === undefined ? 'hero' : 'amount'} />
        <View className="product-hero__caption">{figureCaptionOf(family, facts)}</View>
        {becomes !== undefined && <View className="product-hero__becomes">{unbroken(becomes)}</View>}
      </View>
      {level !== undefined && (
        <View className="product-hero__tags">
          <Tag>{`风险等级 ${level}`}</Tag>
        </View>
      )}
      {kind === 'wealth' && index.bottomNotice !== undefined && (
        <View className="product-hero__rated">{unbroken(index.bottomNotice)}</View>
      )}
      {rated !== undefined && <View className="product-hero__rated">{rated}</View>}
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
