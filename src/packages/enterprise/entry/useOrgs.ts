import { useState } from 'react'
import { go } from '@/app/navigate'
import { actFor } from '@/contract/enterprise/actFor'
import { joinOrg } from '@/contract/enterprise/joinOrg'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import { isUscc, tidyUscc } from '@/domain/enterprise/uscc'
import { callOnceOrSay } from '@/session/callOnceOrSay'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'

/** Chooses the enterprise that the session acts for. */
export function useActFor() {
  const choose = useAction(async (orgId: string) => {
    const done = await callOrSay(actFor, { orgId })
    if (done) showToast(`已切换为${done.name}`)
  })
  return { choose }
}

/** What somebody knows of an enterprise whose member they want to be. */
export interface JoinForm {
  readonly uscc: string
  readonly legalName: string
  readonly role: OrgRole | undefined
}

const BLANK: JoinForm = { uscc: '', legalName: '', role: undefined }

/** Asks to be a member; sent again unchanged after a lost answer, it is the same request. */
export function useJoin() {
  const [form, setForm] = useState(BLANK)
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const problems = {
    ...(!isUscc(tidyUscc(form.uscc)) && { uscc: '请核对营业执照上的18位代码' }),
    ...(form.legalName.trim() === '' && { legalName: '请填写法定代表人姓名' }),
    ...(form.role === undefined && { role: '请选择角色' }),
  }
  const ready = Object.keys(problems).length === 0
  const send = useAction(async () => {
    setTried(true)
    const { role } = form
    if (!ready || role === undefined) return showComplaint()
    const { uscc, legalName } = form
    const asked = await callOnceOrSay(ids, form, joinOrg, (clientId) => ({ clientId, uscc, legalName, role }))
    if (!asked) return
    setForm(BLANK)
    setTried(false)
    go('/approvalResult', { approvalId: asked.approvalId })
  })
  const shown: Partial<Record<'uscc' | 'legalName' | 'role', string>> = tried ? problems : {}
  return {
    form,
    change: (part: Partial<JoinForm>) => setForm((before) => ({ ...before, ...part })),
    problems: shown,
    ready,
    send,
  }
}
