import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { privacyCentreQuery } from '@/routes/queries/compliance'
import { Consents } from './Consents'
import { MyData } from './MyData'
import './privacyCentre.scss'

/** /SettingSecret: what the person agreed to, to be withdrawn; and with `view=data` a copy of what the bank keeps. */
function PrivacyCentre({ query, title }: PageProps<typeof privacyCentreQuery>) {
  return query.view === 'data' ? <MyData title={title} /> : <Consents title={title} />
}

export default definePage(PrivacyCentre, {
  query: privacyCentreQuery,
  titled: ({ view }) => (view === 'data' ? '我的信息' : undefined),
})
