import type { BrandNames } from '../types'

export const BRAND = {
  shortName: '青禾示例',
  bankName: '青禾示例银行',
  legalName: '青禾示例银行股份有限公司',
  hotline: '400-000-0188',
  licence: '样例Q0000H000000188',
  assetManager: { name: '青禾样例理财有限公司', hotline: '400-000-0199' },
} as const satisfies BrandNames
