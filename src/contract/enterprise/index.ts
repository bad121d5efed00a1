import { addOrgCard } from './addOrgCard'
import { proveOrgCard } from './proveOrgCard'
import { queryOrgCards } from './queryOrgCards'

/** The calls of `enterprise`; the app imports single calls instead, to stay small. */
export const enterpriseCalls = { addOrgCard, proveOrgCard, queryOrgCards }
