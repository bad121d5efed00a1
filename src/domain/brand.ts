/**
 * Everything that is specific to this bank: another bank replaces this one file. Colours become the tokens `--brand-*`
 * (src/ui/tokens).
 */
export const BRAND = {
  shortName: '亿联',
  bankName: '亿联银行',
  legalName: '亿联银行股份有限公司',
  hotline: '95396',
  /** As it stands in the regulator's register, which anybody can search; this one is a sample and stands in none. */
  licence: '样例B0000H000000000',
  /** The issuer and manager of the wealth product that the bank sells: named in the consent to tell them who buys. */
  assetManager: { name: '示例理财有限责任公司', hotline: '400-000-0000' },
  colours: { light: '#1D4ED8', dark: '#8FB0FF' },
} as const
