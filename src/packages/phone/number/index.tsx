import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { nameNewPhone } from '@/contract/phone/nameNewPhone'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { namedIn } from '@/domain/phone/change'
import { isMobile } from '@/domain/validation/mobile'
import { refusedAs } from '@/features/identity/refusedAs'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { ChangeStep } from '../ChangeStep'
import { sayPhoneRefusal, usePhoneStanding } from '../steps'
import type { PhoneChange } from '../steps'

const mayName = ({ state, method }: PhoneChange): boolean => namedIn(state, method) !== undefined

/** /newPhone: the number that a change leads to. */
function NewPhone({ route }: PageProps) {
  const read = usePhoneStanding()
  const [mobileNo, setMobileNo] = useState('')
  const [error, setError] = useState<string>()
  const change = read.data?.change
  const submit = async (): Promise<void> => {
    if (!isMobile(mobileNo)) return setError(IDENTITY_MESSAGES.MobileInvalid)
    const named = await call(nameNewPhone, { changeId: change?.changeId ?? '', mobileNo })
    if (named.ok) return go(link('/VerifyPhoneCode', { changeId: named.value.changeId }))
    const name = refusedAs(named.error)
    if (name === 'MobileInvalid' || name === 'PhoneSame') return setError(named.error.message)
    await sayPhoneRefusal(named.error, change)
  }
  return (
    <Frame
      title={route.title}
      action={
        change &&
        mayName(change) && (
          <Button kind={readyKind(isMobile(mobileNo))} onPress={submit}>
            下一步
          </Button>
        )
      }
    >
      <ChangeStep read={read} here={mayName}>
        {() => (
          <>
            <Notice>请填写您本人名下、正在使用的手机号，下一步将向该号码发送验证码</Notice>
            <Card>
              <TextField
                label="新手机号"
                value={mobileNo}
                kind="digits"
                maxLength={11}
                placeholder="请输入新手机号"
                error={error}
                onChange={(typed) => {
                  setMobileNo(typed)
                  setError(undefined)
                }}
              />
            </Card>
          </>
        )}
      </ChangeStep>
    </Frame>
  )
}

export default definePage(NewPhone)
