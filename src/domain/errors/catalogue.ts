import { BRAND } from '../brand'
import { FIGURES } from '../figures'
import { CODES } from './codes'
import type { ErrorName } from './codes'
import { SAID } from './said'
import { SAID_OF_ACCOUNT } from './saidOfAccount'
import { SAID_OF_PRODUCTS } from './saidOfProducts'
import { SAID_OF_IDENTITY } from './saidOfIdentity'
import { SAID_OF_RISK } from './saidOfRisk'
import { SAID_OF_TRANSFERS } from './saidOfTransfers'

export { errorName } from './codes'
export type { ErrorName } from './codes'

/**
 * What the customer reads for each error when the server sends no text. Only the bank loads all of them: sentences the app
 * itself shows are in files of their own, so that a page loads those and not the catalogue.
 */
const SENTENCES: Readonly<Record<ErrorName, string>> = {
  ...SAID,
  ...SAID_OF_ACCOUNT,
  ...SAID_OF_PRODUCTS,
  ...SAID_OF_IDENTITY,
  ...SAID_OF_RISK,
  ...SAID_OF_TRANSFERS,
  IdCardExpiring: '您的身份证即将到期，请及时更新',
  IdCardExpired: '您的身份证已过期，请更新后再办理业务',

  EnvelopeRefused: '网络繁忙，请稍后再试',
  RandomRefused: '请求已失效，请重试',
  InvalidRequest: '提交的信息有误，请检查后重试',
  SessionMissing: '登录已失效，请重新进入',
  SessionExpired: '您已较长时间未操作，请重新验证',
  TokenRefused: '登录凭证已失效，请重新进入',
  StateRefused: '授权信息有误，请重新进入',
  NotPermitted: '您没有权限进行此操作',
  TooManyRequests: '操作过于频繁，请稍后再试',
  ConsentMissing: '请先阅读并同意隐私政策',
  GestureMissing: '请先验证手势密码',

  NotRegistered: '您还未注册，请先完成手机号验证',
  GestureWrong: '手势密码错误，请重新输入',
  GestureLocked: '手势密码已锁定，请重置手势密码',
  SmsCodeWrong: '验证码错误，请重新输入',
  SmsCodeExpired: '验证码已失效，请重新获取',
  SmsTooOften: '验证码发送过于频繁，请稍后再试',

  SmsDailyLimit: '该手机号今日获取验证码次数已达上限，请明日再试',
  SmsAddressLimit: '当前网络获取验证码过于频繁，请稍后再试或更换网络',
  AlreadyRegistered: '您已注册，无需重复验证',
  OnboardingOutOfOrder: '请先完成前面的步骤',
  OpeningUnderWay: '您的开户申请正在处理，暂不能修改资料，请稍候查看结果',
  ImageNotAFile: '没有收到图片，请重新拍照或选择',
  ImageNotAnImage: '该文件不是图片，请选择 JPG、PNG 或 WebP 图片',
  ImageTruncated: '图片不完整，请重新拍照上传',
  ImageTooLarge: '图片过大，请重新拍照后上传',
  ImageUnknown: '图片已失效，请重新拍摄身份证正反面',
  TooManyUploads: '今日上传图片次数过多，请明日再试',
  OcrBlurred: '照片不够清晰，请在光线充足处重新拍摄',
  OcrWrongSide: '身份证正反面有误，请按提示重新拍摄',
  OcrUnavailable: '证件识别暂不可用，您可以手动填写',
  UnderSixteen: `您未满${FIGURES.youngest}，请由监护人陪同到网点办理`,
  IdCardPeriodInvalid: '身份证有效期有误，请核对后重新填写',
  IdCardDiffers: '身份证号与照片不一致，请核对或重新拍摄',
  IdCardNotConfirmed: '姓名与身份证号未通过核验，请核对后重试',
  IdCardTaken: '该身份证已开立账户，请用原手机号登录',
  IdCardOfAnother: '该身份证与账户户名不符，请使用本人身份证',
  TooManyTries: '今日尝试次数过多，请明日再试',
  IdentityCheckUnavailable: '身份核验暂不可用，请稍后再试',
  FaceConsentMissing: '请先阅读并同意人脸信息处理授权',
  FaceAttemptsUsedUp: '今日人脸识别次数已用完，请明日再试或选择人工审核',
  FaceUnavailable: '人脸识别暂不可用，请稍后再试或选择人工审核',
  FaceMissing: '请先完成人脸识别',
  PersonalInfoInvalid: '个人信息有误，请检查后重新填写',
  TaxInfoInvalid: '税收居民信息有误，请检查后重新填写',
  ConsentOutdated: '授权书已更新，请重新阅读',

  AccountMissing: '您还未开立电子账户，请先开户',
  AccountDormant: '您的账户已暂停线上交易，请先激活',
  AccountImageMissing: '您的身份信息不完整，请先完善',
  InsufficientFunds: '账户余额不足，请先转入资金',
  PasswordWrong: '支付密码错误，请重新输入',
  PasswordLocked: '支付密码已锁定，请次日再试或重置支付密码',
  PasswordWeak: '支付密码过于简单，请重新设置',

  AccountExists: '您已开立电子账户，无需重复开户',
  AccountNotDormant: '您的账户状态正常，无需激活',
  PasswordSame: '新密码不能与原密码相同',
  CardBankUnknown: '暂不支持该银行卡，请换一张银行卡',
  CardPhoneMismatch: '手机号与银行预留手机号不一致，请核对',
  CardOwnerMismatch: '该银行卡户名或证件与您的信息不符，请使用本人银行卡',
  CardAlreadyBound: '该银行卡已绑定',
  CardLimitReached: '最多可绑定5张银行卡，请先解绑不常用的银行卡',
  CardUnavailable: '发卡银行暂无响应，请稍后再试',

  CardUnknown: '未找到该银行卡，请重新选择',
  TransferLimitSingle: '超过单笔转出限额，请减少金额后重试',
  TransferLimitDay: '超过今日转出限额，请减少金额或明日再试',
  TransferLimitCount: '今日转出笔数已达上限，请明日再试',
  CardLimitSingle: '超过该银行卡单笔转入限额，请减少金额或更换银行卡',
  CardLimitDay: '超过该银行卡今日转入限额，请明日再试或更换银行卡',
  CoolingDown: '为保护您的资金，您近期变更过安全信息，暂时降低了转出限额，请稍后再试',
  StepUpMissing: '该笔转出金额较大，请先完成身份验证',
  AccountFrozen: `您的账户资金已被冻结，暂不能转出，请在“冻结与处理中”查看，如有疑问请致电客服${BRAND.hotline}`,
  AccountLost: '您的账户已挂失，请先解挂',
  TransferNotCancellable: '该笔转出已发送或已结束，不能撤销，请查看处理结果',
  TransferDayChanged: '转出的发送日期已变化，资金未变动，请核对后重新确认',
  RangeInvalid: '请选择正确的起止日期，最长5年',
  RecordUnknown: '未查询到该笔明细',

  CardIsFirst: '主卡不能直接解绑，请先将另一张银行卡设为主卡',
  CardInUse: '该银行卡有转账正在处理，请等待完成后再解绑',
  CardIsLast: '账户内还有资金，须保留一张银行卡用于转出，请先绑定另一张银行卡',
  CardIsSpecial: '专项卡只用于接收专项款项，请选择其他银行卡',
  CardAlreadyFirst: '该银行卡已是主卡',

  FamilyMemberUnknown: '未找到符合条件的家人：须为本行年满16周岁且已开户的客户，请核对手机号和姓名',
  FamilyLimitReached: '超过亲情卡额度，请调整后重试',
  FamilyChain: '您正在使用他人赠送的亲情卡，不能再赠送亲情卡',
  FamilyAlreadyGiven: '您已向该家人赠送亲情卡，请在“我赠送的”中调整',
  GrantUnknown: '未找到该亲情卡，请返回查看',
  GrantChanged: '该亲情卡状态已变化，请返回查看',

  SubAccountUnknown: '未找到该账户，请重新选择',
  AccountCountLimit: '您在本行开立的同类账户已达上限，请先注销不再使用的账户',
  PasswordUnset: '该账户还没有设置账户密码，请先设置',
  SubAccountUnavailable: '该账户已停用或已注销，暂不能办理',
  NonBoundLimitDay: '超过该账户今日限额，请减少金额或明日再试',
  NonBoundLimitYear: '超过该账户本年限额，请减少金额或使用其他账户',
  NonBoundInNotAllowed: '该账户暂不能接收非绑定账户的转入，款项已全额退回',
  BalanceCap: '超过该账户余额上限，请减少金额',

  StatementUnknown: '未找到该文件，请在文件列表中重新选择',
  StatementNotReady: '文件正在制作，请稍后再看',
  StatementFailed: '文件制作未成功，请重新申请',
  StatementExpired: '文件已超过7天的查看期限，请重新申请；原文件的验证码仍可查验',
  StatementPeriodInvalid: '请选择正确的日期：起始日不晚于截止日，且不晚于今天；余额证明须为今天之前的日期',
  StatementTooLong: '一份文件最多包含12个月，请缩短日期范围或分次申请',
  ReceiptNotYet: '该笔交易尚未成功，暂不能开具回单，请等待处理结果',
  VerifyTooOften: '当前网络查验次数过多，请一小时后再试',
  PromotionClosed: '推广功能暂未开放',
  OrgUnknown: '未找到该企业，请返回查看',
  OrgCardMismatch: '账户信息或金额不符，请核对',
  OrgCardPending: '该企业已有一个对公账户在办理，请先完成',
  ProofExpired: '验证已失效，请重新绑定对公账户',

  GestureSame: '新手势密码不能与原手势密码相同，请重新绘制',
  DeviceNew: '首次在这台设备上登录，请验证短信验证码',
  DeviceUnknown: '该设备已移除，请刷新后查看',
  DeviceCurrent: '不能移除正在使用的设备',
  LoginUnknown: '没有找到这次登录，请返回登录记录查看',
  SignInExpired: '已超过10分钟，请重新绘制手势密码',
  LoginPasswordWeak: '登录密码须为8至20位字母和数字的组合，请重新设置',

  AuthUnknown: '未找到该笔付款，请返回商户重新发起',
  AuthExpired: '该笔付款已超过5分钟未确认，资金未变动，请返回商户重新发起',
  AuthClosed: '该笔付款已处理，请查看结果，无需重复确认',
  LimitsInvalid: '限额须为整数元，单笔不超过每日，且不超过本行上限',
  LossUnknown: '未找到该挂失记录，请返回查看',
  LossAlreadyReported: '已挂失，请在“挂失记录”中查看',
  LossChanged: '挂失状态已变化，请返回查看',
  LossIdCardWrong: '身份证号与登记的不一致，请重新输入',
  LossGuessesUsedUp: `今日身份证号输入错误次数过多，请明日再试，或致电客服${BRAND.hotline}挂失`,
  LossNotYetReplaced: '正式挂失满7天后可补发，请到期后再办理',
  PhoneLost: '该手机号已挂失，不能接收验证码，请先解挂或更换手机号',
  IdCardLost: '该身份证已挂失，请使用换领后的新身份证办理',
  PhoneSame: '新手机号与登记的手机号相同，请更换其他手机号',
  PhoneTaken: `该手机号暂不能使用，请更换其他手机号；如该号码确为您本人使用，请致电客服${BRAND.hotline}`,
  PhoneNotOwned: '运营商登记的机主与您的身份信息不符，请更换本人名下的手机号，或申请使用家人的手机号',
  PhoneOwnerUnknown: '运营商暂未答复，请稍后重新核验',
  PhoneChangeTooOften: `30天内最多可更换2次手机号，请稍后再办理；如有疑问请致电客服${BRAND.hotline}`,
  PhoneChangeExpired: '本次更换手机号已结束或超过30分钟，请重新办理',
  PhoneChangeOutOfOrder: '请先完成前一步，再继续更换手机号',
  IdCardEndWrong: '身份证号后4位不正确，请核对后重新输入',
  PhoneReviewIncomplete: '申请资料不完整，请补充后提交',
  ClosureBlocked: '账户还有未办结的事项，暂不能注销，请查看原因并处理',
  ClosureLapses: '注销后失效的权益有变化，请重新核对并勾选',
  ClosureUnknown: '没有正在办理的注销，请重新开始',
  ClosureExpired: '注销办理已超时，请重新开始',
  ClosurePayoutChanged: '账户余额有变化，未提交注销，请核对后重新确认',
  ClosurePaying: '资金正在转至您的银行卡，不能再撤回注销',
  ClosureUnderWay: '您正在注销账户，暂不能办理该业务；如需继续使用，请先撤回注销',

  ProductUnknown: '产品不存在或已下架',
  ProductNotOnSale: '该产品暂停购买，请选择其他产品',
  ProductClosed: '该产品已停止新增，已持有的不受影响，请选择其他在售产品',
  BelowMinimum: '购买金额低于起存金额',
  AboveMaximum: '购买金额超过单笔上限',
  NotAStep: '购买金额须为递增金额的整数倍',
  QuotaSoldOut: '该产品额度已售罄',
  RateChanged: '产品利率已更新，请确认后重新购买',
  AgreementMissing: '请先阅读并同意相关协议',
  HoldingUnknown: '未找到该笔持有',
  HoldingClosed: '该笔持有已支取',
  NotYetWithdrawable: `该产品暂不可支取，请于起息次日${FIGURES.incomeFrom}后再试`,
  WithdrawalBlocked: `该笔存款暂不能支取。如已申请到期转理财，请先取消申请；如有疑问请致电客服${BRAND.hotline}`,
  RedeemAmountTooLarge: '赎回金额超过可赎回份额',
  FastRedeemCapExceeded: '超过当日快速赎回限额，请选择普通赎回',
  OrderUnknown: '未查询到该笔交易',
  ClientIdReused: '交易重复提交，请返回查看结果',
  ElderConfirmationMissing: '请确认您已了解产品风险',
  RiskTestsInPeriod: `您近${FIGURES.riskTestValid}的风险测评次数已用完，请稍后再试`,
  QuestionnaireOutdated: '测评问卷已更新，请重新作答',
  RiskAnswersIncomplete: '您还有题目未作答，请补充后提交',
  ManagerConsentMissing: '请先单独同意向产品管理人提供您的信息',
  InstructionClosed: `到期前一日${FIGURES.cutOff}后不能再修改到期处理方式`,
  RenewalUnavailable: '该笔存款暂不支持所选的到期处理方式，请选择其他方式',
  ModeNotForHolding: '该笔持有不支持所选的支取方式，请重新选择',
  CouponUnknown: '未找到该优惠券，请重新选择',
  CouponUsed: '该优惠券已使用，请重新选择',
  CouponExpired: '该优惠券已过期，请重新选择',
  CouponNotFitting: '该优惠券不适用于本次购买的产品、存期或金额，请重新选择',
  CertificateNotADeposit: '该产品为代销理财，不是存款，没有存单',

  MessageUnknown: '未查询到该消息，可能已过保存期',
  MessageNotOptional: '该类消息关系到您的资金和账户安全，不能关闭',

  ArticleUnknown: '该内容已更新或下线，请在列表中重新选择',
  RatedTooOften: '评价过于频繁，请一小时后再试',
  SurveyUnknown: '该问卷已结束或不存在',
  SurveyOutdated: '题目已更新，请返回后重新作答',
  SurveyAnswered: '您已完成作答，无需重复提交',
  SurveyAnswersInvalid: '还有题目未作答或答案有误，请检查后提交',
  QuizNotYet: '每天可以作答一次，请明天再来',
  CaseUnknown: '未找到该记录，请返回“我的反馈”查看',
  CaseClosed: '该记录的状态已变化，请查看最新进度',
  CaseTooMany: `您有较多反馈正在处理，请在已有记录中补充，或致电客服${BRAND.hotline}`,
  CaseTextInvalid: '请填写内容，不超过1000字，不要使用特殊控制字符',

  Maintenance: '系统维护中，请稍后再来',
  ServiceUnavailable: '系统繁忙，请稍后再试',
  UnknownCall: '请求失败',
}

/** Every error the bank can answer with, by name: its code on the wire and its sentence. */
export const ERRORS = Object.fromEntries(
  (Object.keys(CODES) as ErrorName[]).map((name) => [name, { code: CODES[name], message: SENTENCES[name] }]),
) as { readonly [Name in ErrorName]: { readonly code: (typeof CODES)[Name]; readonly message: string } }

/** What a refused call carries: the catalogue's name and code, and a sentence for the customer. */
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
