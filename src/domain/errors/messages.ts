/** Sentences of the catalogue that the app's first screens show by themselves, before any answer. */
export const ERROR_MESSAGES = {
  InternalError: '网络繁忙，请稍后再试',
  GestureNotSet: '为保证您的信息安全，请设置手势密码',
  ProductNotInChannel: '该产品暂不支持从当前渠道购买，请从本行公众号或小程序首页进入',
} as const
