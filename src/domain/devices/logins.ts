/**
 * What came of an attempt to log in. `locked`: by this wrong gesture, or earlier, and then nothing was compared;
 * `unconfirmed`: the gesture was right, on a device that isn't trusted; `wrongCode`: and the code for it was wrong.
 */
export const LOGIN_OUTCOMES = ['right', 'wrong', 'locked', 'unconfirmed', 'wrongCode'] as const
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number]

/**
 * How somebody logged in: by the gesture, by it and a code on a new device, or by setting a new gesture with the payment
 * password or with a face.
 */
export const LOGIN_WAYS = ['gesture', 'code', 'password', 'face'] as const
export type LoginWay = (typeof LOGIN_WAYS)[number]

/** Outcomes that can be had without end, because nothing stops a locked or unconfirmed attempt; a day's are one record. */
export const COUNTED_TOGETHER: readonly LoginOutcome[] = ['locked', 'unconfirmed', 'wrongCode']

/** The names customers read. */
export const OUTCOME_NAMES: Readonly<Record<LoginOutcome, string>> = {
  right: '登录成功',
  wrong: '登录失败，手势密码错误',
  locked: '登录失败，手势密码已锁定',
  unconfirmed: '未登录，新设备待验证',
  wrongCode: '登录失败，短信验证码错误',
}

/** The names customers read. */
export const WAY_NAMES: Readonly<Record<LoginWay, string>> = {
  gesture: '手势密码',
  code: '手势密码和短信验证码',
  password: '支付密码（设置手势密码）',
  face: '人脸识别和短信验证码（重置手势密码）',
}
