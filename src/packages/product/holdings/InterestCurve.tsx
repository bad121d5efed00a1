import { View } from '@tarojs/components'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import type { InterestMethod } from '@/domain/products/families'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { areaStencil, coursePath, liftOf, strokeStencil } from '@/ui/chart/geometry'
import { role } from '@/ui/role'
import { CardTitle } from '../CardTitle'
import { interestCourse } from './holdingDetail'
import './InterestCurve.scss'

interface InterestCurveProps {
  readonly holding: HoldingFacts
  readonly interest: InterestMethod
  readonly hidden: boolean
}

const perCent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** What an open deposit brings by the day it is withdrawn: one line, today on it, and what now and maturity pay. */
export function InterestCurve({ holding, interest, hidden }: InterestCurveProps) {
  const course = interestCourse(holding, interest)
  if (!course) return null
  const { preInterest, appointInterest, accumulatedIncome, startDate, endDate } = holding
  const least = interest === 'structured'
  const path = coursePath(course.points)
  const spoken = `现在支取可得利息${formatAmount(preInterest)}元，到期${least ? '保底' : '预计'}利息${formatAmount(appointInterest)}元，还有${course.daysLeft}天到期`
  return (
    <Card>
      <CardTitle>支取时间与利息</CardTitle>
      <View {...role('img')} aria-label={hidden ? '金额已隐藏' : spoken}>
        <View
          className="interest-curve__plot"
          style={{ '--curve-line': strokeStencil(path), '--curve-area': areaStencil(path) } as Record<string, string>}
        >
          <View className="interest-curve__area" />
          <View className="interest-curve__line" />
          <View
            className="interest-curve__today"
            style={{ left: perCent(course.now.at), bottom: perCent(liftOf(course.now.height)) }}
          />
        </View>
        <View className="interest-curve__ends">
          <View>{isDay(startDate) ? `${formatDay(startDate)}起息` : ''}</View>
          <View>{isDay(endDate) ? `${formatDay(endDate)}到期` : ''}</View>
        </View>
      </View>
      <View className="interest-curve__figures">
        <View className="interest-curve__figure">
          <View className="interest-curve__caption is-today">现在支取可得利息</View>
          <Amount value={preInterest} hidden={hidden} size="title" tone="income" />
        </View>
        <View className="interest-curve__figure">
          <View className="interest-curve__caption">{least ? '到期保底利息' : '到期预计利息'}</View>
          <Amount value={appointInterest} hidden={hidden} size="title" tone="income" />
        </View>
      </View>
      {accumulatedIncome > 0 && (
        <View className="interest-curve__note">
          其中已付利息
          <Amount value={accumulatedIncome} hidden={hidden} />
          ，支取时不收回
        </View>
      )}
    </Card>
  )
}
