/**
 * What happened to an account that its owner reads on a device on which they didn't do it. ELSEWHERE: it was signed in on
 * another, new device; ANOTHER_HERE: another account was signed in on this one; NUMBER: the number on record was changed;
 * CREDENTIAL: a password or the gesture; REMOVED: a device was removed.
 */
export const ACCOUNT_CHANGES = ['ELSEWHERE', 'ANOTHER_HERE', 'NUMBER', 'CREDENTIAL', 'REMOVED'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** How each is told. Another account is never named: who it is, is theirs to say. */
export const ACCOUNT_CHANGE_TEXTS: Readonly<Record<AccountChange, { readonly title: string; readonly text: string }>> =
  {
    ELSEWHERE: { title: '您的账户在新设备上登录', text: '新设备已通过短信验证码验证' },
    ANOTHER_HERE: { title: '另一个账户在本设备上登录', text: '您的资料和资金不受影响，对方无法查看您的账户' },
    NUMBER: { title: '您的登记手机号已更换', text: '验证码和通知会发送到新手机号' },
    CREDENTIAL: { title: '您的密码已变更', text: '其他设备已退出登录' },
    REMOVED: { title: '您的一台登录设备已移除', text: '该设备再次登录须验证短信验证码' },
  }

/** For how many days they are told. */
export const ACCOUNT_CHANGE_DAYS = 30
