/** The parts of what the bank has written for everybody. */
export const ARTICLE_SECTIONS = ['FAQ', 'EDU', 'NOTICE', 'PRICE', 'PUBLICITY'] as const

export type ArticleSection = (typeof ARTICLE_SECTIONS)[number]

/** A section as its articles' pages are titled. */
export const SECTION_NAMES: Readonly<Record<ArticleSection, string>> = {
  FAQ: '常见问题',
  EDU: '安全教育',
  NOTICE: '业务公告',
  PRICE: '服务价格',
  PUBLICITY: '金融知识宣传',
}

/** The topics of each section, in the order in which they stand; an article is of one of its section's. */
export const TOPICS = {
  FAQ: {
    login: '登录与密码',
    account: '开户与账户',
    transfer: '转入与转出',
    card: '银行卡',
    deposit: '存款与理财',
    safety: '安全与挂失',
    service: '隐私与服务',
  },
  EDU: { scams: '常见骗局', habits: '用卡与密码', help: '遇到时怎么办' },
  NOTICE: { business: '业务公告' },
  PRICE: { prices: '服务价格' },
  PUBLICITY: { rights: '消费者权益', insurance: '存款保险', fraud: '防范诈骗', laundering: '反洗钱' },
} as const satisfies Readonly<Record<ArticleSection, Readonly<Record<string, string>>>>

export type Topic = { [S in ArticleSection]: keyof (typeof TOPICS)[S] }[ArticleSection]

const BY_SECTION: Readonly<Record<ArticleSection, Readonly<Record<string, string>>>> = TOPICS

/** The topics of a section with their names, in order. */
export const topicsOf = (section: ArticleSection): readonly { readonly topic: string; readonly name: string }[] =>
  Object.entries(BY_SECTION[section]).map(([topic, name]) => ({ topic, name }))

/** A topic's name; undefined for one that the section doesn't have. */
export const topicName = (section: ArticleSection, topic: string): string | undefined =>
  topicsOf(section).find((one) => one.topic === topic)?.name
