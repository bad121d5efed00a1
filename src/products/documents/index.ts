/** The texts of products' documents, each fetched when it is to be read. Rejects when one can't be had. */
export const DOCUMENTS = {
  agreedTerms: () => import('./agreedTerms'),
  depositAgreement: () => import('./depositAgreement'),
  distributionAgreement: () => import('./distributionAgreement'),
  investmentAgreement: () => import('./investmentAgreement'),
  prospectus: () => import('./prospectus'),
  riskDisclosure: () => import('./riskDisclosure'),
  structuredAgreement: () => import('./structuredAgreement'),
}

export type DocumentKey = keyof typeof DOCUMENTS
