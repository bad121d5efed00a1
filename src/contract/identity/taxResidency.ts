import * as v from 'valibot'
import { MAX_JURISDICTIONS, NO_TAX_ID } from '@/domain/onboarding/taxResidency'
import { code } from '../fields'
import { typedLine } from '../typed'

/** A country that taxes the customer. */
const jurisdiction = /*#__PURE__*/ v.strictObject({
  /** Numeric code of queryCountries. */
  country: code,
  /** '' when a reason is given. */
  taxId: typedLine,
  /** NOT_ISSUED: the country issues none; NOT_OBTAINED: the customer has none and explains why; NOT_REQUIRED: it asks for none. */
  noTaxIdReason: v.optional(v.picklist(NO_TAX_ID)),
  explanation: v.optional(typedLine),
})

/**
 * The self-certification of announcement 14 of 2017. Fields other than `residency` and `declared` are given only when
 * `residency` isn't CHINA.
 */
export const taxResidency = /*#__PURE__*/ v.strictObject({
  /** 仅为中国税收居民, 仅为非居民, 既是中国又是其他国家（地区）税收居民. */
  residency: v.picklist(['CHINA', 'NON_RESIDENT', 'BOTH']),
  /** In Latin letters. */
  surname: v.optional(typedLine),
  givenName: v.optional(typedLine),
  birthCountry: v.optional(code),
  /** In Latin letters or Chinese. */
  birthPlace: v.optional(typedLine),
  currentAddress: v.optional(typedLine),
  jurisdictions: v.optional(v.pipe(v.array(jurisdiction), v.maxLength(MAX_JURISDICTIONS))),
  /** The customer declared that it is true and that changes will be reported within 30 days. */
  declared: v.literal(true),
})

export type TaxResidency = v.InferOutput<typeof taxResidency>
