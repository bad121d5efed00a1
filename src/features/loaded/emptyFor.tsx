import type { ReactNode } from 'react'
import type { CallError } from '@/api/errors'
import type { ErrorName } from '@/domain/errors/catalogue'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'

/**
 * For `Loaded`'s `failed`: what stands in the content's place after one refusal; other failures are shown as ever.
 * @param shown what differs from the bank's sentence under a bridge
 */
export const emptyFor =
  (name: ErrorName, shown: Partial<EmptyProps>) =>
  (error: CallError): ReactNode =>
    refusedAs(error) === name && <Empty picture="bridge" text={error.message} {...shown} />
