import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { unpack } from '../src/routes/compactTable'
import { ROWS } from '../src/routes/table'
import { ofEveryFamily } from '../src/routes/appRoutes'
import type { Route } from '../src/routes/names'
import { titleOf } from './pageConfigs'
import { adding, routeTable, rowsOf, sharingOf, TABLE_IN_PAGE } from './routeTable'

const PAGES = [...new Set(ROWS.map(({ page }) => page))]
const fileOf = (page: string): string => join(__dirname, '../src', `${page}.tsx`)

it('gives every row to its page and to no other, without what only the build reads', () => {
  const brought = PAGES.flatMap((page) => rowsOf(ROWS, fileOf(page)))
  expect(brought.map(({ name }) => name).sort()).toEqual(ROWS.map(({ name }) => name).sort())
  const fields = new Set(brought.flatMap((row) => Object.keys(row)))
  expect([...fields].filter((field) => ['page', 'sample', 'prefetch', 'shared', 'ours'].includes(field))).toEqual([])
  for (const row of brought) expect(ROWS.find(({ name }) => name === row.name)).toMatchObject(row)
  expect(rowsOf(ROWS, fileOf('pages/nowhere/index'))).toEqual([])
})

it('writes the rows of the families once, and the app learns each of them', () => {
  for (const page of PAGES) {
    const rows = rowsOf(ROWS, fileOf(page))
    const learnt: Route[] = []
    const addRows = (given: readonly Route[]): void => void learnt.push(...given)
    runInNewContext(adding(rows), { addRows, ofEveryFamily })
    const byName = (some: readonly Route[]) => [...some].sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(JSON.parse(JSON.stringify(byName(learnt)))).toEqual(byName(rows))
  }
  expect(adding(rowsOf(ROWS, fileOf('packages/product/redeem/result/index')))).not.toContain('polyBillion')
})

it('puts the names into the mini-program’s code, and on the H5 into index.html alone', () => {
  const packed = JSON.parse(routeTable({ TARO_ENV: 'weapp' }).ROUTE_TABLE ?? '') as string
  expect(unpack(packed).pages.size).toBe(ROWS.length)
  expect(routeTable({ TARO_ENV: 'h5' })).toEqual({ ROUTE_TABLE: TABLE_IN_PAGE })
})

it('begins a bar with the title that all routes of the page have', () => {
  expect(titleOf('pages/mine/index')).toBe('我的')
  expect(titleOf('packages/compliance/policy/index')).toBeUndefined()
})

it('lets the mini-program share public pages that say so, and no others', () => {
  expect(sharingOf(ROWS, fileOf('packages/product/detail/index'))).toMatch(/onShareAppMessage[\s\S]*onShareTimeline/)
  expect(sharingOf(ROWS, fileOf('packages/product/holdings/holdInfo/index'))).toBe('')
  for (const row of ROWS.filter((each) => each.shared)) expect([row.name, row.access]).toEqual([row.name, 'public'])
})
