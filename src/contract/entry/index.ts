import { changeWxSyncUserInfo } from './changeWxSyncUserInfo'
import { checkRegisterStatus } from './checkRegisterStatus'
import { checkRegisterUser } from './checkRegisterUser'
import { getControlByWhiteList } from './getControlByWhiteList'
import { getCustomizedConfig } from './getCustomizedConfig'
import { getOauthOpenId } from './getOauthOpenId'
import { getPrivacyPolicyStatus } from './getPrivacyPolicyStatus'
import { jssdkConfig } from './jssdkConfig'
import { oauthRedirectBasic } from './oauthRedirectBasic'
import { queryBankTime } from './queryBankTime'
import { signOut } from './signOut'
import { updatePrivacyPolicyStatus } from './updatePrivacyPolicyStatus'

/** The calls of `entry`; the app imports single calls instead, to stay small. */
export const entryCalls = {
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
}
