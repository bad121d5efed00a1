import type { ProductListKey, RouteRow } from '../row'
import { familyRow as named, familyRows } from './families'

/** A part of the product list under its own route name. */
const listed = <Name extends string>(name: Name, list: ProductListKey, title: string) =>
  ({ name, with: { list }, title, access: 'public', page: 'packages/product/list/index' }) as const

export const PRODUCT_ROWS = [
  ...familyRows(),
  named('/productBuyPage', 'Product', 'Buy'),
  named('/productBuyPageNew', 'Product', 'Buy'),
  named('/productResultPage', 'Product', 'Result'),
  named('/productResultPageNew', 'Product', 'Result'),
  named('/productHoldInfo', 'Product', 'HoldInfo'),
  named('/productHoldInfoNew', 'Product', 'HoldInfo'),
  named('/productDetailStencil', 'Product', 'Index'),
  named('/increaseWarehouseHomepage', 'addInterestDeposit', 'Index'),
  named('/increaseWarehouseHomepageI', 'addInterestDeposit', 'Index'),
  named('/increaseWarehouseHomepageII', 'addInterestDeposit', 'Index'),
  named('/increaseWarehouseHomepageIII', 'addInterestDeposit', 'Index'),
  listed('/fullDepositListStencil', 'full', '按期付息存款'),
  listed('/combineDepositStencil', 'deposits', '全部存款'),
  listed('/combineWealthStencil', 'wealth', '代销理财'),
  { ...listed('/newProductList', 'onSale', '在售产品'), sample: [{}, { act: 'shelfFilter' }] },
  { ...listed('/keProductBuyIndex', 'affordable', '余额可存产品'), access: 'account' },
  {
    name: '/productRadom',
    page: 'packages/product/compare/index',
    title: '产品对比',
    access: 'public',
    sample: [{ query: { codes: '20194,20505,91318017' } }],
  },
  { name: '/histotyList', page: 'packages/product/history/index', title: '产品交易记录', access: 'account' },
  {
    name: '/newResult',
    page: 'packages/product/orderResult/index',
    title: '交易结果',
    access: 'account',
    sample: [{ names: 'purchase' }],
  },
  { name: '/renewList', page: 'packages/product/maturity/renewList/index', title: '到期管理', access: 'account' },
  {
    name: '/renewalRecord',
    page: 'packages/product/maturity/renewalRecord/index',
    title: '续存记录',
    access: 'account',
  },
  {
    name: '/productDetailsHomePage',
    page: 'pages/shelf/index',
    title: '产品',
    access: 'public',
    prefetch: true,
  },
] as const satisfies readonly RouteRow[]

/**
 * Extra ways to products, from the specification's group "Other". Its /depositIndex and /fnzqIndex are the index pages of
 * the families `deposit` and `fnzq`, so they are among the families.
 */
export const OTHER_PRODUCT_ROWS = [
  {
    name: '/assetStandard',
    page: 'packages/product/calendar/index',
    title: '到期与收益日历',
    access: 'account',
    sample: [{}, { query: { view: 'income' } }, { by: 'holder', query: { view: 'income' } }],
  },
  named('/bkqdIndex', 'Product', 'Index'),
  named('/whlcIndex', 'fnzq', 'Index'),
  named('/financialIndex', 'fnzq', 'Index'),
  named('/financialAddIndex', 'fnzq', 'Buy'),
  {
    name: '/redeposit',
    page: 'packages/product/maturity/redeposit/index',
    title: '到期处理',
    access: 'trading',
    sample: [
      { names: 'holding' },
      { names: 'holding', act: 'renewAll' },
      { names: 'holding', act: 'maturityAgreement' },
    ],
  },
] as const satisfies readonly RouteRow[]
