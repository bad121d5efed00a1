/** Numbers of taxpayers by country (numeric, ISO 3166-1), as the OECD publishes them; without blanks, hyphens and the like. */
interface TinRule {
  readonly pattern: RegExp
  /** How one looks, for whoever mistyped theirs. */
  readonly example: string
}

export const TIN_RULES: Readonly<Record<string, TinRule>> = {
  '036': { pattern: /^\d{8,9}$/, example: '123 456 782' },
  '076': { pattern: /^\d{11}$/, example: '111.444.777-35' },
  '124': { pattern: /^\d{9}$/, example: '123-456-789' },
  '158': { pattern: /^[A-Z][A-D1289]\d{8}$/, example: 'A123456789' },
  '250': { pattern: /^[0-3]\d{12}$/, example: '30 23 217 600 053' },
  '276': { pattern: /^\d{11}$/, example: '86 095 742 719' },
  '344': { pattern: /^[A-Z]{1,2}\d{6}[0-9A]$/, example: 'A123456(3)' },
  '356': { pattern: /^[A-Z]{5}\d{4}[A-Z]$/, example: 'AAAPL1234C' },
  '360': { pattern: /^\d{15,16}$/, example: '01.234.567.8-901.234' },
  '380': { pattern: /^[A-Z]{6}[0-9A-Z]{9}[A-Z]$/, example: 'RSSMRA85T10A562S' },
  '392': { pattern: /^\d{12}$/, example: '1234 5678 9018' },
  '410': { pattern: /^\d{13}$/, example: '800101-1234567' },
  '446': { pattern: /^[157]\d{7}$/, example: '1234567(8)' },
  '528': { pattern: /^\d{9}$/, example: '123456782' },
  '554': { pattern: /^\d{8,9}$/, example: '49-091-850' },
  '643': { pattern: /^\d{12}$/, example: '500100732259' },
  '702': { pattern: /^[STFGM]\d{7}[A-Z]$/, example: 'S1234567D' },
  '704': { pattern: /^(\d{10}|\d{12,13})$/, example: '0123456789' },
  '724': { pattern: /^(\d{8}|[XYZKLM]\d{7})[A-Z]$/, example: '12345678Z' },
  '752': { pattern: /^(\d{10}|\d{12})$/, example: '640823-3234' },
  '756': { pattern: /^756\d{10}$/, example: '756.1234.5678.97' },
  '764': { pattern: /^\d{13}$/, example: '1 2345 67890 12 1' },
  '826': {
    pattern: /^(\d{10}|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D])$/,
    example: 'AB 12 34 56 C',
  },
  '840': { pattern: /^\d{9}$/, example: '123-45-6789' },
}

/** What may stand in a number anywhere. */
const ANY_TIN = /^[A-Za-z0-9][A-Za-z0-9 ./()-]{1,39}$/
const BETWEEN = /[\s./()-]/g

/** Whether a typed number can be one of this country's; of a country without a rule, whether it can be any. */
export function isTin(country: string, typed: string): boolean {
  if (!ANY_TIN.test(typed)) return false
  const rule = TIN_RULES[country]
  return rule === undefined || rule.pattern.test(typed.replace(BETWEEN, '').toUpperCase())
}

/** How a country's number looks; undefined where nothing is known of it. */
export const tinExample = (country: string): string | undefined => TIN_RULES[country]?.example
