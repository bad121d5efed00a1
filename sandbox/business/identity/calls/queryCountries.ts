import { queryCountries as call } from '@/contract/identity/queryCountries'
import { ok } from '@/domain/result'
import { COUNTRIES } from '../places'
import { publicHandler } from '@sandbox/kernel/scope'

export const queryCountries = publicHandler(call, () => Promise.resolve(ok({ countries: [...COUNTRIES] })))
