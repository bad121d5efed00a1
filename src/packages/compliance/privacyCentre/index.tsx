import * as v from 'valibot'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Consents } from './Consents'
import { MyData } from './MyData'
import './privacyCentre.scss'

const QUERY = v.object({ view: v.optional(v.picklist(['consents', 'data']), 'consents') })

/** /SettingSecret: what the person agreed to, to be withdrawn; and with `view=data` a copy of what the bank keeps. */
export default definePage(
  function PrivacyCentre({ route, query }: PageProps<v.InferOutput<typeof QUERY>>) {
    return query.view === 'data' ? <MyData route={route} /> : <Consents route={route} />
  },
  { query: QUERY },
)
