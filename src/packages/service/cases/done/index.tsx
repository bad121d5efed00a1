import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryCase } from '@/contract/cases/queryCase'
import { CASE_FACTS } from '@/domain/cases/machine'
import { CASE_TOPIC_NAMES } from '@/domain/cases/labels'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { PROMISES } from '@/domain/message/promises'
import { Loaded } from '@/features/loaded/Loaded'
import { openedCaseQuery } from '@/routes/queries/cases'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { caseMissing } from '../missing'

/** /feedbackSucces: the number of what was sent, until when it is answered, and how that is told. */
function CaseDone({ route, query }: PageProps<typeof openedCaseQuery>) {
  const read = useCall(queryCase, { caseNo: query.caseNo })
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />} failed={caseMissing}>
        {({ caseNo, kind, topic, dueDay }) => (
          <ResultView
            state="success"
            title={`${CASE_FACTS[kind].name}已提交`}
            hint={PROMISES.caseReply.says}
            rows={[
              { label: '编号', value: caseNo },
              { label: '主题', value: CASE_TOPIC_NAMES[topic] },
              { label: '答复期限', value: formatDay(day(dueDay)) },
            ]}
          >
            <Button onPress={() => go('/feedbackDetail', { caseNo }, { replace: true })}>查看进度</Button>
            <HomeButton />
          </ResultView>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(CaseDone, { query: openedCaseQuery })
