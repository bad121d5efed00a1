import { REDIRECTS, ROWS } from './table'

/**
 * H5 addresses by page (`h5.router.customRoutes`): every route's own name, so that /main/polyBillionIndex is what the
 * customer sees. A redirect's old name is an alias too; the shell replaces it.
 */
export function h5Aliases(): Record<string, string[]> {
  const aliases: Record<string, string[]> = {}
  const add = (page: string, name: string) => (aliases[`/${page}`] ??= []).push(name)
  for (const row of ROWS) add(row.page, row.name)
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const target = ROWS.find((row) => row.name === to)
    if (target) add(target.page, from)
  }
  return aliases
}
