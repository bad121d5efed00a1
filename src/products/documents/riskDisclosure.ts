import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import type { AgreementText } from '../agreements'

/** 风险揭示书: what may be lost and why, who doesn't answer for it, and that the investor has understood. */
export const text: AgreementText = {
  keyClauses: ['最不利的情形'],
  paragraphs: [
    '理财非存款，产品有风险，投资须谨慎。过往业绩不代表其未来表现，不等于理财产品实际收益。',
    `“{productName}”由${BRAND.assetManager.name}发行与管理，${BRAND.bankName}仅为代销机构，不承担产品的投资、兑付和风险管理责任，也不对本金和收益作任何保证。本产品不是存款，不受存款保险保障。`,
    '本产品的风险等级为{riskLevel}，以发行机构评级{issuerLevel}与代理销售机构评级{sellerLevel}中较高者为准。风险等级高于您的风险承受能力的，请不要购买，我行也不予销售。',
  ],
  sections: [
    {
      title: '您可能面临的风险',
      paragraphs: [
        '一、本金及收益风险：理财产品不保证本金和收益，您可能因市场变动而损失本金。',
        `二、流动性风险：出现巨额赎回等情形时，赎回申请可能被延期或暂停受理；快速赎回每人每日不超过${FIGURES.fastRedemption}，并可能被暂停。`,
        '三、信用风险：产品所投资产的发行人或交易对手违约的，可能影响产品净值。',
        '四、市场风险：利率、汇率及资产价格变动会引起产品收益变动。',
        '五、管理风险：管理人的投资管理能力会影响产品收益。',
        '六、政策与不可抗力风险：法律法规、监管政策变化，或自然灾害、系统故障等不能预见的事件，可能影响产品的运作和兑付。',
      ],
    },
    {
      title: '最不利的情形',
      paragraphs: ['所投资产价值全部丧失时，您可能收回不到任何本金和收益，一切损失由您自行承担。'],
    },
    {
      title: '投资者确认',
      paragraphs: [
        `风险承受能力测评的有效期为${FIGURES.riskTestValid}；情况发生重大变化时，请重新测评。`,
        '请您在充分了解并能够承担上述风险后，再决定是否购买。您勾选同意并以支付密码确认交易，即表示已阅读并理解本揭示书。',
      ],
    },
  ],
}
