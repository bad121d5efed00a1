import { BRAND } from '../brand'

/**
 * What the bank's staff may promote, in words that the bank's compliance has approved. No rate stands here: the product's own
 * page says it, as of the day it is read.
 */
export interface ApprovedWords {
  readonly key: string
  /** Chinese. */
  readonly title: string
  readonly text: string
  /** A product's code; its page is what the link opens. */
  readonly productType: string
  /** Of a product that the bank only distributes. */
  readonly distributed?: true
}

/**
 * Whether somebody may promote a product: one that the bank only distributes needs a licence
 *. Desk, shop, its review and its readers ask this.
 */
export const mayPromote = (
  { distributed }: Pick<ApprovedWords, 'distributed'>,
  { licenceNo }: { readonly licenceNo?: string | null | undefined },
): boolean => distributed !== true || (licenceNo ?? '').trim() !== ''

export const APPROVED_WORDS: readonly ApprovedWords[] = [
  {
    key: 'regular',
    title: '普通储蓄存款',
    text: '整存整取，期限自选，到期还本付息；利率以产品页当日公示为准。存款依法受存款保险保障。',
    productType: '20194',
  },
  {
    key: 'gain',
    title: '增益存',
    text: '短期存款，到期还本付息；提前支取按产品页公示的规则计息。存款依法受存款保险保障。',
    productType: '20122',
  },
  {
    key: 'wealth',
    title: '现金管理类理财',
    text: `本行代销，由${BRAND.assetManager.name}发行和管理，风险等级见产品页。理财非存款，产品有风险，投资须谨慎，过往业绩不预示未来表现。`,
    productType: '91318017',
    distributed: true,
  },
]

/** What a promoter who isn't of the staff may publish and how; the page says all of it. */
export const CONTENT_RULES: readonly string[] = [
  '每条内容标明“广告”和本行名称',
  '原样使用本行审定的文字和链接，不另写利率、收益或承诺',
  '理财须写明“代销”“非存款”和风险等级，不与存款利率比较',
  '推广存款不计佣金，不得以佣金、礼品或现金吸引存款',
  '不发展下线，不收取任何费用，不代客户操作',
]

/** What who promotes has promised; the application says all of it. */
export const MARKETER_PROMISES: readonly string[] = [
  '只使用本行审定的文字和链接，不自行承诺利率或回报',
  '不以现金、礼品或其他利益换取客户存款或转发',
  '不索要客户的密码、短信验证码，不代客户操作',
  '不向他人透露客户信息，离岗后立即停止推广',
]
