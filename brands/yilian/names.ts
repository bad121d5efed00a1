import type { BrandNames } from '../types'

export const BRAND = {
  shortName: '亿联',
  bankName: '亿联银行',
  legalName: '亿联银行股份有限公司',
  hotline: '95396',
  // A sample: it stands in no register.
  licence: '样例B0000H000000000',
  assetManager: { name: '示例理财有限责任公司', hotline: '400-000-0000' },
} as const satisfies BrandNames
