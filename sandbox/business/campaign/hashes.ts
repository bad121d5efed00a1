import { createHash } from 'node:crypto'

const hash = (purpose: string, value: string): string =>
  createHash('sha256').update(`${purpose}\n${value}`, 'utf8').digest('hex')

/** One person is one ID card, also under another account. */
export const personHash = (idCardNo: string): string => hash('campaign person', idCardNo)
export const deviceHash = (cookieId: string): string => hash('campaign device', cookieId)
/** Of a network address as it is counted, for one campaign alone. */
export const addressHash = (actId: string, address: string): string => hash(`campaign address ${actId}`, address)
export const openIdHash = (openId: string): string => hash('campaign open id', openId)

/** A number that stays the same for one phone and campaign. */
export const variantSeed = (cookieId: string, actId: string): number =>
  Number.parseInt(hash(`campaign look ${actId}`, cookieId).slice(0, 8), 16)

/** What people decide on: every value of a definition, in the order of its file. */
export const digestOf = (definition: object): string => hash('campaign definition', JSON.stringify(sorted(definition)))

/** With the fields of each object in one order, because the database returns them in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]))
}
