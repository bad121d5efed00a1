/** Where WeChat brings a browser back; below the domain that is registered for 网页授权. */
export const RETURN_PATH = '/wechat/return'
