import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryCases } from '@/contract/cases/queryCases'
import { CASE_FACTS } from '@/domain/cases/machine'
import { CASE_STATE_NAMES, CASE_TOPIC_NAMES } from '@/domain/cases/labels'
import { formatInstant } from '@/domain/dates/format'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { caseQuery } from '@/routes/queries/cases'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { OneCase } from './OneCase'

type Summary = ResponseOf<typeof queryCases>['cases'][number]
type Props = PageProps<typeof caseQuery>

/** /feedbackDetail: a customer's cases, or one of them with its course and what they may do about it. */
const Feedback = ({ route, query: { caseNo } }: Props) =>
  caseNo === undefined ? <List title={route.title} /> : <OneCase key={caseNo} title={route.title} caseNo={caseNo} />

const READER: PageReader<typeof queryCases, Summary> = {
  items: ({ cases }) => cases,
  more: ({ more }) => more,
  key: ({ caseNo }) => caseNo,
}

function List({ title }: { readonly title: string }) {
  const list = usePages(queryCases, {}, READER)
  return (
    <Frame title={title} action={<Button onPress={() => go('/Complaint')}>投诉与建议</Button>}>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={4} />}
        empty={{
          picture: 'letter',
          text: '还没有投诉、建议或留言',
          hint: '遇到问题或有想法时，欢迎告诉我们',
          action: { text: '前往帮助与客服', onPress: () => go('/Help') },
        }}
      >
        {(cases) => (
          <CellGroup>
            {cases.map(({ caseNo, kind, topic, state, openedAt }) => (
              <Cell
                key={caseNo}
                label={`${CASE_FACTS[kind].name} · ${CASE_TOPIC_NAMES[topic]}`}
                hint={formatInstant(openedAt)}
                value={CASE_STATE_NAMES[state]}
                onPress={() => go('/feedbackDetail', { caseNo })}
              />
            ))}
          </CellGroup>
        )}
      </PagedList>
    </Frame>
  )
}

export default definePage(Feedback, { query: caseQuery })
