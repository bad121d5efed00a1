/** The groups of src/packages that `npm test -- <name>` limits a run to; undefined for every page. */
const groups = process.env.PAGES_OF?.split(',')

/** Whether a route's page is part of this run. */
export const isAsked = ({ page }: { readonly page: string }): boolean =>
  groups === undefined || groups.some((group) => page.startsWith(`packages/${group}/`))
