import { BRAND } from '../brand'
import { FIGURES } from '../figures'

/** How those of its clauses begin that matter most to who agrees: what is taken from the card, and what its bank may charge. */
export const CARD_BINDING_KEY_CLAUSES: readonly string[] = ['二、', '三、']

/** What is agreed to with every bound card; a change here wants a new version in OPENING_AGREEMENTS. */
export const CARD_BINDING_TEXT: readonly string[] = [
  `本协议由您与${BRAND.legalName}（以下称“我行”）订立，约定将您本人名下的其他银行借记卡与电子账户绑定。`,
  '一、绑定核验：您授权我行将姓名、身份证号、银行卡号、预留手机号提交发卡银行或清算机构，核验是否一致。',
  '二、转入授权：您确认发起转入时，授权我行从绑定银行卡扣划您指定的金额转入电子账户。每笔转入均须您凭支付密码确认。',
  '三、转出：电子账户资金可转出至绑定银行卡。发卡银行对转入、转出设有限额或收费的，以发卡银行规定为准。',
  '四、更换与解绑：您可在线增加、更换或解绑银行卡，但电子账户应至少保留一张绑定银行卡。',
  '五、信息变更：发卡银行预留手机号变更、银行卡挂失或注销的，请及时更新绑定信息，以免影响资金往来。',
  `六、客服电话${FIGURES.hotline}。`,
]
