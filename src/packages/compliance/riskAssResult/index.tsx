import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import type { LatestRiskTest, RiskResult } from '@/contract/compliance/riskResult'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { FIGURES } from '@/domain/figures'
import { RISK_TEST_RULES } from '@/domain/regulation'
import { Loaded } from '@/features/loaded/Loaded'
import { originQuery } from '@/routes/queries/compliance'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { TypeScale } from './TypeScale'
import { returnToOrigin } from './returnToOrigin'
import { originAsQuery } from '../origin'
import type { Origin } from '../origin'
import './riskAssResult.scss'

/** 您的风险类型, the largest thing here. */
const Own = ({ test }: { readonly test: LatestRiskTest }) => (
  <Card tone="person">
    <View className="risk-ass-result__caption">{test.expired ? '上次测评的风险类型' : '您的风险类型'}</View>
    <Heading level={2} className="risk-ass-result__name">
      {`${test.typeName} ${test.level}`}
    </Heading>
    <View className="risk-ass-result__caption">
      {test.expired ? `已于${formatDay(day(test.validUntil))}后失效` : `有效期至${formatDay(day(test.validUntil))}`}
    </View>
  </Card>
)

function Standing({ result }: { readonly result: RiskResult }) {
  const { test, testsLeftToday, testsLeftInPeriod, nextTestDay, needsElderConfirmation } = result
  return (
    <>
      {!test && <Notice>您还没有进行过风险承受能力测评</Notice>}
      {test?.expired && <Notice tone="warning">您的测评结果已过有效期，购买有风险等级的产品前请重新测评</Notice>}
      {test && <Own test={test} />}
      <GroupTitle title="各类型适合的产品" />
      <Card padded={false}>
        <TypeScale current={test?.expired ? undefined : test?.level} />
      </Card>
      <CellGroup
        note={
          needsElderConfirmation
            ? `您已年满${FIGURES.elderAge}，购买有风险等级的产品时，需要再次确认已了解产品风险`
            : undefined
        }
      >
        {test && <Cell label="测评时间" value={formatInstant(test.at)} />}
        <Cell
          label="今日还可测评"
          value={`${testsLeftToday}次`}
          hint={testsLeftToday === 0 ? `${formatDay(day(nextTestDay))}起可再次测评` : undefined}
        />
        <Cell label={`近${RISK_TEST_RULES.validMonths}个月还可测评`} value={`${testsLeftInPeriod}次`} />
      </CellGroup>
    </>
  )
}

/** The way on first: a new test when there is none that counts, else back to the purchase the person came from. */
function actionsOf({ test, testsLeftToday }: RiskResult, origin: Origin): ReactNode {
  const counts = test !== undefined && !test.expired
  const retake = () => go('/riskAssessment', originAsQuery(origin), { replace: true })
  const again = testsLeftToday > 0
  const back = origin.from !== undefined && (counts || !again)
  if (!again && !back) return undefined
  return (
    <ButtonRow>
      {again && (
        <Button kind={counts ? 'secondary' : 'primary'} onPress={retake}>
          {test ? '重新测评' : '开始测评'}
        </Button>
      )}
      {back && <Button onPress={() => returnToOrigin(origin)}>返回购买</Button>}
    </ButtonRow>
  )
}

function RiskAssResult({ route, query }: PageProps<typeof originQuery>) {
  const read = useCall(queryRiskResult, {})
  return (
    <Frame title={route.title} action={read.data && actionsOf(read.data, query)}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(result) => <Standing result={result} />}
      </Loaded>
    </Frame>
  )
}

export default definePage(RiskAssResult, { query: originQuery })
