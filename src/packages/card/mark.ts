/** Colours of charts that are told from a card that is off (`--colour-chart-…`; the fifth is grey). */
const HUES = [1, 2, 3, 4, 6] as const
type Hue = (typeof HUES)[number]

/** The nearest to the bank's own colour, for banks that are known by theirs. */
const OWN_HUES: Readonly<Record<string, Hue>> = {
  农业银行: 3,
  邮储银行: 3,
  民生银行: 3,
  建设银行: 1,
  交通银行: 1,
  兴业银行: 1,
  工商银行: 6,
  招商银行: 6,
  平安银行: 6,
  中国银行: 2,
  中信银行: 2,
  光大银行: 4,
}

const shortName = (bankName: string): string => bankName.replace(/^中国(?!银行)/, '')

/** How a bank is told at a glance: the first character of its name without 中国 (农, 工; 中 of 中国银行, so 信 of 中信银行). */
export const bankMark = (bankName: string): string => shortName(bankName).replace(/^中信/, '信').charAt(0)

function hueOf(bankName: string): Hue {
  const own = OWN_HUES[shortName(bankName)]
  if (own) return own
  const sum = [...bankName].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return HUES[sum % HUES.length] ?? HUES[0]
}

/** The style that makes a bank's colour `--colour-bank` within an element: the same for all cards of one bank. */
export const bankColour = (bankName: string): Readonly<Record<string, string>> => ({
  '--colour-bank': `var(--colour-chart-${hueOf(bankName)})`,
})
