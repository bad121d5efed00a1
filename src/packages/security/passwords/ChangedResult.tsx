import type { ReactNode } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryCredentials } from '@/contract/security/queryCredentials'
import { formatInstant } from '@/domain/dates/format'
import { limitText } from '@/domain/limits/limitText'
import { OUT_LIMITS } from '@/domain/transfer/limits'
import { ResultView } from '@/ui/ResultView'

/** What follows from a reset for the limits of money out. */
const COOLING = `为保护您的资金，24小时内每日最多可转出${limitText(OUT_LIMITS.coolingADay)}`

interface ChangedResultProps {
  readonly title: string
  /** As the bank tells it after the change; undefined while it hasn't. */
  readonly told: ResponseOf<typeof queryCredentials> | undefined
  /** The way on. */
  readonly children: ReactNode
}

/** A credential that was set: since when, what ended with it, and for how long less may go out, where the bank says so. */
export function ChangedResult({ title, told, children }: ChangedResultProps) {
  const { justChanged, coolingUntil } = told ?? {}
  return (
    <ResultView
      state="success"
      title={title}
      hint={told && (coolingUntil === undefined ? '您在其他设备上的登录已退出' : COOLING)}
      rows={[
        ...(justChanged === undefined ? [] : [{ label: '生效时间', value: formatInstant(justChanged.at) }]),
        ...(coolingUntil === undefined ? [] : [{ label: '限额恢复时间', value: formatInstant(coolingUntil) }]),
      ]}
    >
      {children}
    </ResultView>
  )
}
