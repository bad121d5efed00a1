import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import type { SmsCode } from './useSmsCode'

/** Where a code was sent, or will be. */
function whereTo({ sentTo, goesTo }: SmsCode): string | undefined {
  if (sentTo !== undefined) return `验证码已发送至${sentTo}，5分钟内有效`
  return goesTo && `验证码将发送至${goesTo}`
}

/** The field for six digits of an SMS, with the button that has them sent. */
export function SmsCodeField({ sms }: { readonly sms: SmsCode }) {
  const { code, setCode, wait, sentTo, error, send } = sms
  // Until one was asked for it is the one strong control: what takes the code is grey.
  const [kind, text] =
    sentTo === undefined ? (['primary', '获取验证码'] as const) : (['secondary', '重新获取'] as const)
  return (
    <TextField
      label="短信验证码"
      value={code}
      onChange={setCode}
      kind="digits"
      maxLength={6}
      oneTimeCode
      placeholder="6位验证码"
      error={error}
      hint={whereTo(sms)}
      right={
        <Button kind={kind} size="small" disabled={wait > 0} onPress={send}>
          {wait > 0 ? `${wait}秒后重发` : text}
        </Button>
      }
    />
  )
}
