import { View } from '@tarojs/components'
import type { RiskResult } from '@/contract/compliance/riskResult'
import { RISK_TEST_RULES } from '@/domain/regulation'
import { testRefusal } from '@/domain/risk/levels'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'

/** Why no test may be taken now, as the bank would refuse it; undefined when one may. */
export const notNow = ({ testsLeftToday, testsLeftInPeriod, nextTestDay }: RiskResult): string | undefined =>
  testRefusal({ leftToday: testsLeftToday, leftInPeriod: testsLeftInPeriod, nextDay: day(nextTestDay) })?.message

interface IntroProps {
  readonly questions: number
  readonly standing: RiskResult
}

/** What the test is, before the first question: nothing here says which answer leads where. */
export function Intro({ questions, standing }: IntroProps) {
  const { validMonths, testsADay, testsInPeriod } = RISK_TEST_RULES
  const { test, testsLeftToday } = standing
  const refusal = notNow(standing)
  return (
    <>
      {refusal !== undefined && <Notice tone="warning">{refusal}</Notice>}
      <Card>
        <Heading level={2} className="risk-assessment-title">
          风险承受能力测评
        </Heading>
        <View className="risk-assessment-paragraph">
          购买有风险等级的产品前，需要了解您的财务状况、投资经验和风险偏好。请根据您的真实情况作答；年龄以您登记的身份证信息为准。
        </View>
      </Card>
      <CellGroup>
        <Cell label="题目数量" value={`${questions}题`} />
        <Cell label="结果有效期" value={`${validMonths}个月`} />
        <Cell
          label="今日还可测评"
          value={`${testsLeftToday}次`}
          hint={`每日最多${testsADay}次，${validMonths}个月内最多${testsInPeriod}次`}
        />
        {test && (
          <Cell
            label="当前风险类型"
            value={`${test.typeName} ${test.level}`}
            hint={test.expired ? '已过有效期' : `有效期至${formatDay(day(test.validUntil))}`}
          />
        )}
      </CellGroup>
    </>
  )
}
