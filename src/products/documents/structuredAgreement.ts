import { COUNTING_RULE } from '../countingRule'
import type { AgreementText } from '../agreements'

/** 结构性存款协议及风险揭示书. */
export const text: AgreementText = {
  keyClauses: ['一、', '二、', '四、'],
  paragraphs: [
    '结构性存款不同于一般性存款，具有投资风险，您应当充分认识投资风险，谨慎投资。',
    '一、本产品保障本金，并按保底利率支付利息；浮动利息取决于挂钩标的在观察日的表现，可能为零。',
    '二、最不利情况下，您仅能获得按保底利率计算的利息。业绩表现不构成对实际利息的承诺。',
    '三、购买前您须完成风险承受能力测评，产品风险等级不得高于您的风险承受能力。',
    '四、持有期间提前支取的，按提前支取利率计息，不享有浮动利息。',
    `五、${COUNTING_RULE}`,
  ],
}
