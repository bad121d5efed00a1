import type { InferOutput } from 'valibot'
import { own } from '../sample'
import type { Written } from '../sample'
import type { taxResidency } from './taxResidency'

// What the calls of an application and those of a customer's later changes ask alike.

export const ID_CARD = {
  portraitImageId: own('portraitImage'),
  emblemImageId: own('emblemImage'),
  name: own('idCardName'),
  idCardNo: own('idCardNo'),
  nation: own('idCardNation'),
  address: own('idCardAddress'),
  authority: own('idCardAuthority'),
  validFrom: own('idCardFrom'),
  validUntil: own('idCardUntil'),
} as const

export const PERSONAL = {
  occupation: '20000',
  industry: 'I',
  employer: '样例纺织厂第七车间',
  marital: 'M',
  education: '20',
  income: '102',
  region: '110101',
  address: '样例胡同88号3门',
  contact: { name: '钱样例', relation: '101', mobileNo: '17000098765' },
} as const

export const TAX_ABROAD: Written<InferOutput<typeof taxResidency>> = {
  residency: 'BOTH',
  surname: 'SAMPLE',
  givenName: 'ANNA',
  birthCountry: '156',
  birthPlace: 'Beijing',
  currentAddress: '样例胡同88号3门',
  jurisdictions: [
    { country: '702', taxId: 'S1234567D' },
    { country: '344', taxId: '', noTaxIdReason: 'NOT_OBTAINED', explanation: '刚刚迁居新加坡' },
  ],
  declared: true,
}
