import { BRAND } from '../brand'
import { hasRateInText, promisesReturn, saysForAll, sellsWithBannedWords } from '../content/bannedWords'
import { FIGURES } from '../figures'
import { isReadable } from '../validation/readable'

/** What a poster is about: the bank, a campaign, knowledge about money and fraud, deposits, or a distributed product. */
export const POSTER_SUBJECTS = ['BANK', 'CAMPAIGN', 'LEARN', 'DEPOSIT', 'WEALTH'] as const
export type PosterSubject = (typeof POSTER_SUBJECTS)[number]

/**
 * How a poster is composed: a band above everything, the title on a block of colour, a frame with everything in the middle, or
 * a stripe at the side.
 */
export const POSTER_LAYOUTS = ['BAND', 'BLOCK', 'FRAME', 'SIDE'] as const
export type PosterLayout = (typeof POSTER_LAYOUTS)[number]

/** A poster as the bank has approved it; nobody adds words of their own. */
export interface PosterTemplate {
  /** Letters and digits. */
  readonly posterId: string
  readonly subject: PosterSubject
  readonly layout: PosterLayout
  /** Chinese. */
  readonly title: string
  readonly lines: readonly string[]
  /** The campaign that it is about; of CAMPAIGN alone. */
  readonly actId?: string
  /** The code of the distributed product that it is about; of WEALTH alone. */
  readonly productType?: string
}

/** What only the bank's own people may send: products are marketed by the bank and its authorised staff alone. */
export const STAFF_ONLY: readonly PosterSubject[] = ['DEPOSIT', 'WEALTH']

/** What isn't advertising: how to recognise fraud sells nothing. Everything else carries 广告. */
export const isAdvertising = (subject: PosterSubject): boolean => subject !== 'LEARN'

export const POSTER_FAULTS = [
  'idInvalid',
  'textMissing',
  'textTooLong',
  'textUnreadable',
  'bannedWords',
  'rateInText',
  'saysForWhom',
  'campaignWrong',
  'productWrong',
] as const
export type PosterFault = (typeof POSTER_FAULTS)[number]

/** Longest title and line, in characters, and most lines: what the picture has room for. */
export const POSTER_LIMITS = { title: 20, line: 40, lines: 4 } as const

const ID = /^[A-Za-z0-9]{3,32}$/

/** Why a poster can't be approved; none when it can. */
export function posterFaults({
  posterId,
  subject,
  title,
  lines,
  actId,
  productType,
}: PosterTemplate): readonly PosterFault[] {
  const texts = [title, ...lines]
  const found: Readonly<Record<PosterFault, boolean>> = {
    idInvalid: !ID.test(posterId),
    textMissing: lines.length === 0 || texts.some((text) => text.trim() === ''),
    textTooLong:
      Array.from(title).length > POSTER_LIMITS.title ||
      lines.length > POSTER_LIMITS.lines ||
      lines.some((line) => Array.from(line).length > POSTER_LIMITS.line),
    textUnreadable: !texts.every((text) => isReadable(text, { lines: false })),
    bannedWords: texts.some((text) => sellsWithBannedWords(text) || promisesReturn(text)),
    rateInText: texts.some(hasRateInText),
    saysForWhom: texts.some((text) => saysForAll(text)),
    campaignWrong: (actId !== undefined) !== (subject === 'CAMPAIGN'),
    productWrong: (productType !== undefined) !== (subject === 'WEALTH'),
  }
  return POSTER_FAULTS.filter((fault) => found[fault])
}

/** A distributed product, as the bank sells it now. */
export interface PosterProduct {
  readonly name: string
  /** `R2`. */
  readonly riskLevel: string
}

/** What has to be said on a poster by what it is about; the bank's texts leave it out, so that no poster lacks it. */
export function disclosuresOf(subject: PosterSubject, product?: PosterProduct): readonly string[] {
  switch (subject) {
    case 'BANK':
      return [`本行存款受存款保险保障，同一存款人在本行的偿付限额为${FIGURES.insuranceLimit}。`]
    case 'CAMPAIGN':
      return ['参加条件、名额、期限和税费以活动页面的规则为准。']
    case 'LEARN':
      return ['本行工作人员不会索要密码和短信验证码。']
    case 'DEPOSIT':
      return [
        '利率以存入时产品页面为准，提前支取利息会减少。',
        `存款受存款保险保障，同一存款人在本行的偿付限额为${FIGURES.insuranceLimit}。`,
      ]
    case 'WEALTH':
      return [
        `“${product?.name ?? ''}”由${BRAND.assetManager.name}发行与管理，${BRAND.bankName}仅为代销机构。`,
        `风险等级${product?.riskLevel ?? ''}，不保证本金和收益，您可能损失本金。`,
        '本产品不是存款，不受存款保险保障。',
      ]
  }
}
