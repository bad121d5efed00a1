import type { Quiz } from '@/domain/survey/questionnaire'

interface Asked {
  readonly text: string
  readonly options: readonly [string, string, string]
  /** Which of them is right, from 0. */
  readonly right: number
  readonly reason: string
}

const IDS = ['a', 'b', 'c'] as const

/** Three questions on what an article said; the quiz is named for the article. */
const about = (articleId: string, title: string, asked: readonly [Asked, Asked, Asked]): Quiz => ({
  surveyId: `look-${articleId}`,
  version: 1,
  kind: 'QUIZ',
  title,
  intro: '一周前读过的内容，还记得吗？三道题，每答一题就告诉您答案和原因。',
  pass: 3,
  questions: asked.map(({ text, options }, at) => ({
    id: `q${at + 1}`,
    kind: 'SINGLE',
    text,
    options: options.map((option, place) => ({ id: IDS[place] ?? '', text: option })),
  })),
  keys: Object.fromEntries(asked.map(({ right, reason }, at) => [`q${at + 1}`, { right: [IDS[right] ?? ''], reason }])),
})

/** The questions a week after reading; articles without any aren't asked about. */
export const SECOND_LOOKS: readonly Quiz[] = [
  about('edu-fake-service', '再看一看：冒充客服', [
    {
      text: '“客服”要您下载会议软件并共享屏幕，您应该？',
      options: ['照做，方便对方指导', '停下来，挂断电话', '只共享一分钟'],
      right: 1,
      reason: '共享屏幕时，您输入的密码和验证码对方都看得见。',
    },
    {
      text: '银行有“安全账户”吗？',
      options: ['没有', '有，出事时才启用', '只有大额资金才有'],
      right: 0,
      reason: '银行没有“安全账户”，要您转到那里的都是诈骗。',
    },
    {
      text: '想核实对方是不是客服，可靠的做法是？',
      options: ['回拨来电号码', '看对方的工作证照片', '自己拨打银行客服热线'],
      right: 2,
      reason: '来电号码和证件都可以伪造，自己拨打的热线才可靠。',
    },
  ]),
  about('edu-investment', '再看一看：虚假投资', [
    {
      text: '投资群里人人“赚钱”，多半是因为？',
      options: ['老师水平高', '他们是同伙', '行情好'],
      right: 1,
      reason: '群里晒收益的往往都是同伙，只有您是真的客户。',
    },
    {
      text: '先投一点真的能取出来，说明？',
      options: ['平台可信', '可以多投一些', '这是诱饵'],
      right: 2,
      reason: '先给小利，是为了让您投得更多。',
    },
    {
      text: '理财产品应该在哪里购买？',
      options: ['银行官方渠道', '群里发的链接', '转给老师代买'],
      right: 0,
      reason: '钱转给个人账户的投资，不是投资。',
    },
  ]),
  about('edu-lend-card', '再看一看：不出租银行卡', [
    {
      text: '朋友出钱租您的银行卡用几天，您应该？',
      options: ['借给他，都是朋友', '拒绝', '收押金再借'],
      right: 1,
      reason: '出租、出借账户是违法的，可能被用于诈骗和洗钱。',
    },
    {
      text: '不用的银行卡应该？',
      options: ['及时注销', '卖掉', '送人'],
      right: 0,
      reason: '不用的卡及时注销，避免被他人冒用。',
    },
    {
      text: '帮别人“走账”会怎样？',
      options: ['没有影响', '只是手续麻烦', '账户会被限制使用，还可能承担刑事责任'],
      right: 2,
      reason: '替人走账可能构成帮助犯罪，本人要承担责任。',
    },
  ]),
  about('edu-passwords', '再看一看：密码和验证码', [
    {
      text: '银行工作人员向您要验证码，您应该？',
      options: ['告诉他', '不告诉任何人', '只说前三位'],
      right: 1,
      reason: '验证码等于密码，银行工作人员不会索要。',
    },
    {
      text: '哪种密码更安全？',
      options: ['生日', '手机号后六位', '与本人信息无关的数字'],
      right: 2,
      reason: '生日、手机号、连续数字最容易被猜到。',
    },
    {
      text: '短信里有陌生链接，您应该？',
      options: ['不点', '点开看看', '转发给家人'],
      right: 0,
      reason: '陌生链接可能是假冒网站，会骗走您的密码。',
    },
  ]),
]
