import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { togetherQuery } from '@/routes/queries/campaign'
import { Promotion } from '../detail/Promotion'
import { Friends } from './Friends'
import { Helping } from './Helping'

/** /zhouHelpFriends: learning beside friends week by week, and with a friend's link, helping that friend. */
function Together(page: PageProps<typeof togetherQuery>) {
  const { route, query } = page
  const { act, help, code } = query
  if (code !== undefined) return <Helping route={route} code={code} />
  return (
    <Promotion
      {...page}
      query={{ view: 'one', act, actId: undefined }}
      below={<Friends route={route} actId={help} />}
    />
  )
}

export default definePage(Together, { query: togetherQuery })
