import { BRAND } from '@/domain/brand'
import { CLASS_FACTS, SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { FIGURES } from '@/domain/figures'
import type { ReadableDocument } from '@/ui/DocumentSheet'

/** Of both classes: it is paid to the electronic account, so that no cap is in its way. */
const INTEREST_CLAUSE = `六、计息：余额与电子账户按同一规则计息，结息日为每年${FIGURES.settlementDays}，利息次日转入您的电子账户。`

const TEXTS: Readonly<Record<AccountClass, readonly string[]>> = {
  II: [
    `一、账户性质：支付账户是您在${BRAND.legalName}开立的II类户，用于日常消费支付，资金与电子账户分开记账。`,
    `二、限额：非绑定账户转入资金日累计不超过${FIGURES.typeTwoADay}、年累计不超过${FIGURES.typeTwoAYear}；消费和向非绑定账户转出资金日累计不超过${FIGURES.typeTwoADay}、年累计不超过${FIGURES.typeTwoAYear}。与您本人电子账户之间的转入、转出不受上述限额约束。`,
    '三、非绑定账户转入：须经我行工作人员面对面核实您的身份后开通。未开通或超过限额的转入款项全额退回，不作部分入账。',
    '四、账户密码：账户使用独立密码，不得与支付密码相同。密码由您妥善保管，遗忘的可凭人脸识别和短信验证码重置。',
    '五、停用与注销：您可随时停用、恢复或注销账户。停用期间您仍可将资金转至电子账户；注销时余额和利息转入电子账户。',
    INTEREST_CLAUSE,
    `七、客服电话${FIGURES.hotline}。`,
  ],
  III: [
    `一、账户性质：零用账户是您在${BRAND.legalName}开立的III类户，用于小额消费支付，资金与电子账户分开记账。`,
    `二、限额：账户余额任何时候不超过${FIGURES.typeThreeBalance}；非绑定账户转入资金日累计不超过${FIGURES.typeThreeADay}、年累计不超过${FIGURES.typeThreeAYear}；消费和向非绑定账户转出资金日累计不超过${FIGURES.typeThreeADay}、年累计不超过${FIGURES.typeThreeAYear}。`,
    '三、非绑定账户转入：您同意本账户在您首次从电子账户转入资金后接收非绑定账户转入。超过限额或余额上限的款项全额退回，不作部分入账。',
    '四、账户密码：账户使用独立密码，不得与支付密码相同。密码由您妥善保管，遗忘的可凭人脸识别和短信验证码重置。',
    '五、停用与注销：您可随时停用、恢复或注销账户。停用期间您仍可将资金转至电子账户；注销时余额和利息转入电子账户。',
    INTEREST_CLAUSE,
    `七、客服电话${FIGURES.hotline}。`,
  ],
}

/** What an account of a class is opened under; a change here wants a new SUB_ACCOUNT_AGREEMENT_VERSION. */
export const classAgreement = (accountClass: AccountClass): ReadableDocument => ({
  title: `${CLASS_FACTS[accountClass].name}服务协议`,
  version: SUB_ACCOUNT_AGREEMENT_VERSION,
  keyClauses: ['二、', '五、'],
  paragraphs: TEXTS[accountClass],
})
