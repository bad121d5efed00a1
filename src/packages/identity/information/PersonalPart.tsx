import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import type { ResponseOf } from '@/contract/call'
import type { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import { updatePersonalInfo } from '@/contract/identity/updatePersonalInfo'
import { PersonalFields } from '@/features/identity/personal/PersonalFields'
import { usePersonalForm } from '@/features/identity/personal/usePersonalForm'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { finish } from '../finish'
import { givenBefore } from './information'

interface PersonalPartProps {
  readonly title: string
  readonly info: ResponseOf<typeof queryPersonalInfo>
}

/** Occupation, address and the like, to be completed or changed. */
export function PersonalPart({ title, info }: PersonalPartProps) {
  const [saved, setSaved] = useState(false)
  const form = usePersonalForm(givenBefore(info), async (request) => {
    const outcome = await call(updatePersonalInfo, request)
    setSaved(outcome.ok)
    return finish(outcome)
  })
  useLeaveGuard(form.touched && !saved, '个人信息尚未提交，退出后需要重新填写，确定退出吗？')
  return (
    <Frame title={title} action={<Button onPress={form.submit}>提交</Button>}>
      {info.personal && <Notice>为保护您的信息，详细地址不回显，请重新填写</Notice>}
      <PersonalFields form={form} />
    </Frame>
  )
}
