import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { ON_SALE, pageOf, months, years, SHORT_TO_LONG } from '../testing'
import type { Facts } from '../testing'

describe('a landing that names a product', () => {
  type Landing = '/promote_b' | '/promoteBuyNew' | '/promoteIndexIVNew'
  const PAGES: Readonly<Record<Landing, Facts>> = {
    '/promote_b': pageOf({ block: 'PRODUCTS', title: '比一比', families: ['regular', 'gain'], terms: SHORT_TO_LONG }),
    '/promoteBuyNew': pageOf(
      { block: 'PRODUCTS', title: '可选期限', families: ['regular'], terms: SHORT_TO_LONG },
      { block: 'CTA', label: '去存入', aim: { to: 'BUY', family: 'regular' } },
    ),
    '/promoteIndexIVNew': pageOf(
      { block: 'PRODUCTS', title: '期限', families: ['gain'], terms: [months(6), years(2), years(3)] },
      { block: 'CTA', label: '看看这类存款', aim: { to: 'PRODUCT', family: 'gain' } },
    ),
  }
  const open = async (name: Landing, productType?: string, products = ON_SALE) => {
    answer(queryCampaign, PAGES[name])
    answer(queryProducts, { products })
    const page = await openPage(name, { ...(productType !== undefined && { productType }) })
    await page.until(() => page.find('.ui-fact-table__row'))
    return page
  }
  const rows = (page: Awaited<ReturnType<typeof open>>) =>
    page
      .findAll('.ui-fact-table__row')
      .map((row) => [
        row.querySelector('.ui-fact-table__name')?.textContent,
        /\d+\.\d+/.exec(row.querySelector('.ui-fact-table__value')?.textContent ?? '')?.[0],
      ])

  it.each<[Landing, string | undefined, readonly (readonly [string, string])[]]>([
    [
      '/promote_b',
      undefined,
      [
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promote_b',
      '20194',
      [
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promote_b',
      '20126',
      [
        ['增益七天', '0.51'],
        ['增益一年', '1.38'],
        ['增益三年', '1.71'],
      ],
    ],
    [
      '/promoteBuyNew',
      '20521',
      [
        ['定存六月', '1.02'],
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promoteBuyNew',
      '20522',
      [
        ['定存两年', '1.44'],
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
    [
      '/promoteIndexIVNew',
      undefined,
      [
        ['增益六月', '1.17'],
        ['增益两年', '1.49'],
        ['增益三年', '1.71'],
      ],
    ],
    [
      '/promoteIndexIVNew',
      '20126',
      [
        ['增益一年', '1.38'],
        ['增益六月', '1.17'],
        ['增益两年', '1.49'],
        ['增益三年', '1.71'],
      ],
    ],
    [
      '/promoteIndexIVNew',
      '20213',
      [
        ['增益六月', '1.17'],
        ['增益两年', '1.49'],
        ['增益三年', '1.71'],
      ],
    ],
    // Of a family that the page says nothing about.
    [
      '/promoteBuyNew',
      '20126',
      [
        ['定存三月', '0.81'],
        ['定存一年', '1.33'],
        ['定存三年', '1.66'],
      ],
    ],
  ])('shows its figures and those of the terms that its text speaks of: %s %s', async (name, productType, shown) => {
    expect(rows(await open(name, productType))).toEqual(shown)
  })

  it.each<[Landing, string, string, string]>([
    ['/promoteBuyNew', '20521', '去存入', '/ProductBuy'],
    ['/promoteBuyNew', '20522', '去存入', '/ProductBuy'],
    ['/promoteIndexIVNew', '20126', '看看这类存款', '/polyBillionDepositIndex'],
    ['/promoteIndexIVNew', '20213', '看看这类存款', '/polyBillionDepositIndex'],
  ])('leads on to it: %s %s', async (name, productType, label, to) => {
    const page = await open(name, productType)
    await page.tap(page.findText(label))
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ name: to, query: { productType } }))
  })

  it('says what ten thousand yuan bring in each term', async () => {
    const page = await open('/promote_b')
    await page.until(() => page.findText('存10,000元预计利息'))
    // A quarter of a year at 0.81 %, a year at 1.33 %, three at 1.66 %.
    for (const said of ['20.25元', '133.00元', '498.00元']) expect(page.text()).toContain(`存10,000元预计利息${said}`)
  })

  it('says so where it isn’t sold, and leads to the family instead', async () => {
    const products = ON_SALE.map((one) =>
      one.productType === '20521' ? { ...one, saleStatus: 'PAUSED' as const } : one,
    )
    const page = await open('/promoteBuyNew', '20521', products)
    expect(page.text()).toContain('链接中的产品目前未在售')
    expect(page.text()).not.toContain('定存六月')
    await page.tap(page.findText('去存入'))
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ name: '/ProductBuy', query: {} }))
  })
})

describe('the distributed product on its page', () => {
  const WEALTH = facts({
    ...{ productType: '91318017', productName: '日日盈', kind: 'wealth', endDate: '', riskLevel: 'R2' },
    rateSteps: [],
  })
  it.each(['ON_SALE', 'PAUSED', 'SOLD_OUT', 'CLOSED'] as const)(
    'has its disclosure once, by name and level, while it is %s',
    async (saleStatus) => {
      const product = { ...WEALTH, saleStatus }
      answer(
        queryCampaign,
        pageOf({ block: 'PRODUCTS', title: '代销产品', families: ['wealth'] }, { block: 'WEALTH', title: '产品情况' }),
      )
      answer(queryProducts, { products: [product] })
      answer(queryProductDetail, { product, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
      const page = await openPage('/yyhFinancial')
      await page.until(() => page.findText('申购与赎回'))
      const count = (text: string) => page.text().split(text).length - 1
      expect([count('仅为代销机构'), count('本产品不是存款，不受存款保险保障')]).toEqual([1, 1])
      expect(page.text()).toMatch(/“日日盈”由.+发行与管理/)
      expect(page.text()).toContain('本产品风险等级为R2')
      expect(page.findAll('.ui-product-card')).toHaveLength(saleStatus === 'ON_SALE' ? 1 : 0)
    },
  )
})

describe('a page that tells more', () => {
  it('leads to what who buys agrees to, and names the bank’s licence', async () => {
    answer(
      queryCampaign,
      pageOf({ block: 'FILES', title: '存入前请阅读', family: 'regular' }, { block: 'BANK', title: '关于本行' }),
    )
    answer(queryProducts, { products: ON_SALE })
    const page = await openPage('/promoteMoreMsgIndex')
    await page.until(() => page.findText('储蓄存款服务协议'))
    expect(page.text()).toContain('金融许可证样例B0000H')
    await page.tap(page.findText('储蓄存款服务协议'))
    await page.until(() => expect(page.text()).toContain('持有至到期的，按存入时约定的利率计息'))
  })
})
