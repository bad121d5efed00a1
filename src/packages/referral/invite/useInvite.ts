import { useEffect, useState } from 'react'
import type { CallError } from '@/api/errors'
import type { ResponseOf } from '@/contract/call'
import { makeInvite } from '@/contract/referral/makeInvite'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import type { Read } from '@/session/useCall'

type Made = ResponseOf<typeof makeInvite>

/** The customer's invitation, made by the bank where there is none, once `member` says that it may be asked for. */
export function useInvite(member: boolean): Read<Made> {
  const [made, setMade] = useState<Made>()
  const [error, setError] = useState<CallError>()
  const ask = useAction(async () => {
    setError(undefined)
    const answered = await call(makeInvite, {})
    if (answered.ok) setMade(answered.value)
    else setError(answered.error)
  })
  const { run } = ask
  useEffect(() => {
    if (member) run()
  }, [member, run])
  if (made) return { state: 'ready', data: made, reload: run }
  return error ? { state: 'failed', error, reload: run } : { state: 'loading', reload: run }
}
