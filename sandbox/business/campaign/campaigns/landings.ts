import type { CampaignBlock, CampaignDefinition, CampaignVariant } from '@/domain/campaign/campaign'
import { STOP_SMS } from '@/domain/campaign/link'
import { BRAND } from '@/domain/brand'
import type { Day } from '@/domain/dates/day'
import type { Term } from '@/domain/dates/term'
import { FIGURES } from '@/domain/figures'
import { ZERO_FEN } from '@/domain/money/fen'
import { BY_THE_BANK, period } from './period'

/** What every landing has alike: nothing to join, and no end in sight. */
interface Landing {
  readonly actId: string
  readonly title: string
  readonly summary: string
  readonly picture: CampaignDefinition['picture']
  readonly variants: readonly CampaignVariant[]
  readonly kol?: boolean
  /** What stands below in small letters, where the usual sentence isn't true. */
  readonly fine?: string
}

const landing =
  ({ fine = '本页为产品和服务介绍，不赠送任何礼品，产品信息以产品页面为准。', ...given }: Landing) =>
  (today: Day): CampaignDefinition => ({
    ...BY_THE_BANK,
    ...period(today, { from: -30, days: 3_650 }),
    ...given,
    kind: 'LANDING',
    audience: { staff: true },
    rules: { version: 1, text: [fine] },
    tasks: [],
    prizes: [],
    budget: ZERO_FEN,
  })

const OPEN: CampaignBlock = { block: 'CTA', label: '免费开户', aim: { to: 'OPEN_ACCOUNT' } }
const STEPS: CampaignBlock = {
  block: 'STEPS',
  title: '三步开始',
  lines: ['用身份证和银行卡开立电子账户', '从银行卡转入资金', '选择产品并确认存入'],
}
const INSURED = {
  title: '存款保险',
  text: `本行存款受存款保险保障，同一存款人在本行的本金和利息合计${FIGURES.insuranceLimit}以内全额偿付。`,
}
/** As the products say it (src/products/families), for those that pay at maturity. */
const AT_MATURITY = [
  {
    title: '可提前支取',
    text: `起息次日${FIGURES.incomeFrom}后可提前支取，仅支持一次性全额支取，按存入时约定的提前支取利率计息，少于到期利息，支取前显示可得本息。`,
  },
  { title: '利息怎么算', text: '按存入时约定的年利率计息，到期本息自动转入电子账户。' },
] as const
/** The same for those that pay after each period. */
const BY_PERIOD = {
  title: '按期付息存款',
  text: '每满一个付息周期，利息转入电子账户。提前支取时，已付利息不收回，最近一次付息日之后未满周期的部分按提前支取利率计息。',
} as const
/** Three terms to compare; the buying page has all of them. */
const SHORT_TO_LONG: readonly Term[] = [
  { term: 3, termType: 'M' },
  { term: 1, termType: 'Y' },
  { term: 3, termType: 'Y' },
]
/** When the story's money is needed: in half a year, in two or three years. */
const OF_THE_STORY: readonly Term[] = [
  { term: 6, termType: 'M' },
  { term: 2, termType: 'Y' },
  { term: 3, termType: 'Y' },
]
const BEFORE = '存入前须知'
const EARLY: CampaignBlock = { block: 'POINTS', title: BEFORE, items: [...AT_MATURITY, INSURED] }
const EARLY_OF_BOTH: CampaignBlock = { block: 'POINTS', title: BEFORE, items: [...AT_MATURITY, BY_PERIOD, INSURED] }

export const deposit = landing({
  actId: 'deposit',
  title: '存款产品介绍',
  summary: '看清期限、利率和提前支取规则',
  picture: { motif: 'coins', tone: 'blue' },
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '整存整取', text: '期限清楚，到期自动到账' },
        { block: 'PRODUCTS', title: '在售产品', families: ['regular'] },
        EARLY,
        { block: 'CTA', label: '了解并存入', aim: { to: 'PRODUCT', family: 'regular' } },
      ],
    },
    {
      variant: 'b',
      blocks: [
        { block: 'HERO', title: '按用钱的时间选期限', text: '不同期限放在一起比一比' },
        { block: 'PRODUCTS', title: '三种期限', families: ['regular', 'full', 'gain'], terms: SHORT_TO_LONG },
        EARLY_OF_BOTH,
        { block: 'CTA', label: '比较全部存款', aim: { to: 'SHELF', list: 'deposits' } },
      ],
    },
    {
      variant: 'c',
      blocks: [
        { block: 'HERO', title: '先开一个电子账户', text: '有账户后，存取都在手机上完成' },
        STEPS,
        { block: 'PRODUCTS', title: '开户后可存', families: ['regular'] },
        OPEN,
      ],
    },
  ],
})

export const newcomer = landing({
  actId: 'newcomer',
  title: '新客专区',
  summary: '第一次来，从这里开始',
  picture: { motif: 'gift', tone: 'blue' },
  variants: [
    {
      variant: 'index2',
      blocks: [
        { block: 'HERO', title: '第一次来，从这里开始', text: '开户、转入、存入，三步完成' },
        STEPS,
        { block: 'PRODUCTS', title: '适合第一次存的产品', families: ['regular'] },
        OPEN,
      ],
    },
    {
      variant: 'buy2',
      blocks: [
        { block: 'HERO', title: '第一笔定期存款', text: '选好期限，确认存入前显示到期本息' },
        { block: 'PRODUCTS', title: '可选期限', families: ['regular'], terms: SHORT_TO_LONG },
        EARLY,
        { block: 'CTA', label: '去存入', aim: { to: 'BUY', family: 'regular' } },
      ],
    },
    {
      variant: 'index4',
      blocks: [
        {
          block: 'HERO',
          title: '暂时不用的钱，有个去处',
          text: '工资到账、年终奖、装修款，用钱的时间不同，放法也不同',
        },
        {
          block: 'POINTS',
          title: '小王的三笔钱',
          items: [
            { title: '下个月要用', text: '留在电子账户里，随时可转出。' },
            { title: '半年后要用', text: '如存六个月，到期自动到账。' },
            { title: '两三年不用', text: '如存两年、三年，提前支取会少得利息。' },
          ],
        },
        { block: 'PRODUCTS', title: '故事里的期限', families: ['gain'], terms: OF_THE_STORY },
        { block: 'CTA', label: '看看这类存款', aim: { to: 'PRODUCT', family: 'gain' } },
      ],
    },
    {
      variant: 'buy4',
      blocks: [
        { block: 'HERO', title: '选期限，看到期利息', text: '确认存入前显示到期本息' },
        { block: 'PRODUCTS', title: '可选期限', families: ['gain'], terms: SHORT_TO_LONG },
        EARLY,
        { block: 'CTA', label: '去存入', aim: { to: 'BUY', family: 'gain' } },
      ],
    },
  ],
})

const PARTNER: CampaignBlock = {
  block: 'POINTS',
  title: '关于合作方',
  items: [
    { title: '合作方做什么', text: '只展示本页面并提供链接，不接触您的资金、密码和身份证件。' },
    { title: '合作方不能做什么', text: '不能代您开户、代您转账或承诺收益，也不收取任何费用。' },
    { title: '谁为您服务', text: '账户和存款由本行直接提供，问题请致电本行客服。' },
  ],
}

export const partner = landing({
  actId: 'partner',
  title: '合作渠道专区',
  summary: '合作渠道客户专区',
  picture: { motif: 'friends', tone: 'blue' },
  variants: [
    {
      variant: 'zzkj',
      blocks: [
        { block: 'HERO', title: '欢迎合作渠道客户', text: '存款由本行直接提供，合作方不经手您的资金' },
        PARTNER,
        { block: 'PRODUCTS', title: '本行在售存款', families: ['regular', 'gain'] },
        OPEN,
      ],
    },
    {
      variant: 'tazhi',
      blocks: [
        { block: 'HERO', title: '欢迎塔知用户', text: '存款由本行直接提供，塔知不经手您的资金' },
        PARTNER,
        { block: 'PRODUCTS', title: '本行在售存款', families: ['regular'] },
        { block: 'CTA', label: '了解整存整取', aim: { to: 'PRODUCT', family: 'regular' } },
      ],
    },
    {
      variant: 'tazhiBuy',
      blocks: [
        { block: 'HERO', title: '选期限，看到期利息', text: '在本行页面上存入，塔知不经手您的资金' },
        { block: 'PRODUCTS', title: '本行在售存款', families: ['regular'], terms: SHORT_TO_LONG },
        PARTNER,
        { block: 'CTA', label: '去存入', aim: { to: 'BUY', family: 'regular' } },
      ],
    },
  ],
})

export const moreMessage = landing({
  actId: 'moreMessage',
  title: '更多信息',
  summary: '期限、利息、存款保险和常见问题',
  picture: { motif: 'book', tone: 'gold' },
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '存款全说明', text: '期限、计息、提前支取和存款保险' },
        { block: 'PRODUCTS', title: '三种期限的利息', families: ['regular', 'full', 'gain'], terms: SHORT_TO_LONG },
        EARLY_OF_BOTH,
        { block: 'FILES', title: '存入前请阅读', family: 'regular' },
        {
          block: 'POINTS',
          title: '常见问题',
          items: [
            { title: '到期未办理会怎样', text: '到期本息自动转入电子账户，您也可以提前约定续存。' },
            { title: '能取一部分吗', text: '不能，仅支持一次性全额支取，支取前显示可得本息。' },
            {
              title: '钱从哪里来',
              text: '从电子账户余额存入。可先从您本人绑定的银行卡转入，工资、红包等转入账户的资金也可以存入。',
            },
          ],
        },
        { block: 'BANK', title: '关于本行' },
        { block: 'CTA', label: '查看全部存款', aim: { to: 'SHELF', list: 'deposits' } },
      ],
    },
  ],
})

export const monthlyWealth = landing({
  actId: 'monthlyWealth',
  title: '月月汇理财专栏',
  summary: '代销理财的等级、规则、文件和已公布收益',
  picture: { motif: 'coins', tone: 'green' },
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '月月汇', text: '每月看一次：收益怎么来，赎回怎么到账' },
        { block: 'PRODUCTS', title: '代销产品', families: ['wealth'] },
        { block: 'WEALTH', title: '产品情况' },
        { block: 'CTA', label: '查看产品', aim: { to: 'PRODUCT', family: 'wealth' } },
      ],
    },
  ],
})

const SMS: CampaignBlock = {
  block: 'POINTS',
  title: '如何核实短信',
  items: [
    { title: '先核实', text: '拿不准时，请致电本行客服核实，不要回拨短信里的号码。' },
    { title: '不索要', text: '本行短信和工作人员不会索要验证码、卡号或密码。' },
    { title: '不想再收', text: `从短信进入本页的，点页尾“${STOP_SMS}”即可，无需登录；也可致电本行客服。` },
  ],
}

export const textMessage = landing({
  actId: 'textMessage',
  title: '短信活动页',
  summary: '短信客户专区',
  picture: { motif: 'shield', tone: 'gold' },
  variants: [
    {
      variant: 'deposit',
      blocks: [
        { block: 'HERO', title: '本行在售存款', text: '您从本行短信进入，产品信息以本页为准' },
        { block: 'PRODUCTS', title: '在售产品', families: ['regular', 'gain'] },
        SMS,
        { block: 'CTA', label: '查看全部存款', aim: { to: 'SHELF', list: 'deposits' } },
      ],
    },
    {
      variant: 'newcomer',
      blocks: [
        { block: 'HERO', title: '开立电子账户', text: '您从本行短信进入，开户只需身份证和银行卡' },
        STEPS,
        SMS,
        OPEN,
      ],
    },
  ],
})

export const kol = landing({
  actId: 'kol',
  title: '合作推广页',
  summary: '由合作达人介绍的产品页',
  picture: { motif: 'friends', tone: 'red' },
  kol: true,
  variants: [
    {
      variant: 'deposit',
      blocks: [
        { block: 'HERO', title: '广告 · 本行存款介绍', text: '本页为广告，推广人不因存款获得佣金' },
        { block: 'PRODUCTS', title: '在售产品', families: ['regular'] },
        { block: 'CTA', label: '查看全部存款', aim: { to: 'SHELF', list: 'deposits' } },
      ],
    },
    {
      variant: 'wealth',
      blocks: [
        { block: 'HERO', title: '广告 · 代销理财介绍', text: '本页为广告，理财非存款，有风险' },
        { block: 'PRODUCTS', title: '代销产品', families: ['wealth'] },
        { block: 'CTA', label: '查看理财', aim: { to: 'SHELF', list: 'wealth' } },
      ],
    },
  ],
})

export const largeAmount = landing({
  actId: 'largeAmount',
  title: '大额存款',
  summary: '起存金额、利率和存款保险',
  picture: { motif: 'coins', tone: 'gold' },
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '大额存款', text: '金额越大，越要先看清期限和保险' },
        { block: 'PRODUCTS', title: '在售产品', families: ['premium'] },
        EARLY,
        {
          block: 'TEXT',
          title: '超过存款保险的部分',
          lines: [
            `同一存款人在本行所有存款的本金和利息合并计算，${FIGURES.insuranceLimit}以内全额偿付。`,
            `超过${FIGURES.insuranceLimit}的部分不在保障范围内，请合理安排。`,
          ],
        },
        { block: 'TEXT', title: '当面了解', lines: ['可预约网点的客户经理讲解产品；办理存款不赠送礼品、现金或积分。'] },
        { block: 'CTA', label: '预约客户经理', aim: { to: 'ADVISER' } },
      ],
    },
  ],
})

export const bankItself = landing({
  actId: 'bankItself',
  title: '认识本行',
  summary: '名称、存款保险、客服和产品',
  picture: { motif: 'city', tone: 'blue' },
  variants: [
    {
      variant: 'index',
      blocks: [
        { block: 'HERO', title: BRAND.bankName, text: '一家在手机上办业务的银行' },
        { block: 'BANK', title: '关于本行' },
        { block: 'PRODUCTS', title: '在售产品', families: ['regular', 'gain', 'wealth'] },
        OPEN,
      ],
    },
    {
      variant: 'share',
      blocks: [
        { block: 'HERO', title: BRAND.bankName, text: '存款和理财，都在手机上看得清、办得完' },
        { block: 'BANK', title: '关于本行' },
        OPEN,
      ],
    },
  ],
})

export const littleShare = landing({
  actId: 'littleShare',
  title: '活动分享',
  summary: '朋友分享给您的活动',
  picture: { motif: 'path', tone: 'gold' },
  fine: '分享不计奖励，活动的条件和奖励以各活动页面为准。',
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '朋友分享给您', text: '看看本行正在进行的活动' },
        {
          block: 'STEPS',
          title: '怎么参加',
          lines: ['在活动中心挑一个活动', '看清参加条件、奖励和期限', '完成步骤，在“我的奖励”领取'],
        },
        {
          block: 'POINTS',
          title: '放心参加',
          items: [
            { title: '不收费', text: '参加活动不需要转账、充值或缴纳任何费用。' },
            { title: '不索要', text: '本行工作人员不会借活动索要验证码、卡号或密码。' },
            { title: '不勉强', text: '是否参加由您决定，不影响您使用本行的任何服务。' },
          ],
        },
        { block: 'CTA', label: '打开活动中心', aim: { to: 'PROMOTIONS' } },
      ],
    },
  ],
})

export const wealthLearn = landing({
  actId: 'wealthLearn',
  title: '认识理财',
  summary: '先懂风险，再看收益',
  picture: { motif: 'book', tone: 'green' },
  variants: [
    {
      variant: 'v1',
      blocks: [
        { block: 'HERO', title: '先懂风险，再看收益', text: '理财非存款，产品有风险，投资须谨慎' },
        {
          block: 'POINTS',
          title: '买之前先想三件事',
          items: [
            { title: '会亏损吗', text: '净值会涨也会跌，过往业绩不代表将来。' },
            { title: '资金能放多久', text: '赎回有到账时间，急用的钱不要放进来。' },
            { title: '适合我吗', text: '先做风险测评，只看与自己相符的产品。' },
          ],
        },
        { block: 'PRODUCTS', title: '本行代销的理财', families: ['wealth'] },
        { block: 'CTA', label: '做风险测评', aim: { to: 'RISK_TEST' } },
      ],
    },
    {
      variant: 'v2',
      blocks: [
        { block: 'HERO', title: '每日收益从哪里来', text: '每天公布每万份收益，可在产品页查看历史' },
        {
          block: 'STEPS',
          title: '一天的收益怎么来',
          lines: [
            '管理人每日公布昨日的每万份收益',
            '每万份收益是持有一万份当天得到的钱，您的收益按您的份额同比例计算',
            '收益自动结转为份额，从份额确认当日起算',
          ],
        },
        { block: 'PRODUCTS', title: '本行代销的理财', families: ['wealth'] },
        { block: 'WEALTH', title: '已公布的收益' },
        { block: 'TEXT', title: '请注意', lines: ['理财产品由理财公司发行和管理，本行代销，不承担投资、兑付责任。'] },
        { block: 'CTA', label: '查看理财', aim: { to: 'SHELF', list: 'wealth' } },
      ],
    },
  ],
})
