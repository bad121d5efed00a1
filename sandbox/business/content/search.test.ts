import fc from 'fast-check'
import { articleProblem } from '@/domain/content/article'
import { day } from '@/domain/dates/day'
import { ARTICLES } from './published'
import { PRICES_TO_COME } from './published/prices'
import { searchArticles } from './search'

const found = (typed: string): readonly string[] => searchArticles(ARTICLES, typed).map(({ articleId }) => articleId)

describe('what the bank has published', () => {
  it.each([...ARTICLES, PRICES_TO_COME].map((one) => [one.articleId, one] as const))(
    '%s may be published',
    (_, one) => {
      expect(articleProblem({ ...one, from: day('20261123'), until: undefined })).toBeUndefined()
    },
  )

  it('has each id once', () => {
    expect(new Set(ARTICLES.map(({ articleId }) => articleId)).size).toBe(ARTICLES.length)
  })
})

describe('a search', () => {
  it.each([
    ['支付密码', 'forgot-pay-password'],
    ['zfmm', 'forgot-pay-password'],
    ['ZFMM', 'forgot-pay-password'],
    ['zhifumima', 'forgot-pay-password'],
    ['szb', 'forgot-pay-password', 'not'],
    ['手机丢失了怎么办？', 'phone-lost'],
    ['转账 没到账', 'transfer-not-arrived'],
    ['怎么换手机号', 'change-phone'],
    ['xe', 'transfer-out-limits'],
    ['50万', 'deposit-insurance'],
    ['共享屏幕', 'edu-fake-service'],
    ['ai换脸', 'edu-grandchild'],
    ['AI换脸', 'edu-grandchild'],
    ['手续费', 'price-list'],
  ])('for %s finds %s%s', (typed, articleId, not = '') => {
    expect(found(typed).includes(articleId)).toBe(not === '')
  })

  it('puts what has the words in its title first, and among equals keeps the order', () => {
    expect(found('忘记')[0]).toBe('forgot-pay-password')
    expect(found('忘记')[1]).toBe('forgot-gesture')
    expect(found('chongzhizhifumima')[0]).toBe('forgot-pay-password')
  })

  it.each(['', '   ', '？！', 'x', '量子纠缠', 'qwxz'])('for “%s” finds nothing', (typed) => {
    expect(found(typed)).toEqual([])
  })

  it('finds every article by its title, and takes whatever is typed', () => {
    for (const { articleId, title } of ARTICLES) expect(found(title)[0]).toBe(articleId)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const ids = found(typed)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 30 },
    )
  })
})
