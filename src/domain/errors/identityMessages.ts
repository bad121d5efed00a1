import type { ErrorName } from './codes'

/** Sentences of the catalogue that forms for the person, their card and their gesture show by themselves. */
export const IDENTITY_MESSAGES = {
  GestureWeak: '手势密码至少连接4个点，请重新绘制',
  MobileInvalid: '手机号有误，请输入11位大陆手机号',
  NameInvalid: '姓名有误，请填写与身份证一致的姓名',
  IdCardNumberInvalid: '身份证号有误，请填写18位身份证号',
  IdCardBirthInvalid: '身份证号中的出生日期不存在，请核对',
  IdCardCheckDigitWrong: '身份证号有误，请逐位核对后重新填写',
  CardNumberInvalid: '银行卡号有误，请核对后重新输入',
  CardIsCredit: '暂不支持信用卡，请使用本人借记卡',
} as const satisfies Partial<Record<ErrorName, string>>
