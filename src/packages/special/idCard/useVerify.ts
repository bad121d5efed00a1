import { useState } from 'react'
import { go } from '@/app/navigate'
import { verifySpecial } from '@/contract/special/verifySpecial'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { refusedAs } from '@/features/identity/refusedAs'
import { payeeOf } from '@/domain/special/batch'
import { otherPaper, parseIdCard } from '@/domain/validation/idCard'
import { isPersonName } from '@/domain/validation/personName'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'

const EMPTY = { name: '', idCardNo: '' }

function problemsOf(typed: typeof EMPTY): Partial<typeof EMPTY> {
  const { name, idCardNo } = payeeOf(typed)
  const card = parseIdCard(idCardNo)
  const number = card.ok ? otherPaper(card.value) : '请填写正确的身份证号'
  return {
    ...(!isPersonName(name) && { name: '请填写身份证上的姓名' }),
    ...(number !== undefined && { idCardNo: number }),
  }
}

/** Who asks for payouts: first their face, then their own name and number. */
export function useVerify(bizToken: string | undefined) {
  const [passed, setPassed] = useState(false)
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const face = useConsentedFace({
    scene: 'claimSpecial',
    returnTo: link('/specialIdCard'),
    bizToken,
    onPassed: async () => setPassed(true),
  })
  const problems = problemsOf(typed)
  const ready = Object.keys(problems).length === 0
  const send = useAction(async () => {
    setTried(true)
    if (!ready) return showComplaint()
    setRefused(undefined)
    const found = await call(verifySpecial, payeeOf(typed))
    if (found.ok) return go(found.value.found > 0 ? link('/speciaLists') : link('/specialNone'), { replace: true })
    if (refusedAs(found.error) === 'FaceMissing') {
      showToast('人脸识别已超过10分钟，请重新识别')
      return setPassed(false)
    }
    setRefused(found.error.message)
  })
  return {
    face,
    passed,
    typed,
    type: (change: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...change })),
    problems: tried ? problems : {},
    ready,
    refused,
    send,
  }
}
