import { useMemo } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { LINK_DAYS } from '@/domain/campaign/link'
import { DesktopCode } from '@/features/desktopCode/DesktopCode'
import { Loaded } from '@/features/loaded/Loaded'
import { useSharedPage } from '@/features/share/useSharedPage'
import { promotionLandingQuery } from '@/routes/queries/campaign'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import type { CampaignFacts } from '../campaigns'
import { gone } from '../Gone'
import { Over } from '../Over'
import { CallToAction, Content } from './content'
import { buttonOf, isOpen } from './facts'
import { StopSms } from './StopSms'
import { useLanding } from './useLanding'

/** Every landing: a campaign's page as its data has it, with live figures, and one button. Nobody signs in to read it. */
function Landing({ route, query }: PageProps<typeof promotionLandingQuery>) {
  const { read, over } = useLanding(query)
  const { productType } = query
  useSharedPage(
    route,
    useMemo(
      () => ({
        ...{ title: route.title, description: '看清产品和规则，再做决定', promoted: false },
        query: productType === undefined ? {} : { productType },
      }),
      [route, productType],
    ),
  )
  return (
    <Frame
      title={route.title}
      action={
        read.data && hasButton(read.data) && <CallToAction facts={read.data} route={route} productType={productType} />
      }
    >
      <Loaded read={read} waiting={<Waiting />} failed={gone}>
        {(facts) => (
          <>
            {over && <Notice>{`短信链接${LINK_DAYS}天内有效，以下是本行目前的介绍`}</Notice>}
            {isOpen(facts) ? (
              <Content facts={facts} productType={productType} />
            ) : (
              <Over closed={facts.closed} kind={facts.campaign.kind} look={query.look} />
            )}
            {query.overAct !== undefined && query.t !== undefined && <StopSms link={query.t} />}
            <DesktopCode route={route} query={{ t: query.t, productType }} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** Without one there is no bar for it either. */
const hasButton = (facts: CampaignFacts): boolean => isOpen(facts) && buttonOf(facts) !== undefined

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={4} />
  </>
)

export default definePage(Landing, { query: promotionLandingQuery })
