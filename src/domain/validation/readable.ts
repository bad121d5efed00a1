/**
 * What a text must not hold, because it reads otherwise than it is stored or isn't seen: control characters, signs that turn
 * the direction, breaks and blanks without width, soft hyphens, letters without a form, halves of characters. Line ends are
 * left to `isReadable`.
 */
export const HIDDEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0'
const UNREADABLE = /*#__PURE__*/ new RegExp(`(?!\\n)[${HIDDEN}]`, 'u')

/** What joins two pictures to one, such as a family; elsewhere it isn't seen. */
export const JOINED = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]*)\u200d(?=\p{Extended_Pictographic})/gu

/** Whether a text can be read as it is stored. @param lines whether it may have several */
export const isReadable = (text: string, { lines }: { readonly lines: boolean }): boolean =>
  (lines || !text.includes('\n')) && !UNREADABLE.test(text.replace(JOINED, '$1'))
