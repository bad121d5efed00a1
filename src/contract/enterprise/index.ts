// The calls of this capability; the app imports single calls instead, to stay small.
export { actFor } from './actFor'
export { addOrgCard } from './addOrgCard'
export { joinOrg } from './joinOrg'
export { proveOrgCard } from './proveOrgCard'
export { queryOrgCards } from './queryOrgCards'
export { queryOrgs } from './queryOrgs'
