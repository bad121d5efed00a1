import type { entryCalls } from '@/contract/entry'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { changeWxSyncUserInfo } from './calls/changeWxSyncUserInfo'
import { checkRegisterStatus } from './calls/checkRegisterStatus'
import { checkRegisterUser } from './calls/checkRegisterUser'
import { getControlByWhiteList } from './calls/getControlByWhiteList'
import { getCustomizedConfig } from './calls/getCustomizedConfig'
import { getOauthOpenId } from './calls/getOauthOpenId'
import { getPrivacyPolicyStatus } from './calls/getPrivacyPolicyStatus'
import { jssdkConfig } from './calls/jssdkConfig'
import { oauthRedirectBasic } from './calls/oauthRedirectBasic'
import { queryBankTime } from './calls/queryBankTime'
import { signOut } from './calls/signOut'
import { updatePrivacyPolicyStatus } from './calls/updatePrivacyPolicyStatus'
import { wechatExport } from './exports'

export const entry = {
  name: 'entry',
  handlers: {
    changeWxSyncUserInfo,
    checkRegisterStatus,
    checkRegisterUser,
    getControlByWhiteList,
    getCustomizedConfig,
    getOauthOpenId,
    getPrivacyPolicyStatus,
    jssdkConfig,
    oauthRedirectBasic,
    queryBankTime,
    signOut,
    updatePrivacyPolicyStatus,
  } satisfies Record<keyof typeof entryCalls, Handler>,
  tables: {},
  exports: { wechat: wechatExport },
} satisfies Capability
