// A handler for each call of this capability.
export { actFor } from './actFor'
export { addOrgCard } from './addOrgCard'
export { joinOrg } from './joinOrg'
export { proveOrgCard } from './proveOrgCard'
export { queryOrgCards } from './queryOrgCards'
export { queryOrgs } from './queryOrgs'
