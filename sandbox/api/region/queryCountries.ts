import { queryCountries as call } from '../../../src/contract/region/queryCountries'
import { ok } from '../../../src/domain/result'
import { COUNTRIES } from '../../identity/places'
import { publicHandler } from '../scope'

export const queryCountries = publicHandler(call, () => Promise.resolve(ok({ countries: [...COUNTRIES] })))
