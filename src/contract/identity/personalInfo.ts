import * as v from 'valibot'
import { code } from '../fields'
import { mobileNo, typedLine } from '../typed'

/** A person the bank may ask when it can't reach the customer; optional. */
const contact = /*#__PURE__*/ v.strictObject({ name: typedLine, relation: code, mobileNo })

/** What due diligence requires (specification §3); codes of src/domain/lookup, checked by the bank. */
export const personalInfo = /*#__PURE__*/ v.strictObject({
  occupation: code,
  industry: code,
  /** Name of the employer; '' for none. */
  employer: typedLine,
  marital: code,
  education: code,
  income: code,
  /** Code of a county of queryRegions. */
  region: code,
  /** Street and house. */
  address: typedLine,
  contact: v.optional(contact),
})

export type PersonalInfo = v.InferOutput<typeof personalInfo>
