import type { CallError } from '@/api/errors'
import type { ErrorName } from '@/domain/errors/catalogue'

/** The refusal's name; undefined when the bank said nothing, or something the catalogue doesn't know. */
export const refusedAs = (error: CallError): ErrorName | undefined =>
  error.kind === 'refused' ? error.name : undefined
