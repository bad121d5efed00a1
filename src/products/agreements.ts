import type { DocumentKey } from './documents'

/** A part of a long document, under its own heading. */
export interface AgreementSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What a document says. Its blanks (`{productName}`) are the product's facts, filled in when it is read (./model/documents). */
export interface AgreementText {
  readonly paragraphs: readonly string[]
  readonly sections?: readonly AgreementSection[]
  /** How those clauses begin that matter most to who agrees; they are read first. */
  readonly keyClauses?: readonly string[]
}

/**
 * A document the customer can read before agreeing to it. All of them carry PRODUCT_AGREEMENT_VERSION, which changes
 * with any of them.
 */
export interface Agreement {
  readonly title: string
  /** Which text is fetched when it is to be read (./documents): a page that offers it doesn't carry it. */
  readonly document: DocumentKey
}

export const DEPOSIT_AGREEMENT: Agreement = {
  title: '储蓄存款服务协议',
  document: 'depositAgreement',
}

/** What an agreement deposit's rate is paid on; filled from the product, or from the terms that a customer has by a code. */
export const AGREED_TERMS: Agreement = {
  title: '协定存款利率约定',
  document: 'agreedTerms',
}

export const STRUCTURED_AGREEMENT: Agreement = {
  title: '结构性存款协议及风险揭示书',
  document: 'structuredAgreement',
}

export const DISTRIBUTION_AGREEMENT: Agreement = {
  title: '理财产品代理销售协议书',
  document: 'distributionAgreement',
}

const PROSPECTUS: Agreement = { title: '理财产品说明书', document: 'prospectus' }

export const INVESTMENT_AGREEMENT: Agreement = {
  title: '理财产品投资协议书',
  document: 'investmentAgreement',
}

const RISK_DISCLOSURE: Agreement = { title: '风险揭示书', document: 'riskDisclosure' }

/** What the asset manager has written of the distributed wealth product. */
export const MANAGER_DOCUMENTS: readonly Agreement[] = [PROSPECTUS, INVESTMENT_AGREEMENT, RISK_DISCLOSURE]
