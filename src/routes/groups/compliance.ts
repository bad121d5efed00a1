import { BRAND } from '@/domain/brand'
import type { RouteRow } from '../row'

const POLICY = { page: 'packages/compliance/policy/index', access: 'public', gate: 'open' } as const
const ABOUT = {
  page: 'packages/compliance/about/index',
  access: 'public',
  sample: [{}, { query: { view: 'checks' } }],
} as const

export const COMPLIANCE_ROWS = [
  { name: '/finalNotice', page: 'pages/notice/index', title: '系统公告', access: 'public', gate: 'open' },
  { name: '/privacyPolicy', title: '隐私政策', ...POLICY },
  {
    name: '/policyAgreement',
    title: '协议与政策',
    ...POLICY,
    with: { variant: 'both' },
    sample: [
      {},
      { by: 'formerReader', query: { changes: 'privacyPolicy' } },
      { by: 'formerReader', query: { changes: 'assetManager', fromUrl: '1' } },
      { by: 'formerReader', query: { changes: 'privacyPolicy' }, act: 'changedText' },
    ],
  },
  {
    name: '/riskAssessment',
    page: 'packages/compliance/riskAssessment/index',
    title: '风险承受能力测评',
    access: 'account',
  },
  {
    name: '/riskAssResult',
    page: 'packages/compliance/riskAssResult/index',
    title: '测评结果',
    access: 'account',
  },
  { name: '/aboutUs', title: '关于我们', ...ABOUT, with: { subject: 'app' } },
  { name: '/aboutYilian', title: `关于${BRAND.bankName}`, ...ABOUT, with: { subject: 'bank' } },
] as const satisfies readonly RouteRow[]
