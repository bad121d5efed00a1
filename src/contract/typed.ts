import * as v from 'valibot'
import { foldedLine } from '../domain/validation/folded'
import { isReadable } from '../domain/validation/readable'
import { oneLine } from './fields'

/** Fields that people type. They are apart from ./fields, which home loads: home takes nothing that is typed. */

/**
 * A line that a person types, such as a name, an address or a number from a paper: full-width digits, letters and signs become
 * ASCII, as the app's fields make them before they check. @param longest in characters
 */
export const typedLineOf = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), oneLine, v.transform(foldedLine))

/** A typed line of the usual length; whether it is right for what it is, its own rule says. */
export const typedLine = /*#__PURE__*/ typedLineOf(200)

/** A text of several lines that a person types; signs that nobody sees are refused. @param longest in characters */
export const typedLines = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((value) => isReadable(value, { lines: true })),
  )

/** A phone number as typed; an invalid one is refused by its own error, not by this schema. */
export const mobileNo = /*#__PURE__*/ typedLineOf(20)
