import { View } from '@tarojs/components'
import { mount } from '@test/component/harness'
import { fail, ok } from '../domain/result'
import { useClientId } from './useClientId'

let mockMade = 0
jest.mock('./bank', () => ({
  newClientId: () => {
    mockMade += 1
    return Promise.resolve(`id ${mockMade}`)
  },
}))

let ids: ReturnType<typeof useClientId>

function Page() {
  ids = useClientId()
  return <View />
}

beforeEach(async () => {
  mockMade = 0
  await mount(Page)
})

it('gives the same id for as long as the same is meant', async () => {
  expect(await ids.of({ to: 'a', amount: 1 })).toBe('id 1')
  expect(await ids.of({ to: 'a', amount: 1 })).toBe('id 1')
  expect(await ids.of({ to: 'a', amount: 2 })).toBe('id 2')
})

it.each([
  ['an answer', ok({})],
  ['a refusal', fail({ kind: 'refused', name: 'AmountInvalid', code: 1, message: '' } as const)],
])('takes the same for something new after %s', async (_, outcome) => {
  await ids.of('a')
  ids.settle(outcome)
  expect(await ids.of('a')).toBe('id 2')
})

it('keeps the id while nobody knows the outcome, so that the same again is done once', async () => {
  await ids.of('a')
  ids.settle(fail({ kind: 'timeout', message: '' } as const))
  expect(await ids.of('a')).toBe('id 1')
})
