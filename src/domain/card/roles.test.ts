import { keptFor } from './roles'

const ALONE = { role: 'FIRST', others: 0, inUse: false, hasMoney: false } as const

describe('a card stays bound', () => {
  it.each([
    ['the last card of an empty account', {}, undefined],
    ['the last card while there is money', { hasMoney: true }, 'LAST'],
    ['the first card beside another', { others: 1 }, 'FIRST'],
    ['the first card beside another, in use and with money', { others: 1, inUse: true, hasMoney: true }, 'FIRST'],
    ['an ordinary card', { role: 'ORDINARY', others: 1, hasMoney: true }, undefined],
    ['an ordinary card in use', { role: 'ORDINARY', others: 4, inUse: true }, 'IN_USE'],
    ['the last card in use', { inUse: true, hasMoney: true }, 'IN_USE'],
    ['a special card beside no other', { role: 'SPECIAL', hasMoney: true }, undefined],
    ['a special card in use', { role: 'SPECIAL', others: 2, inUse: true }, 'IN_USE'],
  ] as const)('%s', (_, facts, kept) => expect(keptFor({ ...ALONE, ...facts })).toBe(kept))
})
