/** The groups of src/packages that `npm test -- <name>` limits a run to; undefined for every page. */
const groups = process.env.PAGES_OF?.split(',')

/** Whether a run has every route of a page, as one that is asked for by name has, or one for each look. */
export const everyRoute = groups !== undefined

/** Whether a route's page is part of this run. */
export const isAsked = ({ page }: { readonly page: string }): boolean =>
  groups === undefined || groups.some((group) => page.startsWith(`packages/${group}/`))
