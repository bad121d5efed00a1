import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { promotionQuery } from '@/routes/queries/campaign'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useLoad } from '@/ui/useLoad'
import { Promotion } from './Promotion'

type Campaign = PageProps<typeof promotionQuery>

/** Who opens one campaign from a link doesn't fetch the list of all. */
const loadCentre = () => import('./Centre')

/** All campaigns, or one of them, as the row says. */
const Campaigns = (page: Campaign) => (page.query.view === 'all' ? <All {...page} /> : <Promotion {...page} />)

function All(page: Campaign) {
  const { loaded, failed, retry } = useLoad(loadCentre)
  if (loaded) return <loaded.Centre {...page} />
  return (
    <Frame title={page.route.title}>
      {failed ? <ErrorState onRetry={retry} /> : <Skeleton shape="list" count={4} />}
    </Frame>
  )
}

export default definePage(Campaigns, { query: promotionQuery })
