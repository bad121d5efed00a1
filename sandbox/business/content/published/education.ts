import { BRAND } from '@/domain/brand'
import { heading, inSection, list, note, say, steps, way } from './write'
import type { Written } from './write'

const edu = inSection('EDU')

const CALL_US = `先停下来，挂断电话，再拨打${BRAND.hotline}向我行核实。`

/** What everybody should know about fraud: the frauds one by one, habits, and what to do when it happened. */
export const EDUCATION: readonly Written[] = [
  edu(
    {
      articleId: 'edu-fake-service',
      topic: 'scams',
      title: '冒充客服：“您的账户要关闭”',
      summary: '自称银行、平台客服，要您转账或共享屏幕',
      keywords: ['冒充客服', '共享屏幕', '注销贷款', '退款'],
    },
    heading('骗子怎么说'),
    say('“我是平台客服，您开通了会员，不取消每月扣500元。”接着要您下载会议软件、共享屏幕，把钱转到“安全账户”。'),
    heading('真实情况'),
    list('银行没有“安全账户”', '共享屏幕时，您输入的密码和验证码对方都看得见', '真正的客服不会要您转账'),
    note(CALL_US),
  ),
  edu(
    {
      articleId: 'edu-fake-police',
      topic: 'scams',
      title: '冒充公检法：“您涉嫌洗钱”',
      summary: '要您保密、转账“自证清白”',
      keywords: ['公检法', '警察', '洗钱', '通缉令'],
    },
    heading('骗子怎么说'),
    say('“您名下的银行卡涉嫌洗钱，请保密，并把资金转入核查账户。”有时还会发来假的“通缉令”。'),
    heading('真实情况'),
    list('公安机关不会通过电话、网络办案，也不会要求转账', '要求您“不能告诉家人”的，都是诈骗'),
    note('可拨打110核实。已经转账的，请立即报警。'),
  ),
  edu(
    {
      articleId: 'edu-investment',
      topic: 'scams',
      title: '虚假投资：“老师带单，稳赚不赔”',
      summary: '先给小利，再让您越投越多',
      keywords: ['投资', '炒股', '荐股', '高收益', '理财骗局'],
    },
    heading('骗子怎么做'),
    steps('拉您进投资群，看别人“天天赚钱”', '让您先投一点，真的能取出来', '等您投入大笔资金，就取不出来了'),
    heading('真实情况'),
    list('承诺“保本高收益”的都是骗局', '理财产品请在银行官方渠道购买', '钱转给个人账户的投资，不是投资'),
  ),
  edu(
    {
      articleId: 'edu-part-time',
      topic: 'scams',
      title: '刷单返利：“动动手指就赚钱”',
      summary: '前几单返现，后面要您垫付',
      keywords: ['刷单', '兼职', '点赞', '返利', '垫付'],
    },
    say('刷单本身就是违法行为。前几单返现是诱饵；等您垫付大额，对方会以“任务没完成”“账户冻结”为由要您继续转账。'),
    note('凡是要先付钱的兼职，都是诈骗。'),
  ),
  edu(
    {
      articleId: 'edu-grandchild',
      topic: 'scams',
      title: '冒充家人：“爷爷，我出事了”',
      summary: '声音、画面也可能是伪造的',
      keywords: ['冒充亲人', '老年人', '孙子', 'AI换脸', '声音'],
    },
    say('骗子会模仿家人的声音，甚至用合成的视频，说出了车祸、被拘留，急需用钱，还要您不要告诉其他人。'),
    steps('先挂断', '用您自己存的号码打给这位家人', '联系不上，就打给另一位家人'),
    note('和家人约定一句只有你们知道的话，是很好的办法。'),
  ),
  edu(
    {
      articleId: 'edu-lend-card',
      topic: 'habits',
      title: '出租、出借银行卡和账户是违法的',
      summary: '可能被用来洗钱，本人要承担责任',
      keywords: ['出租银行卡', '卖卡', '借卡', '断卡'],
    },
    say(
      '把银行卡、手机卡、账户租给或卖给他人，可能被用于诈骗和洗钱。本人的账户会被限制使用，情节严重的要承担刑事责任。',
    ),
    list('不出租、不出借、不出售', '不用的卡及时注销', '不帮他人“走账”'),
  ),
  edu(
    {
      articleId: 'edu-passwords',
      topic: 'habits',
      title: '密码和验证码，谁都不能给',
      summary: '包括自称银行工作人员的人',
      keywords: ['密码', '验证码', '安全习惯'],
    },
    list(
      '不用生日、手机号、连续数字做密码',
      '不同的应用用不同的密码',
      '验证码等于密码，不念给任何人听',
      '不点短信里的陌生链接',
    ),
    way('修改支付密码', 'changePayPassword'),
    way('查看登录记录', 'loginRecords'),
  ),
  edu(
    {
      articleId: 'edu-after',
      topic: 'help',
      title: '已经转账了，怎么办',
      summary: '越快越好：报警、停用、留证据',
      keywords: ['被骗了', '报警', '止付', '追回'],
    },
    steps(
      '立即拨打110报警，说明转出时间、金额和对方账户',
      `拨打${BRAND.hotline}停用账户，防止继续损失`,
      '保存聊天记录、转账记录和对方号码',
      '刷脸解挂后修改密码，并告诉家人',
    ),
    note('自称能帮您“追回损失”并要先收费的，是第二次诈骗。'),
    way('挂失', 'reportLoss'),
  ),
]
