/** The groups of src/packages that `npm test -- <name>` narrows a run to; every page otherwise. */
const groups = process.env.PAGES_OF?.split(',')

/** Whether a route's page is one that this run is about. */
export const isAsked = ({ page }: { readonly page: string }): boolean =>
  groups === undefined || groups.some((group) => page.startsWith(`packages/${group}/`))
