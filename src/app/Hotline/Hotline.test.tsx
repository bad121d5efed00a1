import { mount } from '@test/component/harness'
import { appearance } from '@/platform/appearance'
import { elderMode } from '@/session/preferences'
import { Frame } from '../Frame'

const mockCalled = jest.fn((_: { readonly phoneNumber: string }) => Promise.resolve())
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('@tarojs/taro'),
  makePhoneCall: (call: { readonly phoneNumber: string }) => mockCalled(call),
}))

const HOTLINE = '[aria-label="拨打客服热线95396"]'
const framed = () => mount(Frame, { title: '转出', children: '转出金额' })

afterEach(() => {
  elderMode.set(false)
  jest.restoreAllMocks()
})

it('offers a person on the phone with one tap in the elder view, in our own bar', async () => {
  elderMode.set(true)
  const page = await framed()
  await page.tap(`.ui-navigation-bar ${HOTLINE}`)
  expect(mockCalled.mock.calls).toEqual([[{ phoneNumber: '95396' }]])
})

it('offers it as the page’s first line under a bar that the platform draws', async () => {
  elderMode.set(true)
  jest.spyOn(appearance, 'hasNativeBar').mockReturnValue(true)
  const page = await framed()
  expect(page.find(HOTLINE).textContent).toBe('人工客服 95396')
  expect(page.text().indexOf('人工客服')).toBeLessThan(page.text().indexOf('转出金额'))
})

it('leaves the bar as it is in the standard view', async () => {
  expect((await framed()).findAll(HOTLINE)).toEqual([])
})

it('stands aside where the page shows the number itself', async () => {
  elderMode.set(true)
  expect((await mount(Frame, { title: '帮助中心', hotline: false })).findAll(HOTLINE)).toEqual([])
})
