import { useEffect, useState } from 'react'
import { removeObstacle } from '@/app/entry'
import { goBack } from '@/app/navigate'
import { queryLegalText } from '@/contract/compliance/queryLegalText'
import { queryTextChanges } from '@/contract/compliance/queryTextChanges'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { ERROR_MESSAGES } from '@/domain/errors/messages'
import type { TextKind } from '@/domain/legal/kinds'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { obstacle } from '@/session/gate'
import { consent, sessionAtom, start, startAgain } from '@/session/session'
import { useValue } from '@/session/store'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

/** What changed in a text since the person agreed, the texts themselves, and agreeing to the present one. */
export function useChanges(kind: TextKind) {
  const state = useValue(sessionAtom)
  const standing = obstacle('session', state)
  // The policy's own changes are read before there is consent.
  const known = standing === undefined || standing === 'consent'
  const read = useCall(queryTextChanges, known ? { kind } : undefined)
  const [version, setVersion] = useState<string>()
  const text = useCall(queryLegalText, version === undefined ? undefined : { kind, version })

  // The page is open to anybody, so nothing else has begun the session of who opens the app here.
  useEffect(() => void start(), [])

  const enter = (): void => {
    if (standing === 'unreachable') void startAgain()
    else if (standing !== undefined) void removeObstacle(standing, link('/policyAgreement', { changes: kind }), true)
  }
  const agree = useAction(async () => {
    const outcome = await agreeTo(kind, read.data?.version ?? '')
    showToast(outcome ?? '已同意')
    if (outcome === undefined) goBack()
    else read.reload()
  })
  return { standing: known ? undefined : standing, enter, read, text, version, show: setVersion, agree }
}

/** Agrees to the version that was compared; why not, where the bank doesn't take it. */
async function agreeTo(kind: TextKind, version: string): Promise<string | undefined> {
  if (kind === 'privacyPolicy') return (await consent(version)) ? undefined : ERROR_MESSAGES.InternalError
  if (kind !== 'face' && kind !== 'assetManager') return undefined
  const given = await call(updateConsent, { kind, version, agreed: true })
  return given.ok ? undefined : given.error.message
}
