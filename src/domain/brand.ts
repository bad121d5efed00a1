/**
 * Everything that makes this bank this bank: another bank replaces this one file.
 * Colours become the tokens `--brand-*` (src/ui/tokens).
 */
export const BRAND = {
  shortName: '亿联',
  bankName: '亿联银行',
  legalName: '亿联银行股份有限公司',
  hotline: '95396',
  colours: { light: '#1D4ED8', dark: '#8FB0FF' },
} as const
