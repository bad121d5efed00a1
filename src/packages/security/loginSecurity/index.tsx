import { useEffect, useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { loginSecurityQuery } from '@/routes/queries/security'
import { session } from '@/session/session'
import { Skeleton } from '@/ui/Skeleton'
import { Changed } from './Changed'
import { NewDevice } from './NewDevice'
import { Security } from './Security'

type Props = PageProps<typeof loginSecurityQuery>

/**
 * /loginSecurity: how the customer signs in and on what; before that, the code that a new device takes. /accountChanged: what
 * happened elsewhere.
 */
function LoginSecurity({ route, query }: Props) {
  // As it was when the page was opened: who signs in by the code is on the way to another one.
  const [signedIn] = useState(() => session().visitor?.signedIn === true)
  if (query.step === 'changed') return <Changed title={route.title} />
  if (signedIn) return <Security title={route.title} />
  return query.step === 'newDevice' ? <NewDevice /> : <ToEntry title={route.title} />
}

/** Whoever isn't signed in passes the entry of the security centre, which leads here. */
function ToEntry({ title }: { readonly title: string }) {
  useEffect(() => go('/securityCenterIndex', {}, { replace: true }), [])
  return (
    <Frame title={title}>
      <Skeleton shape="list" count={4} />
    </Frame>
  )
}

export default definePage(LoginSecurity, {
  query: loginSecurityQuery,
  titled: ({ step }) => (step === 'newDevice' ? '新设备验证' : undefined),
})
