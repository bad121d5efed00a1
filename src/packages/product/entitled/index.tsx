import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { entitledQuery } from '@/routes/queries/product'
import { Codes } from './Codes'
import { Office } from './Office'

type Props = PageProps<typeof entitledQuery>

/** /agrDepCode and /publicOffice: what lets a customer have terms or products that aren't for everybody. */
const Entitled = ({ route, query }: Props) =>
  query.view === 'office' ? <Office route={route} /> : <Codes title={route.title} />

export default definePage(Entitled, { query: entitledQuery })
