import { BRAND } from '@/domain/brand'
import { CASE_FACTS, REVIEW_WITHIN_DAYS } from '@/domain/cases/machine'
import { WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import { FAMILY } from '@/domain/family/grant'
import { FIGURES } from '@/domain/figures'
import { limitsText, limitText } from '@/domain/limits/limitText'
import { TEMP_DAYS } from '@/domain/loss/machine'
import { NIGHT, OUT_LIMITS, STEP_UP_OVER } from '@/domain/transfer/limits'
import { NO_INCOME_AFTER, ORDINARY_REDEMPTION } from '@/domain/wealth/redemption'
import { heading, inSection, list, note, say, steps, way } from './write'
import type { Written } from './write'

const faq = inSection('FAQ')
const HOTLINE = `客服热线${BRAND.hotline}（7×24小时）`
const hour = (minutes: number): string => `${minutes / 60}:00`
const NIGHT_TEXT = `${hour(NIGHT.from)}至次日${hour(NIGHT.until)}`

/** By the table that the form of a complaint says it from too. */
const LONGER = CASE_FACTS.COMPLAINT.extensions
  .map(({ days, approved }) =>
    approved ? `特别复杂的经审批可再延长${days}天` : `情况复杂的${CASE_FACTS.COMPLAINT.days + days}天内`,
  )
  .map((part) => `，${part}`)
  .join('')

const LOGIN = [
  faq(
    {
      articleId: 'forgot-pay-password',
      topic: 'login',
      title: '忘记支付密码怎么办',
      summary: '刷脸并验证短信后即可重新设置',
      keywords: [
        '重置支付密码',
        '支付密码锁定',
        '密码错误',
        '找回密码',
        '支付密码',
        '密码忘了',
        '忘了密码',
        '密码输错',
        '密码被锁',
        '被锁',
      ],
    },
    say('忘记支付密码，或密码因连续输错被锁定时，您可以自己重新设置。'),
    steps(
      '打开“重置支付密码”，完成人脸识别',
      '输入发到您手机的验证码',
      '设置新的6位支付密码，避免使用生日、手机号和连续数字',
    ),
    note(`重置后一段时间内，转出限额会临时降低，以防他人冒用。不使用人脸的，可申请人工审核，或致电${HOTLINE}。`),
    way('重置支付密码', 'resetPayPassword'),
  ),
  faq(
    {
      articleId: 'forgot-gesture',
      topic: 'login',
      title: '忘记手势密码怎么办',
      summary: '用支付密码，或刷脸加短信重新设置',
      keywords: ['重置手势', '手势锁定', '无法登录', '图案密码'],
    },
    say(
      '手势密码用来打开应用。忘记或被锁定时，可用支付密码重新设置；支付密码也忘记的，可通过人脸识别和短信验证码设置。',
    ),
    way('重置手势密码', 'resetGesture'),
  ),
  faq(
    {
      articleId: 'change-pay-password',
      topic: 'login',
      title: '如何修改支付密码',
      summary: '输入原密码后设置新密码',
      keywords: ['修改密码', '更换密码', '改密码'],
    },
    steps('打开“修改支付密码”', '输入原支付密码', '输入两次新密码'),
    say('修改成功后，其他设备上的登录会立即失效。'),
    way('修改支付密码', 'changePayPassword'),
  ),
  faq(
    {
      articleId: 'no-sms-code',
      topic: 'login',
      title: '收不到短信验证码怎么办',
      summary: '检查号码、信号和拦截，稍后再试',
      keywords: ['验证码', '短信', '没有短信'],
    },
    list(
      '确认收短信的手机号是您在我行登记的号码',
      '检查手机信号，以及短信是否被拦截软件归入垃圾短信',
      '等待重新获取的倒计时结束后再试；当日次数用完的，请次日再试',
    ),
    note('验证码只由您本人在本应用内输入。我行工作人员不会向您索要验证码。'),
    way('更换登记手机号', 'changePhone'),
  ),
  faq(
    {
      articleId: 'login-password',
      topic: 'login',
      title: '忘记手机银行App的登录密码怎么办',
      summary: '用支付密码重新设置',
      keywords: ['登录密码', 'App密码', '修改登录密码'],
    },
    say('登录密码只用于登录手机银行App。忘记时无需原密码，输入支付密码即可重新设置。'),
    note('支付密码也忘记的，请先重置支付密码。'),
    way('设置登录密码', 'loginPassword'),
    way('重置支付密码', 'resetPayPassword'),
  ),
  faq(
    {
      articleId: 'face-fails',
      topic: 'login',
      title: '人脸识别不通过怎么办',
      summary: '换个光线再试，或申请人工审核',
      keywords: ['刷脸', '人脸', '识别失败', '人脸失败', '刷不了脸'],
    },
    list(
      '请本人在光线均匀的地方正对镜头，摘下口罩、帽子和墨镜',
      '不能使用相机的，请在手机设置中允许微信或浏览器使用相机',
      '当日次数用完的，请次日再试',
    ),
    note(`仍未通过的，可在识别页面选择人工审核；页面没有人工审核的，请携带身份证到网点办理，或致电${HOTLINE}。`),
  ),
]

const ACCOUNT = [
  faq(
    {
      articleId: 'open-account',
      topic: 'account',
      title: '开户需要准备什么',
      summary: '本人身份证、手机号和一张银行卡',
      keywords: ['开立电子账户', '注册', '办理账户', '开户', '未成年', '小孩', '孩子', '监护人'],
    },
    list(
      '本人有效的居民身份证，暂不支持港澳台居民居住证和外国人永久居留身份证',
      '本人使用的手机号',
      '本人名下其他银行的借记卡，用于转入和转出',
    ),
    say(`年满${FIGURES.youngest}可在线办理；未满的请由监护人陪同到网点办理。一般几分钟即可完成。`),
  ),
  faq(
    {
      articleId: 'account-dormant',
      topic: 'account',
      title: '账户提示暂停线上交易是什么原因',
      summary: '长期未使用的账户需先激活',
      keywords: ['睡眠户', '不动户', '激活账户', '账户异常'],
    },
    say('长期没有使用的账户，会依照监管要求暂停线上交易。账户内资金安全，并继续计息。核实身份后即可恢复。'),
    way('核实身份信息', 'updateIdCard'),
  ),
  faq(
    {
      articleId: 'id-card-expired',
      topic: 'account',
      title: '身份证到期了怎么更新',
      summary: '拍摄新身份证即可更新',
      keywords: ['证件过期', '更新身份证', '换身份证', '有效期'],
    },
    steps('准备好新的身份证原件', '按提示拍摄正反两面', '核对信息后提交'),
    note('身份证过期后，转出和购买会暂停，资金不受影响。'),
    way('更新身份证', 'updateIdCard'),
  ),
  faq(
    {
      articleId: 'frozen-money',
      topic: 'account',
      title: '账户资金为什么被冻结，怎样解除',
      summary: '可查看每笔冻结的金额、期限和执行机关',
      keywords: ['冻结', '解冻', '被冻结', '司法冻结', '资金冻结', '解除冻结'],
    },
    say('“冻结与处理中”列出每一笔冻结的金额、起止日期和解除的办法；由机关执行的，还列出机关和文书尾号。'),
    say('冻结期间，被冻结的金额不能转出和付款，并继续计息；到期或解除后即恢复使用。'),
    note(`对冻结有疑问的，可联系列出的执行机关，或致电${HOTLINE}。`),
    way('查看冻结与处理中', 'frozen'),
  ),
  faq(
    {
      articleId: 'receive',
      topic: 'account',
      title: '他人或他行可以转账到我的账户吗',
      summary: '电子账户从本人银行卡转入，代发工资和专项款项除外',
      keywords: ['收款账户', '收款账号', '他人转入', '他行转入', '别人转账', '开户行', '行号'],
    },
    say(
      '电子账户从您本人绑定的银行卡转入，他行直接汇入的款项会退回。在我行开户的企业代发的工资、您领取的专项款项除外，可直接入账。',
    ),
    say('支付账户和零用账户中，标有“可接收他人转入”的可以接收。开户行和行号在“我的账户”中查看。'),
    way('全部账户', 'accounts'),
  ),
  faq(
    {
      articleId: 'close-account',
      topic: 'account',
      title: '如何注销账户',
      summary: '支取产品后可以注销，余额转至您的主卡',
      keywords: ['销户', '注销', '关闭账户', '退出'],
    },
    say(
      '注销前，请先支取产品，并等待处理中的转账完成。账户余额、利息和未提现的活动红包在注销时一并转至您的主卡。注销不收取费用。',
    ),
    note(`如需帮助，请${FIGURES.closing}。`),
    way('注销账户', 'closeAccount'),
  ),
]

const MONEY = [
  faq(
    {
      articleId: 'transfer-out-limits',
      topic: 'transfer',
      title: '转出有什么限额',
      summary: limitsText(OUT_LIMITS),
      keywords: ['限额', '转账额度', '提现', '最多转多少', '大额', '最多能转', '一天最多', '转不出去'],
    },
    list(
      `单笔最多${limitText(OUT_LIMITS.single)}`,
      `每日最多${limitText(OUT_LIMITS.aDay)}、${OUT_LIMITS.countADay}笔`,
      `单笔超过${limitText(STEP_UP_OVER.code)}需验证短信，超过${limitText(STEP_UP_OVER.face)}还需刷脸`,
    ),
    say('资金只能转到您本人绑定的银行卡。您可以把自己的限额设得更低。'),
    way('转出', 'transferOut'),
    way('设置限额', 'limits'),
  ),
  faq(
    {
      articleId: 'transfer-not-arrived',
      topic: 'transfer',
      title: '转账没有到账怎么办',
      summary: '先看转账状态，未成功会退回账户',
      keywords: ['没到账', '转账失败', '处理中', '退回', '没收到', '未到账', '转出去', '多久到账'],
    },
    say('打开明细，点开这笔转账即可看到它的状态。'),
    list(
      '“处理中”：收款银行正在处理，请不要重复转账',
      '转出“未成功”“已撤销”“已退汇”：资金已退回电子账户',
      '转入“未成功”：银行卡未扣款',
      '转入“银行更正”：付款银行收回这笔转入，账户不够扣的部分以后补扣',
      '“已到账”但银行卡没有记录：请向收款银行查询',
    ),
    way('查看明细', 'records'),
  ),
  faq(
    {
      articleId: 'transfer-in',
      topic: 'transfer',
      title: '如何转入资金',
      summary: '从绑定的银行卡转入，不收手续费',
      keywords: ['充值', '存钱', '入金', '转入', '转到这里', '转进来', '工资卡', '怎么存'],
    },
    steps('打开“转入”', '选择银行卡并输入金额', '输入支付密码'),
    say('单笔和每日限额以发卡银行规定为准，可在银行卡页面查看。'),
    way('转入', 'transferIn'),
  ),
  faq(
    {
      articleId: 'red-packets',
      topic: 'transfer',
      title: '活动红包怎样提现',
      summary: '提现至电子账户，不收手续费',
      keywords: ['红包', '红包提现', '活动奖励', '奖励提现', '活动红包'],
    },
    say(
      `红包领取后可以提现至电子账户，每日最多${WITHDRAWALS_A_DAY}次，不收手续费，个人所得税在领取时已代扣。注销账户时，未提现的红包一并转至您的主卡。`,
    ),
    way('提现', 'redPackets'),
  ),
  faq(
    {
      articleId: 'find-records',
      topic: 'transfer',
      title: '如何查询交易明细',
      summary: '每一笔收支都可以查到',
      keywords: ['交易记录', '账单', '明细', '余额变少', '余额不对', '钱少了', '扣款', '扣钱'],
    },
    say('“交易明细”列出账户的每一笔收支，可按时间、类型和金额查找；点开一笔，可看到它的状态和对方。'),
    note(`有您不认识的支出时，请立即停止全部支付，并致电${HOTLINE}。`),
    way('交易明细', 'records'),
    way('停止全部支付', 'limits'),
  ),
  faq(
    {
      articleId: 'family-card',
      topic: 'card',
      title: '什么是亲情卡',
      summary: '家人消费，由您付款',
      keywords: ['亲情卡', '给父母付款', '给孩子付款', '家人'],
    },
    say(`您可以向年满${FAMILY.youngestMember}周岁的我行客户赠送亲情卡，对方在您设定的额度内消费，从您的账户付款。`),
    list(
      '赠送时设定每月和单笔额度，需输入支付密码',
      '每一笔消费您都能看到；对方看不到您的账户',
      '可以随时降低额度、暂停或停用',
    ),
    way('亲情卡', 'familyCard'),
  ),
  faq(
    {
      articleId: 'bind-card',
      topic: 'card',
      title: '如何绑定或更换银行卡',
      summary: '最多绑定5张本人的借记卡',
      keywords: ['绑卡', '解绑', '换卡', '主卡', '换银行卡', '换一张银行卡', '更换银行卡', '添加银行卡', '收款卡'],
    },
    say('请使用本人名下的借记卡，并使用在发卡银行预留的手机号接收验证码。信用卡和他人的卡不能绑定。'),
    list('更换主卡：先将另一张卡设为主卡', '解绑：有转账在处理时，请等待完成后再解绑'),
    way('我的银行卡', 'cards'),
  ),
  faq(
    {
      articleId: 'card-bind-fails',
      topic: 'card',
      title: '银行卡绑定失败怎么办',
      summary: '核对卡号、预留手机号和开户姓名',
      keywords: ['绑卡失败', '预留手机号不一致', '验证失败'],
    },
    list(
      '核对卡号是否有误',
      '确认手机号是您在发卡银行预留的号码；已更换的，请先在发卡银行更新',
      '确认是本人名下的借记卡',
    ),
    way('绑定银行卡', 'bindCard'),
  ),
  faq(
    {
      articleId: 'early-withdrawal',
      topic: 'deposit',
      title: '存款没到期可以支取吗',
      summary: '可以，一次性全额支取，按存入时约定的规则计息',
      keywords: ['提前支取', '取钱', '提前取', '利息'],
    },
    say(
      `存款起息次日${FIGURES.incomeFrom}后都可以提前支取；选择了到期转理财的，请先改为其他处理方式。支取前，页面会显示现在支取可得的利息，和与到期相比少得的利息，请确认后再办理。`,
    ),
    way('我的存款', 'deposits'),
  ),
  faq(
    {
      articleId: 'deposit-matures',
      topic: 'deposit',
      title: '存款到期后钱到哪里去了',
      summary: '本金和利息自动转入电子账户，约定续存的除外',
      keywords: ['存款到期', '到期了', '自动到账', '续存', '到期利息'],
    },
    say(
      '到期日，本金和利息自动转入您的电子账户，可在交易明细中查看。约定了到期续存的，按约定的本金和期限续存，其余转入电子账户。',
    ),
    way('我的存款', 'deposits'),
  ),
  faq(
    {
      articleId: 'wealth-redeem',
      topic: 'deposit',
      title: '理财赎回多久到账',
      summary: '普通赎回按交易日办理，快速赎回实时到账',
      keywords: ['赎回', '理财赎回', '理财取出', '快速赎回', '几天到账', '几天能到账'],
    },
    list(
      `普通赎回：${ORDINARY_REDEMPTION}；${NO_INCOME_AFTER}`,
      `快速赎回：实时到账，每人每日不超过${FIGURES.fastRedemption}，赎回当日不享有收益`,
    ),
    way('我的理财', 'wealth'),
  ),
  faq(
    {
      articleId: 'demand-interest',
      topic: 'deposit',
      title: '账户里的钱有利息吗',
      summary: `有，${FIGURES.settlementDays}结息，次日到账`,
      keywords: [
        '活期',
        '活期利息',
        '结息',
        '应计利息',
        '积数',
        '利率',
        '没有利息',
        '有没有利息',
        '放在账户里',
        '交税',
        '利息税',
      ],
    },
    say(
      `电子账户（含存钱罐）、支付账户和零用账户里的钱按活期存款挂牌利率计息，被冻结和转出处理中的资金也计息。每年${FIGURES.settlementDays}结息，次日转入电子账户，可在交易明细的“利息”中查看。`,
    ),
    heading('怎样计算'),
    list(
      `利息＝每日日终余额合计×结息日挂牌的日利率（年利率以${FIGURES.rateYear}折算），四舍五入至分`,
      '结息期内挂牌利率有变化的，全部按结息日的利率计算',
      '利息转入账户后，从当日起与余额一起计息',
      '注销账户时，利息计至前一日，随余额一并支付',
      '储蓄存款利息暂免征收个人所得税',
    ),
    way('查看利息记录', 'records'),
  ),
  faq(
    {
      articleId: 'deposit-insurance',
      topic: 'deposit',
      title: '我的存款受存款保险保障吗',
      summary: `同一家银行${FIGURES.insuranceLimit}以内全额偿付`,
      keywords: ['存款保险', '50万', '安全吗', '保障', '倒闭', '破产'],
    },
    say(
      `我行是存款保险投保机构。同一存款人在我行所有被保险存款账户的本金和利息合并计算，${FIGURES.insuranceLimit}以内全额偿付。`,
    ),
    note('理财产品不是存款，不在存款保险的保障范围内。'),
  ),
  faq(
    {
      articleId: 'risk-test',
      topic: 'deposit',
      title: '为什么购买理财前要做风险测评',
      summary: '帮助您选择与承受能力相符的产品',
      keywords: ['风险评估', '风险等级', '测评', '答题', '做题'],
    },
    say(
      `理财产品有风险等级。测评结果在${FIGURES.riskTestValid}内有效，您只能购买与结果相符的产品。请根据真实情况作答。`,
    ),
    way('风险测评', 'riskTest'),
  ),
  faq(
    {
      articleId: 'wealth-risk',
      topic: 'deposit',
      title: '理财产品会亏损吗',
      summary: '会。理财产品不是存款，不保障本金和收益',
      keywords: ['亏损', '亏钱', '亏本', '赔钱', '理财风险'],
    },
    say('理财产品由管理人投资运作，净值有涨有跌，可能亏损本金；过往业绩不代表未来表现。'),
    say('购买前，请阅读产品说明书和风险揭示，选择与您的风险承受能力相符的产品。'),
    way('风险测评', 'riskTest'),
  ),
]

const SAFETY = [
  faq(
    {
      articleId: 'phone-lost',
      topic: 'safety',
      title: '手机丢了，账户怎么办',
      summary: '先停用账户，再补办手机卡',
      keywords: ['丢手机', '手机丢失', '被盗', '挂失', '手机被偷', '被偷', '偷了', '手机不见', '冻结账户'],
    },
    steps(
      `立即致电${HOTLINE}挂失，停用账户`,
      '请运营商停用并补办手机卡',
      '换新手机后，用本人身份重新登录，刷脸解挂，再修改密码',
    ),
    note(`临时挂失${TEMP_DAYS}天内未转为正式挂失的，到期自动失效。`),
    way('挂失', 'reportLoss'),
  ),
  faq(
    {
      articleId: 'account-stolen',
      topic: 'safety',
      title: '怀疑账户被他人使用怎么办',
      summary: '查看登录记录，马上修改密码',
      keywords: ['盗用', '异常登录', '不是我操作', '被骗', '登录了我', '有人登录', '别人登录', '陌生登录'],
    },
    steps(
      '查看登录记录，是否有您不认识的登录',
      '修改手势密码和支付密码，其他设备会立即退出',
      `仍有疑问请致电${HOTLINE}`,
    ),
    way('查看登录记录', 'loginRecords'),
    way('修改支付密码', 'changePayPassword'),
  ),
  faq(
    {
      articleId: 'change-phone',
      topic: 'safety',
      title: '如何更换登记的手机号',
      summary: '原号码能否收短信，办法不同',
      keywords: ['换手机号', '换号', '修改手机号', '旧手机号', '新号码', '新手机号', '号码不用了'],
    },
    say(`登记的手机号用来接收验证码。更换号码后请尽快更新；原号码已停用的，需核实本人身份。如需帮助请致电${HOTLINE}。`),
    way('更换手机号', 'changePhone'),
  ),
  faq(
    {
      articleId: 'night-lock',
      topic: 'safety',
      title: '夜间锁怎样开启和关闭',
      summary: `${NIGHT_TEXT}不能转出和付款`,
      keywords: ['夜间锁', '夜间', '晚上转不了', '晚上付不了'],
    },
    say(`开启夜间锁后，${NIGHT_TEXT}不能转出和付款，转入不受影响。在“支付安全”中开启或关闭，关闭时需输入支付密码。`),
    way('支付安全', 'limits'),
  ),
]

const SERVICE = [
  faq(
    {
      articleId: 'statement',
      topic: 'service',
      title: '如何开具对账单和证明',
      summary: '在线申请，可下载并查验',
      keywords: ['流水', '对账单', '余额证明', '回单', '打印'],
    },
    say('可申请交易明细、余额证明、交易回单和利息清单。文件带有验证码，收到文件的单位可以查验真伪。不收取费用。'),
    way('申请文件', 'statements'),
  ),
  faq(
    {
      articleId: 'hotline',
      topic: 'service',
      title: '怎样联系客服',
      summary: `致电${HOTLINE}`,
      keywords: ['客服', '客服电话', '人工', '人工客服', '电话', '热线'],
    },
    say(`您可以致电${HOTLINE}，也可以在“帮助与客服”中打开“在线客服”。`),
    note('我行工作人员不会向您索要密码和验证码，也不会让您转账到“安全账户”。'),
  ),
  faq(
    {
      articleId: 'points',
      topic: 'service',
      title: '积分怎么得，能换什么',
      summary: '签到、学习得积分，可兑换商品和券',
      keywords: ['积分', '签到', '兑换', '积分商城'],
    },
    say('签到、阅读金融知识、参加答题和调查可以得积分，可在“积分兑换”中兑换商品和券。'),
    note('积分到期失效，到期日可在积分明细中查看。'),
    way('积分', 'points'),
  ),
  faq(
    {
      articleId: 'loans',
      topic: 'service',
      title: '如何申请贷款',
      summary: '由合作贷款机构审批和发放',
      keywords: ['贷款', '借钱', '借款'],
    },
    say('贷款由合作贷款机构审批、发放和管理，额度、利率以审批结果为准，我行不收取费用。请根据还款能力理性借贷。'),
    note('放款前要求先交保证金、手续费的都是诈骗。'),
    way('贷款服务', 'loans'),
  ),
  faq(
    {
      articleId: 'enterprise',
      topic: 'service',
      title: '企业怎样开户和办理业务',
      summary: '先到网点开户，再在线办理',
      keywords: ['企业', '对公', '公司', '企业账户', '对公账户'],
    },
    say(
      '企业须先由法定代表人携带营业执照和本人身份证到网点开户。开户后，成员可在“企业”中加入，并办理对公转出、代发工资等。',
    ),
    way('企业', 'enterprise'),
  ),
  faq(
    {
      articleId: 'my-data',
      topic: 'service',
      title: '如何查看、导出我的个人信息',
      summary: '在隐私中心查看和管理授权',
      keywords: ['隐私', '个人信息', '撤回授权', '导出'],
    },
    say('隐私中心列出您给过的每一项授权，可以随时撤回；也可以导出我行保存的您的信息。'),
    way('隐私中心', 'privacyCentre'),
  ),
  faq(
    {
      articleId: 'complain',
      topic: 'service',
      title: '如何投诉、提建议',
      summary: `${CASE_FACTS.COMPLAINT.days}天内答复，可随时查看进度`,
      keywords: ['投诉', '建议', '意见', '反馈', '不满意', '留言'],
    },
    say(
      `打开“投诉与建议”，写明时间、经过和您的要求。我行在${CASE_FACTS.COMPLAINT.days}天内答复${LONGER}，处理进度可在“我的反馈”中查看。`,
    ),
    say(`对投诉的答复有异议的，可在${REVIEW_WITHIN_DAYS}天内申请核查，由另一位工作人员办理。也可以致电${HOTLINE}。`),
    way('投诉与建议', 'complain'),
  ),
  faq(
    {
      articleId: 'elder-view',
      topic: 'service',
      title: '字太小看不清怎么办',
      summary: '打开长辈版，字更大、按钮更大',
      keywords: ['长辈版', '大字', '老人', '看不清', '字号'],
    },
    steps('打开“我的”，进入“设置”', '在“外观与长辈版”中打开“长辈版”'),
    say(`长辈版中，办理资金业务的页面都可以一键拨打${HOTLINE}，由工作人员协助您。`),
  ),
]

/** Questions that customers ask, the most frequent topics first. */
export const QUESTIONS: readonly Written[] = [...LOGIN, ...ACCOUNT, ...MONEY, ...SAFETY, ...SERVICE]
