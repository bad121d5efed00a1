import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { timelineQuery } from '@/routes/queries/message'
import { Adjustments } from './Adjustments'
import { History } from './History'

type Props = PageProps<typeof timelineQuery>

/** /myScroll and /adjustRecord: what has happened since the account was opened, and what was corrected afterwards. */
const TimelinePage = ({ route, query }: Props) =>
  query.view === 'adjustments' ? <Adjustments title={route.title} /> : <History title={route.title} />

export default definePage(TimelinePage, { query: timelineQuery })
