import { BRAND } from '@/domain/brand'
import type { Explanation } from './family'

/**
 * What must be known of a product that the bank only distributes (specification §1; distribution rules, notice 6 of
 * 2025): who issues it, that nobody guarantees it, its level, and that it is no insured deposit. `{productName}` and
 * `{riskLevel}` are the product's facts.
 */
export const DISTRIBUTION_NOTICE: Explanation = {
  title: '代销产品风险提示',
  paragraphs: [
    `“{productName}”由${BRAND.assetManager.name}发行与管理，${BRAND.bankName}仅为代销机构，不承担产品的投资、兑付和风险管理责任。`,
    `${BRAND.bankName}不对本产品的本金和收益作任何保证，您可能损失本金。`,
    '本产品风险等级为{riskLevel}，请确认与您的风险承受能力相适应。',
    '本产品不是存款，不受存款保险保障。',
  ],
}
