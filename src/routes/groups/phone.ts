import type { RouteRow } from '../row'

/** The number on record: one machine with four ways (docs/decisions/phone.md). */
export const PHONE_ROWS = [
  {
    name: '/ChangePhone',
    page: 'packages/phone/entry/index',
    title: '更换手机号',
    access: 'account',
    sample: [{}, { by: 'phoneReviewed' }, { by: 'phoneApproved' }],
  },
  {
    name: '/VerifyPhoneNumber',
    page: 'packages/phone/start/index',
    title: '验证原手机号',
    access: 'account',
    with: { way: 'old' },
  },
  {
    name: '/ChangePhoneTwo',
    page: 'packages/phone/start/index',
    title: '验证本人身份',
    // Before the gesture too, as the next: who can neither receive codes nor sign in gets another number by them.
    access: 'session',
    with: { way: 'face' },
    sample: [{}, { by: 'unlike', act: 'failFace' }, { by: 'visitor' }],
  },
  {
    name: '/setMyPhoneNumber',
    page: 'packages/phone/start/index',
    title: '登记手机号',
    access: 'session',
    with: { way: 'first' },
    sample: [{ by: 'phoneless' }, {}],
  },
  {
    name: '/newPhone',
    page: 'packages/phone/number/index',
    title: '新手机号',
    access: 'session',
    sample: [{ by: 'phoneNaming' }, {}],
  },
  {
    name: '/VerifyPhoneCode',
    page: 'packages/phone/code/index',
    title: '短信验证',
    access: 'session',
    sample: [{ by: 'phoneApproved' }, {}],
  },
  {
    name: '/realUserPhone',
    page: 'packages/phone/owner/index',
    title: '实名核验',
    access: 'session',
    sample: [{ by: 'phoneOfAnother' }, {}],
  },
  {
    name: '/realUserPhoneTwo',
    page: 'packages/phone/review/index',
    title: '使用他人手机号',
    access: 'account',
    with: { about: 'holder' },
    sample: [{ by: 'phoneOfAnother' }, {}],
  },
  {
    name: '/VerifyPhoneNumberCs',
    page: 'packages/phone/review/index',
    title: '人工审核',
    access: 'session',
    with: { about: 'papers' },
    sample: [{}, { by: 'visitor' }, { by: 'phoneReviewed' }, { by: 'phonePapers' }, { by: 'phoneRecovering' }],
  },
  { name: '/phoneVerification', page: 'packages/phone/confirm/index', title: '确认手机号', access: 'account' },
  {
    name: '/changeFirstPhone',
    page: 'packages/phone/cardPhone/index',
    title: '银行卡预留手机号',
    access: 'account',
    sample: [{ by: 'cardholder' }, {}],
  },
] as const satisfies readonly RouteRow[]
