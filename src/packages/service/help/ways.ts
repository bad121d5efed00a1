import type { ContentPlace } from '@/domain/content/blocks'
import type { ArticleSection } from '@/domain/content/sections'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** The page of each place that an article may lead to. */
const PLACES: Readonly<Record<ContentPlace, () => Link>> = {
  resetPayPassword: () => link('/resetPassword'),
  changePayPassword: () => link('/changePassword'),
  resetGesture: () => link('/resetGues'),
  changeGesture: () => link('/changeGesture'),
  reportLoss: () => link('/reportTheLoss'),
  security: () => link('/securityCenterIndex'),
  limits: () => link('/paySecurity'),
  loginRecords: () => link('/loginRecords'),
  changePhone: () => link('/ChangePhone'),
  updateIdCard: () => link('/Microvalidation'),
  cards: () => link('/mybandcard'),
  bindCard: () => link('/addbandcard'),
  transferIn: () => link('/AccountTurnInto'),
  transferOut: () => link('/AccountTurnOut'),
  records: () => link('/walletTransactionRecordList'),
  statements: () => link('/pdfshow'),
  deposits: () => link(familyRoute('regular', 'HoldList'), { scope: 'all' }),
  wealth: () => link(familyRoute('wealth', 'HoldList')),
  redPackets: () => link('/withDrawalActicity'),
  riskTest: () => link('/riskAssResult'),
  privacyCentre: () => link('/SettingSecret'),
  privacyPolicy: () => link('/policyAgreement', { doc: 'privacy' }),
  taxResidency: () => link('/taxIndex'),
  closeAccount: () => link('/logoutAccountIndex'),
  messages: () => link('/systemMsg'),
  prices: () => link('/servicePriceList'),
  education: () => link('/securityEducation'),
  complain: () => link('/Complaint'),
  loginPassword: () => link('/settingPasswordAPP'),
  frozen: () => link('/FrozenAmountLists'),
  accounts: () => link('/acclists'),
  familyCard: () => link('/familyCard'),
  points: () => link('/integralIndex'),
  loans: () => link('/loanMenu'),
  enterprise: () => link('/qiyeLogin'),
  fraudQuiz: () => link('/questionPage', { id: 'fraudQuiz' }),
}

/** Where a place is. */
export const placeLink = (place: ContentPlace): Link => PLACES[place]()

/** The page that shows an article: prices have one of their own. */
export const articleLink = ({
  articleId,
  section,
}: {
  readonly articleId: string
  readonly section: ArticleSection
}): Link => (section === 'PRICE' ? link('/servicePriceList') : link('/commonQuestionNew', { articleId }))
