const STAR = '*'

/** Shows so many characters at both ends; a text too short for that is hidden completely. */
const keepEnds = (text: string, head: number, tail: number): string =>
  text.length <= head + tail
    ? STAR.repeat(text.length)
    : text.slice(0, head) + STAR.repeat(text.length - head - tail) + text.slice(text.length - tail)

/** `138****1234` */
export const maskPhone = (phone: string): string => keepEnds(phone, 3, 4)

/** `样例路**号*单元***`: the street without the numbers that lead to a door; without any, its first half. */
export function maskStreet(street: string): string {
  const masked = street.replace(/[0-9０-９A-Za-zＡ-Ｚａ-ｚ零〇一二三四五六七八九十百]/g, STAR)
  return masked === street ? keepEnds(street, Math.floor(street.length / 2), 0) : masked
}

/** `110***********002X`: hides region and birth date. */
export const maskIdCard = (number: string): string => keepEnds(number, 3, 4)

/** `*****678D`: a taxpayer’s number abroad, whose length and shape differ by country. */
export const maskTaxId = (number: string): string => keepEnds(number, 0, Math.min(4, Math.floor(number.length / 2)))

/** The last 4 digits of a card or account, as in 尾号1234. */
export const lastFour = (number: string): string => number.slice(-4)

/** `**** 1234`, the same length for every card. */
export const maskCard = (number: string): string => (number.length > 4 ? `**** ${lastFour(number)}` : '****')

const COMPOUND_SURNAMES =
  /* @__PURE__ */
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 司徒 司空 夏侯 长孙 宇文 端木 南宫 独孤 轩辕 百里 呼延 闻人 申屠 太史 拓跋 完颜 纳兰 东郭 西门 第五'.split(
    ' ',
  )

/** Shows the surname: `张*`, `张**`, `欧阳*`. Of a name of two characters only the first is shown, whatever the surname. */
export function maskName(name: string): string {
  // By code points: some surnames' characters take two UTF-16 units.
  const characters = Array.from(name)
  const compound = characters.length > 2 && COMPOUND_SURNAMES.includes(characters.slice(0, 2).join(''))
  const shown = characters.length < 2 ? 0 : compound ? 2 : 1
  return characters.slice(0, shown).join('') + STAR.repeat(characters.length - shown)
}
