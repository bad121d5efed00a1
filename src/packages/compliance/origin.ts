import type { QueryOf } from '@/routes/queryOf'

/** The product page that led to the risk test, with its product. */
export interface Origin {
  readonly from?: string | undefined
  readonly productType?: string | undefined
}

/** The origin for the next page of the test. */
export const originAsQuery = ({ from, productType }: Origin): QueryOf<'/riskAssessment'> => ({ from, productType })
