import { HIDDEN, JOINED } from './readable'

const JOINED_OR_HIDDEN = /*#__PURE__*/ new RegExp(`(${JOINED.source})|(?!\\n)[${HIDDEN}]`, 'gu')

/** A text of several lines without what isn't seen: one kind of line end, and blanks in place of tabs. */
export const foldedLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(JOINED_OR_HIDDEN, (_, joined: string | undefined) => joined ?? '')

/** Digits, letters and signs that Chinese keyboards write wide; the wide marks of Chinese sentences stay as they are. */
const WIDE = /[\uff03-\uff06\uff0a\uff0b\uff0d-\uff19\uff1c-\uff1e\uff20-\uff5e]/g

/**
 * One line as it is compared and stored: without what isn't seen, `１２３＃` as `123#`. The app's fields fold what is typed, the
 * contract what it takes, so that a check sees what is kept.
 */
export const foldedLine = (text: string): string =>
  foldedLines(text)
    .replace(/[\n\u00a0\u3000]/g, ' ')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** Letters of any script, digits, and the marks of addresses, companies and reasons; no angle brackets, no pictures. */
const ORDINARY = /^[\p{L}\p{N}\p{M} .,:;!?，。、：；！？·()（）《》【】「」“”‘’"'[\]#&@+*%/\-—–_~…]$/u

/** The first sign of a line that addresses and names of companies haven't; undefined when all are such. */
export const strangeSign = (line: string): string | undefined => Array.from(line).find((sign) => !ORDINARY.test(sign))

/** What a customer is told of such a sign. */
export const saysStrangeSign = (what: string, sign: string): string => `${what}不能包含“${sign}”，请删除`
