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

  it.each([
    ['我把支付密码忘了，在哪里可以重新设置', 'forgot-pay-password'],
    ['密码输错好几次被锁了怎么解开', 'forgot-pay-password'],
    ['解锁图案记不起来登不进去', 'forgot-gesture'],
    ['为什么一直收不到验证码', 'no-sms-code'],
    ['钱转出去两天了对方还没收到', 'transfer-not-arrived'],
    ['一天最多能转多少钱出去', 'transfer-out-limits'],
    ['怎么把工资卡里的钱转到这里来', 'transfer-in'],
    ['我想换一张银行卡收钱', 'bind-card'],
    ['绑卡的时候提示手机号不一致', 'card-bind-fails'],
    ['定期没到期急用钱能提前取出来吗', 'early-withdrawal'],
    ['钱放在账户里不买产品有没有利息', 'demand-interest'],
    ['你们银行倒闭了我的钱怎么办', 'deposit-insurance'],
    ['买理财为什么还要答题', 'risk-test'],
    ['手机被偷了要怎么冻结账户', 'phone-lost'],
    ['有人登录了我的账号不是我本人', 'account-stolen'],
    ['换了新号码，旧手机号已经不用了', 'change-phone'],
    ['办签证要银行流水去哪里开', 'statement'],
    ['我不想用了怎么把账户注销掉', 'close-account'],
    ['身份证过期了不能买产品', 'id-card-expired'],
    ['转账要不要收费', 'price-list'],
    ['工作人员态度不好我要投诉', 'complain'],
    ['字体太小了老人看不清楚', 'elder-view'],
    ['接到电话说我涉嫌洗钱让我转账', 'edu-fake-police'],
    ['理财赎回几天能到账', 'wealth-redeem'],
    ['存款到期了钱会自动回来吗', 'deposit-matures'],
    ['活动红包怎么提现', 'red-packets'],
    ['账户余额突然变少了是怎么回事', 'find-records'],
    ['怎么查以前的交易记录', 'find-records'],
    ['我的账户被冻结了怎么解冻', 'frozen-money'],
    ['怎么开通亲情卡', 'family-card'],
    ['怎么关闭夜间锁', 'night-lock'],
    ['人脸识别一直不通过', 'face-fails'],
    ['未成年人可以开户吗', 'open-account'],
    ['登录密码忘了怎么办', 'login-password'],
    ['怎么设置收款账户', 'receive'],
    ['理财会亏钱吗', 'wealth-risk'],
    ['利息要不要交税', 'demand-interest'],
    ['积分能换什么', 'points'],
    ['贷款怎么申请', 'loans'],
    ['企业账户怎么开', 'enterprise'],
    ['客服电话是多少', 'hotline'],
  ])('answers “%s” among the first three', (question, articleId) => {
    expect(found(question).slice(0, 3)).toContain(articleId)
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
