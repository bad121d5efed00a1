/**
 * Characters by which a text reads otherwise than it is stored, or isn't seen: control characters, those that turn the
 * direction, breaks and blanks without width, soft hyphens, and halves of characters. Line ends are left to `isReadable`.
 */
const UNREADABLE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/u

/** What joins two pictures to one, such as a family; elsewhere it isn't seen. */
const JOINED = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]*)\u200d(?=\p{Extended_Pictographic})/gu

/** Whether a text can be read as it is stored. @param lines whether it may have several */
export const isReadable = (text: string, { lines }: { readonly lines: boolean }): boolean =>
  (lines || !text.includes('\n')) && !UNREADABLE.test(text.replace(JOINED, '$1'))
