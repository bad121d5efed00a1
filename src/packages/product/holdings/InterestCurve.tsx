import { View } from '@tarojs/components'
import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { interestInAll } from '@/domain/interest/inAll'
import { formatAmount } from '@/domain/money/format'
import { endCaption } from '@/products/model/estimate'
import { Card } from '@/ui/Card'
import { areaStencil, coursePath, liftOf, strokeStencil } from '@/ui/chart/geometry'
import { role } from '@/ui/role'
import { CardTitle } from '../CardTitle'
import { courseOf } from './holdingDetail'
import './InterestCurve.scss'

interface InterestCurveProps {
  readonly detail: ResponseOf<typeof queryHoldingDetail>
  readonly hidden: boolean
}

const perCent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/**
 * What an open deposit brings by the day it is withdrawn: one line with today on it. The two values it leads between
 * stand above it, in the page's head, and nowhere twice.
 */
export function InterestCurve({ detail, hidden }: InterestCurveProps) {
  const course = courseOf(detail)
  if (!course) return null
  const { holding } = detail
  const { startDate, endDate } = holding
  const { now, end } = interestInAll(holding)
  const path = coursePath(course.points)
  const spoken = `现在支取共得利息${formatAmount(now)}元，${endCaption({ productType: holding.prodType })}${formatAmount(end)}元，还有${course.daysLeft}天到期`
  return (
    <Card>
      <CardTitle right={<View className="interest-curve__key">现在支取</View>}>支取时间与利息</CardTitle>
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
      {holding.accumulatedIncome > 0 && (
        <View className="interest-curve__note">曲线和上方两项利息均含已支付的利息，支取时不收回。</View>
      )}
    </Card>
  )
}
