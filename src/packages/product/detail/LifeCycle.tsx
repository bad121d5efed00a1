import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { clock } from '@/platform/clock'
import type { ProductDescription } from '@/products/family'
import { blanksOf } from '@/products/model/facts'
import { purchaseTimeline } from '@/products/model/timeline'
import { fillIn } from '@/products/registry'
import { Card } from '@/ui/Card'
import { Timeline } from '@/ui/Timeline'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { CardTitle } from '../CardTitle'
import './LifeCycle.scss'

interface LifeCycleProps {
  readonly description: ProductDescription
  readonly facts: ProductFacts | undefined
}

/** What happens when, for a purchase made now (specification §4); nothing of what can't be bought any more. */
export function LifeCycle({ description: { index }, facts }: LifeCycleProps) {
  const [now] = useState(clock.now)
  if (index.notSold !== undefined || facts?.saleStatus === 'CLOSED') return null
  return (
    <Card>
      <CardTitle>{index.timeline ? '如果现在存入' : '交易规则'}</CardTitle>
      {index.timeline && <Timeline nodes={purchaseTimeline(facts ?? {}, now)} />}
      <View className="life-cycle__text">{unbroken(fillIn(index.lifeCycle, blanksOf(facts)))}</View>
    </Card>
  )
}
