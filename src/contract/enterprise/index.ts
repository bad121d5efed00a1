import { actFor } from './actFor'
import { addOrgCard } from './addOrgCard'
import { joinOrg } from './joinOrg'
import { proveOrgCard } from './proveOrgCard'
import { queryOrgCards } from './queryOrgCards'
import { queryOrgs } from './queryOrgs'

/** The calls of `enterprise`; the app imports single calls instead, to stay small. */
export const enterpriseCalls = { actFor, addOrgCard, joinOrg, proveOrgCard, queryOrgCards, queryOrgs }
