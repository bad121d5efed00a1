import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryLearning } from '@/contract/points/queryLearning'
import { Loaded } from '@/features/loaded/Loaded'
import { lookQuery } from '@/routes/queries/points'
import { useCall } from '@/session/useCall'
import { Skeleton } from '@/ui/Skeleton'
import { Outside } from '../Outside'
import { pointsOff } from '../pointsOff'
import { FirstLook } from './FirstLook'
import { SecondLook } from './SecondLook'

type Look = v.InferOutput<typeof lookQuery>['look']

/** /lookAgain: what there is to read on safety; /lookAgainTwo: three questions on it a week later. */
function LookPage({ route, query }: PageProps<typeof lookQuery>) {
  const area = useMemberArea(route)
  if (!area.member) return <Outside title={route.title} area={area} />
  return <Mine title={route.title} look={query.look} />
}

function Mine({ title, look }: { readonly title: string; readonly look: Look }) {
  const read = useCall(queryLearning, {})
  return (
    <Frame title={title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={8} />} failed={pointsOff}>
        {(learning) => (look === 'first' ? <FirstLook learning={learning} /> : <SecondLook learning={learning} />)}
      </Loaded>
    </Frame>
  )
}

export default definePage(LookPage, { query: lookQuery, eager: true })
