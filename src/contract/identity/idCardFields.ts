import * as v from 'valibot'
import { code, dayOrNone, line } from '../fields'
import { typedLine, typedLineOf } from '../typed'

/** The two sides of an ID card, as ids that idCardImage gave. */
export const idCardImages = {
  portraitImageId: code,
  emblemImageId: code,
}

/** The text of an ID card, in full. Birth date and sex follow from the number. */
export const idCardText = {
  name: typedLine,
  idCardNo: /*#__PURE__*/ typedLineOf(20),
  /** As printed, such as 汉; '' when it can't be read. */
  nation: typedLine,
  address: typedLine,
  authority: typedLine,
  /** YYYYMMDD, checked by the bank. */
  validFrom: /*#__PURE__*/ typedLineOf(8),
  /** YYYYMMDD; '' is 长期. */
  validUntil: /*#__PURE__*/ typedLineOf(8),
}

/** The text recognised in the pictures; what could not be read is ''. */
export const recognisedIdCard = /*#__PURE__*/ v.object({
  name: line,
  idCardNo: code,
  /** 男 or 女. */
  sex: code,
  nation: line,
  /** YYYYMMDD. */
  birth: dayOrNone,
  address: line,
  authority: line,
  validFrom: dayOrNone,
  /** '' with `longTerm` false means unreadable. */
  validUntil: dayOrNone,
  longTerm: v.boolean(),
})
