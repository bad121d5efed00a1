import { ROWS } from './table'

export interface TaroPackages {
  readonly pages: string[]
  readonly subPackages: { readonly root: string; readonly pages: string[] }[]
}

/** app.config's pages and subpackages: a page under packages/<group>/ belongs to that subpackage, the rest to main. */
export function taroPackages(): TaroPackages {
  const pages = new Set<string>()
  const subPackages = new Map<string, Set<string>>()
  for (const { page } of ROWS) {
    const [, root, path] = /^(packages\/[^/]+)\/(.+)$/.exec(page) ?? []
    if (root === undefined || path === undefined) pages.add(page)
    else subPackages.set(root, (subPackages.get(root) ?? new Set()).add(path))
  }
  return {
    pages: [...pages],
    subPackages: [...subPackages].map(([root, paths]) => ({ root, pages: [...paths] })),
  }
}
