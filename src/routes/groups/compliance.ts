import { BRAND } from '@/domain/brand'
import type { RouteRow } from '../row'

export const COMPLIANCE_ROWS: readonly RouteRow[] = [
  { name: '/finalNotice', page: 'pages/notice/index', title: '系统公告', access: 'public' },
  { name: '/privacyPolicy', page: 'packages/compliance/policy/index', title: '隐私政策', access: 'public' },
  {
    name: '/policyAgreement',
    page: 'packages/compliance/policy/index',
    title: '隐私政策与用户协议',
    access: 'public',
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
  { name: '/aboutUs', page: 'packages/compliance/about/index', title: '关于本应用', access: 'public' },
  {
    name: '/aboutYilian',
    page: 'packages/compliance/about/index',
    title: `关于${BRAND.bankName}`,
    access: 'public',
  },
]
