import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { leaveQuery } from '@/routes/queries/bridge'
import { Crossing } from '../crossing/Crossing'

/** /kingdeeMiddlePage and its like: the way to a partner, with what it is told and by whose word. */
const Leave = ({ route, query: { bridge, id, left } }: PageProps<typeof leaveQuery>) => (
  <Crossing
    title={route.title}
    crossing={{ bridge, ...(id !== undefined && { id }) }}
    page={{ name: route.name, query: { ...(id !== undefined && { id }) } }}
    left={left !== undefined}
  />
)

export default definePage(Leave, { query: leaveQuery })
