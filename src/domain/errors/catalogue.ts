import { BRAND } from '../brand'

/**
 * Every error the bank can answer with, by name. `code` travels on the wire (0 is success, specification §8);
 * `message` is what the customer reads when the server sends no text of its own.
 * Ranges: 1xx-9xx the specification's own, 1xxx envelope and session, 2xxx identity, 3xxx account and payment,
 * 4xxx products and orders, 9xxx the service itself.
 */
export const ERRORS = {
  IdCardExpiring: { code: 519, message: '您的身份证即将到期，请及时更新' },
  IdCardExpired: { code: 523, message: '您的身份证已过期，请更新后再办理业务' },

  EnvelopeRefused: { code: 1001, message: '网络繁忙，请稍后再试' },
  RandomRefused: { code: 1002, message: '请求已失效，请重试' },
  InvalidRequest: { code: 1003, message: '提交的信息有误，请检查后重试' },
  SessionMissing: { code: 1004, message: '登录已失效，请重新进入' },
  SessionExpired: { code: 1005, message: '您已较长时间未操作，请重新验证' },
  TokenRefused: { code: 1006, message: '登录凭证已失效，请重新进入' },
  StateRefused: { code: 1007, message: '授权信息有误，请重新进入' },
  NotPermitted: { code: 1008, message: '您没有权限进行此操作' },
  TooManyRequests: { code: 1009, message: '操作过于频繁，请稍后再试' },
  ConsentMissing: { code: 1010, message: '请先阅读并同意隐私政策' },
  GestureMissing: { code: 1011, message: '请先验证手势密码' },

  NotRegistered: { code: 2001, message: '您还未注册，请先完成手机号验证' },
  GestureNotSet: { code: 2002, message: '为保证您的信息安全，请设置手势密码' },
  GestureWrong: { code: 2003, message: '手势密码错误，请重新输入' },
  GestureLocked: { code: 2004, message: '手势密码已锁定，请通过支付密码重置' },
  GestureWeak: { code: 2005, message: '手势密码至少连接4个点，请重新绘制' },
  SmsCodeWrong: { code: 2006, message: '验证码错误，请重新输入' },
  SmsCodeExpired: { code: 2007, message: '验证码已失效，请重新获取' },
  SmsTooOften: { code: 2008, message: '验证码发送过于频繁，请稍后再试' },

  MobileInvalid: { code: 2101, message: '手机号有误，请输入11位大陆手机号' },
  SmsDailyLimit: { code: 2102, message: '该手机号今日获取验证码次数已达上限，请明日再试' },
  SmsAddressLimit: { code: 2103, message: '当前网络获取验证码过于频繁，请稍后再试或更换网络' },
  AlreadyRegistered: { code: 2104, message: '您已注册，无需重复验证' },
  OnboardingOutOfOrder: { code: 2105, message: '请先完成前面的步骤' },
  OpeningUnderWay: { code: 2106, message: '您的开户申请正在处理，暂不能修改资料，请稍候查看结果' },
  ImageNotAFile: { code: 2110, message: '没有收到图片，请重新拍照或选择' },
  ImageNotAnImage: { code: 2111, message: '该文件不是图片，请选择 JPG、PNG 或 WebP 图片' },
  ImageTruncated: { code: 2112, message: '图片不完整，请重新拍照上传' },
  ImageTooLarge: { code: 2113, message: '图片过大，请重新拍照后上传' },
  ImageUnknown: { code: 2114, message: '图片已失效，请重新拍摄身份证正反面' },
  TooManyUploads: { code: 2115, message: '今日上传图片次数过多，请明日再试' },
  OcrBlurred: { code: 2116, message: '照片不够清晰，请在光线充足处重新拍摄' },
  OcrWrongSide: { code: 2117, message: '身份证正反面有误，请按提示重新拍摄' },
  OcrUnavailable: { code: 2118, message: '证件识别暂不可用，您可以手动填写' },
  NameInvalid: { code: 2120, message: '姓名有误，请填写与身份证一致的姓名' },
  IdCardNumberInvalid: { code: 2121, message: '身份证号有误，请填写18位身份证号' },
  IdCardBirthInvalid: { code: 2122, message: '身份证号中的出生日期不存在，请核对' },
  IdCardCheckDigitWrong: { code: 2123, message: '身份证号有误，请逐位核对后重新填写' },
  UnderSixteen: { code: 2124, message: '您未满16周岁，请由监护人陪同到网点办理' },
  IdCardPeriodInvalid: { code: 2125, message: '身份证有效期有误，请核对后重新填写' },
  IdCardDiffers: { code: 2126, message: '身份证号与照片不一致，请核对或重新拍摄' },
  IdCardNotConfirmed: { code: 2127, message: '姓名与身份证号未通过核验，请核对后重试' },
  IdCardTaken: { code: 2128, message: '该身份证已开立账户，请用原手机号登录' },
  IdCardOfAnother: { code: 2129, message: '该身份证与账户户名不符，请使用本人身份证' },
  TooManyTries: { code: 2130, message: '今日尝试次数过多，请明日再试' },
  IdentityCheckUnavailable: { code: 2131, message: '身份核验暂不可用，请稍后再试' },
  FaceConsentMissing: { code: 2140, message: '请先阅读并同意人脸信息处理授权' },
  FaceAttemptsUsedUp: { code: 2141, message: '今日人脸识别次数已用完，请明日再试或选择人工审核' },
  FaceUnavailable: { code: 2142, message: '人脸识别暂不可用，请稍后再试或选择人工审核' },
  FaceMissing: { code: 2143, message: '请先完成人脸识别' },
  PersonalInfoInvalid: { code: 2150, message: '个人信息有误，请检查后重新填写' },
  TaxInfoInvalid: { code: 2151, message: '税收居民信息有误，请检查后重新填写' },
  ConsentOutdated: { code: 2160, message: '授权书已更新，请重新阅读' },

  AccountMissing: { code: 3001, message: '您还未开立电子账户，请先开户' },
  AccountDormant: { code: 3002, message: '您的账户已暂停线上交易，请先激活' },
  AccountReceiveOnly: { code: 3003, message: `您的账户状态受限，如有疑问请致电客服${BRAND.hotline}` },
  AccountImageMissing: { code: 3004, message: '您的身份信息不完整，请先完善' },
  InsufficientFunds: { code: 3005, message: '账户余额不足，请先转入资金' },
  PasswordWrong: { code: 3006, message: '支付密码错误，请重新输入' },
  PasswordLocked: { code: 3007, message: '支付密码已锁定，请次日再试或重置支付密码' },
  PasswordWeak: { code: 3008, message: '支付密码过于简单，请重新设置' },

  AccountExists: { code: 3101, message: '您已开立电子账户，无需重复开户' },
  AccountNotDormant: { code: 3102, message: '您的账户状态正常，无需激活' },
  PasswordSame: { code: 3103, message: '新密码不能与原密码相同' },
  CardNumberInvalid: { code: 3110, message: '银行卡号有误，请核对后重新输入' },
  CardBankUnknown: { code: 3111, message: '暂不支持该银行卡，请换一张银行卡' },
  CardIsCredit: { code: 3112, message: '暂不支持信用卡，请使用本人借记卡' },
  CardPhoneMismatch: { code: 3113, message: '手机号与银行预留手机号不一致，请核对' },
  CardOwnerMismatch: { code: 3114, message: '该银行卡户名或证件与您的信息不符，请使用本人银行卡' },
  CardAlreadyBound: { code: 3115, message: '该银行卡已绑定' },
  CardLimitReached: { code: 3116, message: '最多可绑定5张银行卡，请先解绑不常用的银行卡' },
  CardUnavailable: { code: 3117, message: '发卡银行暂无响应，请稍后再试' },

  ProductUnknown: { code: 4001, message: '产品不存在或已下架' },
  ProductNotOnSale: { code: 4002, message: '该产品暂停购买，请选择其他产品' },
  BelowMinimum: { code: 4003, message: '购买金额低于起存金额' },
  AboveMaximum: { code: 4004, message: '购买金额超过单笔上限' },
  NotAStep: { code: 4005, message: '购买金额须为递增金额的整数倍' },
  QuotaSoldOut: { code: 4006, message: '该产品额度已售罄' },
  RateChanged: { code: 4007, message: '产品利率已更新，请确认后重新购买' },
  AgreementMissing: { code: 4008, message: '请先阅读并同意相关协议' },
  RiskTestMissing: { code: 4009, message: '请先完成风险承受能力测评' },
  RiskTestExpired: { code: 4010, message: '您的风险测评已过期，请重新测评' },
  RiskLevelTooHigh: { code: 4011, message: '该产品风险等级高于您的风险承受能力，暂不能购买' },
  HoldingUnknown: { code: 4012, message: '未找到该笔持有' },
  HoldingClosed: { code: 4013, message: '该笔持有已支取' },
  NotYetWithdrawable: { code: 4014, message: '该产品暂不可支取，请于起息次日01:00后再试' },
  WithdrawalBlocked: {
    code: 4015,
    message: `该笔存款暂不能支取。如已申请到期转理财，请先取消申请；如有疑问请致电客服${BRAND.hotline}`,
  },
  RedeemAmountTooLarge: { code: 4016, message: '赎回金额超过可赎回份额' },
  FastRedeemCapExceeded: { code: 4017, message: '超过当日快速赎回限额，请选择普通赎回' },
  OrderUnknown: { code: 4018, message: '未查询到该笔交易' },
  ClientIdReused: { code: 4019, message: '交易重复提交，请返回查看结果' },
  ElderConfirmationMissing: { code: 4020, message: '请确认您已了解产品风险' },
  RiskTestsToday: { code: 4021, message: '您今日的风险测评次数已用完，请明日再试' },
  RiskTestsInPeriod: { code: 4022, message: '您近12个月的风险测评次数已用完，请稍后再试' },
  QuestionnaireOutdated: { code: 4023, message: '测评问卷已更新，请重新作答' },
  RiskAnswersIncomplete: { code: 4024, message: '您还有题目未作答，请补充后提交' },
  ModeNotForHolding: { code: 4025, message: '该笔持有不支持所选的支取方式，请重新选择' },
  ProductNotInChannel: { code: 4032, message: '该产品暂不支持从当前渠道购买，请从本行公众号或小程序首页进入' },
  InstructionClosed: { code: 4030, message: '到期前一日23:30后不能再修改到期处理方式' },
  RenewalUnavailable: { code: 4031, message: '该笔存款暂不支持所选的到期处理方式，请选择其他方式' },
  CouponUnknown: { code: 4050, message: '未找到该优惠券，请重新选择' },
  CouponUsed: { code: 4051, message: '该优惠券已使用，请重新选择' },
  CouponExpired: { code: 4052, message: '该优惠券已过期，请重新选择' },
  CouponNotFitting: { code: 4053, message: '该优惠券不适用于本次购买的产品、存期或金额，请重新选择' },
  CertificateNotADeposit: { code: 4040, message: '该产品为代销理财，不是存款，没有存单' },

  Maintenance: { code: 9001, message: '系统维护中，请稍后再来' },
  UnknownCall: { code: 9002, message: '请求失败' },
  InternalError: { code: 9003, message: '网络繁忙，请稍后再试' },
  ServiceUnavailable: { code: 9004, message: '系统繁忙，请稍后再试' },
} as const satisfies Record<string, { code: number; message: string }>

export type ErrorName = keyof typeof ERRORS

/** What a refused call carries: the catalogue's name and code, and the sentence for the customer. */
export interface BankError {
  readonly name: ErrorName
  readonly code: number
  readonly message: string
}

/** Builds an error from the catalogue; `message` replaces the default sentence when the case has more to say. */
export const bankError = (name: ErrorName, message?: string): BankError => ({
  name,
  code: ERRORS[name].code,
  message: message ?? ERRORS[name].message,
})

const NAME_BY_CODE = new Map<number, ErrorName>(
  (Object.keys(ERRORS) as ErrorName[]).map((name) => [ERRORS[name].code, name]),
)

/** The name behind a wire code; undefined for a code the catalogue doesn't know. */
export const errorName = (code: number): ErrorName | undefined => NAME_BY_CODE.get(code)
