import { BRAND } from '../brand'
import { FIGURES } from '../figures'
import { PROMISES } from '../message/promises'
import { CARD_BINDING_KEY_CLAUSES, CARD_BINDING_TEXT } from './cardBinding'

/** The texts by the ids of OPENING_AGREEMENTS; a change here wants a new version there. */
export const OPENING_TEXTS: Readonly<Record<string, readonly string[]>> = {
  accountService: [
    `本协议由您与${BRAND.legalName}（以下称“我行”）订立，约定个人电子账户的开立、使用与注销。涉及您重大权益的条款，请在同意前仔细阅读。`,
    '一、账户性质：您开立的个人电子账户为II类银行结算账户，无实体卡片，用于存款、购买理财产品、限额消费和缴费以及限额转账。',
    `二、实名要求：您须年满${FIGURES.youngest}，以本人有效居民身份证开立，提供真实、完整、有效的信息，并授权我行通过公安、工信、发卡银行等渠道核验。资料变更或证件到期时，请及时更新；证件过期且未在合理期限内更新的，我行依法中止办理业务。`,
    `三、资金往来：账户与绑定的本人银行卡之间转入、转出不受下述限额约束；非绑定账户转入资金、存入现金日累计不超过${FIGURES.typeTwoADay}、年累计不超过${FIGURES.typeTwoAYear}，消费和缴费、向非绑定账户转出资金日累计不超过${FIGURES.typeTwoADay}、年累计不超过${FIGURES.typeTwoAYear}。监管规定调整的，以调整后的规定为准。`,
    `四、计息：账户余额（含被冻结和转出处理中的资金）按每日日终余额逐日计息，年利率以${FIGURES.rateYear}折算日利率，利息四舍五入至分。结息日为每年${FIGURES.settlementDays}，按结息日我行挂牌公告的活期存款利率计付，次日转入账户；注销账户的，按注销日的挂牌利率计付，注销当日不计息，利息随余额一并支付。存款依照《存款保险条例》受到保护，同一存款人本金和利息合并计算的最高偿付限额为人民币${FIGURES.insuranceLimit}。`,
    '五、账户使用：账户仅限本人使用，不得出租、出借、出售。发现涉嫌洗钱、诈骗、赌博等情形的，我行有权依法采取限制交易、中止业务等措施。',
    '六、长期未使用：账户长期未发生主动交易的，我行可暂停其非柜面业务，您重新核实身份后恢复。',
    '七、费用：开立、管理和注销账户不收取费用。其他服务收费以我行公布的价目表为准。',
    `八、注销：支取或赎回全部产品、处理中的交易办结后，您可以申请注销账户，申请方式为${FIGURES.closing}。账户余额不用事先转出，连同利息在注销时一并转至您绑定的主卡。`,
    `九、争议解决：因本协议发生争议的，双方协商解决；协商不成的，可向我行住所地有管辖权的人民法院起诉。咨询与投诉电话${FIGURES.hotline}。`,
  ],
  onlineBanking: [
    `本协议由您与${BRAND.legalName}（以下称“我行”）订立，适用于您通过微信公众号、小程序等渠道使用我行电子银行服务。`,
    '一、身份认证：手势密码用于登录，支付密码用于资金交易，短信验证码用于核验手机号。凡通过上述方式验证的操作，均视为您本人办理。',
    '二、您的责任：请妥善保管手机、密码和验证码，不向任何人（包括自称我行工作人员的人）透露。手机遗失、号码变更或发现账户异常时，请立即挂失或联系我行。',
    '三、我行的责任：我行采取加密传输、异常交易监测等措施保护您的账户安全；因我行原因造成的损失，由我行依法承担。',
    '四、交易处理：交易指令以我行系统记录为准。因网络中断等原因未收到结果时，请以交易明细为准，切勿重复提交。',
    `五、服务变更：系统升级、维护前，我行将${PROMISES.maintenance.says}。您可随时停止使用本服务。`,
    `六、未尽事宜按法律法规和我行业务规则办理。客服电话${FIGURES.hotline}。`,
  ],
  cardBinding: CARD_BINDING_TEXT,
}

/**
 * How those of their clauses begin that matter most to who agrees, by the same ids: limits, use and fees
 * of the account; what counts as one's own act and what one is answerable for.
 */
export const OPENING_KEY_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  accountService: ['三、', '五、', '七、'],
  onlineBanking: ['一、', '二、'],
  cardBinding: CARD_BINDING_KEY_CLAUSES,
}
