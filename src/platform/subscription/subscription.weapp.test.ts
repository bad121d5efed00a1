import { subscription } from './index.weapp'

interface Asked {
  readonly tmplIds: readonly string[]
  success(answer: object): void
  fail(reason: object): void
}

let mockAnswer: (asked: Asked) => void
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { requestSubscribeMessage: (asked: Asked) => mockAnswer(asked), canIUse: () => true },
}))

it('gives the templates that the customer has allowed, and no other', async () => {
  mockAnswer = ({ tmplIds, success }) => {
    expect(tmplIds).toEqual(['a', 'b', 'c'])
    success({ a: 'accept', b: 'reject', c: 'ban', errMsg: 'requestSubscribeMessage:ok' })
  }
  expect(await subscription.ask(['a', 'b', 'c'])).toEqual({ ok: true, value: ['a'] })
})

it('fails by name when WeChat doesn’t ask', async () => {
  mockAnswer = ({ fail }) => fail({ errMsg: 'requestSubscribeMessage:fail can only be invoked by user TAP gesture' })
  expect(await subscription.ask(['a'])).toEqual({ ok: false, error: { kind: 'failed' } })
})
