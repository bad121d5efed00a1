import { storage } from '@/platform/storage'
import { keepLooked, lookedAt } from './lastLooked'

const account = (acctNo: string, state = 'ACTIVE') => ({ acctNo, state })
const [first, second, closed] = [account('**** 1111'), account('**** 2222'), account('**** 3333', 'CLOSED')]

it('begins with the account that was looked at, and keeps no more of it than four characters', () => {
  expect(lookedAt([first, second, closed])).toBe(first)
  keepLooked('9909539600001002222')
  expect(storage.get('second_house_no')).toBe('2222')
  expect(lookedAt([first, second, closed])).toBe(second)
})

it('begins with the first open one when that account is closed or another’s', () => {
  keepLooked('**** 3333')
  expect(lookedAt([closed, first, second])).toBe(first)
  keepLooked('**** 9876')
  expect(lookedAt([first])).toBe(first)
  expect(lookedAt([closed])).toBeUndefined()
})
