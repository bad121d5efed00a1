import type { CallError } from '@/api/errors'
import type { ErrorName } from '@/domain/errors/catalogue'

/** The refusal's name; undefined for another failure, or a code the catalogue doesn't know. */
export const refusedAs = (error: CallError): ErrorName | undefined =>
  error.kind === 'refused' ? error.name : undefined
