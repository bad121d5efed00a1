import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BASICS } from './programs'
import { openInJsdom } from './inJsdom'
import type { HostInJsdom } from '../mini-host/jsdom'
import type { Phone } from '../mini-host/runtime/phone'
import { until } from '../mini-host/runtime/until'

let host: HostInJsdom
const open = async (phone: Partial<Phone> = {}, origins: Record<string, string> = {}): Promise<void> => {
  host = await openInJsdom({ directory: BASICS, start: '/pages/calls/index', phone, origins })
}
afterEach(() => host.close())

const call = (name: string, options: object = {}): Promise<Record<string, unknown>> =>
  host.client.call(name, options) as Promise<Record<string, unknown>>

/** Starts a call, waits for WeChat's question, answers it, and gives the call's result. */
async function answered(name: string, options: object, answer: string): Promise<Record<string, unknown>> {
  const result = call(name, options)
  await until(
    async () => (await host.client.controls()).some((control) => control.name === answer),
    async () => `${answer} was never offered: ${(await host.client.texts()).join(' | ')}`,
  )
  await host.client.press(answer)
  return result
}

describe('an unknown call', () => {
  test('throws an error with its name, which is recorded too', async () => {
    await open()
    await expect(host.client.call('orderPizza')).rejects.toThrow('wx.orderPizza is not a call this host knows')
    expect(await host.client.errors()).toMatchObject([{ message: expect.stringContaining('wx.orderPizza') }])
  })

  test('is not said to be usable', async () => {
    await open()
    const wx = host.scope.wx as unknown as { canIUse(name: string): boolean }
    expect(
      ['getLocation', 'getLocation.object.type', 'button.open-type.share', 'orderPizza'].map((name) =>
        wx.canIUse(name),
      ),
    ).toEqual([true, true, true, false])
  })
})

describe('storage', () => {
  test('keeps values and types', async () => {
    await open()
    for (const data of ['text', 0, false, null, { a: [1] }]) {
      await call('setStorage', { key: 'k', data })
      expect(await call('getStorage', { key: 'k' })).toEqual({ data, errMsg: 'getStorage:ok' })
    }
    expect(await call('getStorage', { key: 'none' })).toEqual({ errMsg: 'getStorage:fail data not found' })
  })

  test('takes 1 MB a key and 10 MB in all', async () => {
    await open()
    const megabyte = 'x'.repeat(1024 * 1024 - 32)
    expect(await call('setStorage', { key: 'big', data: `${megabyte}${'x'.repeat(64)}` })).toEqual({
      errMsg: 'setStorage:fail exceed storage item max length',
    })
    const results = []
    for (let index = 0; index < 11; index += 1)
      results.push((await call('setStorage', { key: `k${index}`, data: megabyte })).errMsg)
    expect(results.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'setStorage:ok'))
    expect(results[10]).toBe('setStorage:fail exceed storage max size')
  })
})

describe('the privacy guard', () => {
  test('asks before personal data are touched, once', async () => {
    await open({ permissions: { 'scope.userLocation': 'allow' } })
    expect(await call('getPrivacySetting')).toMatchObject({ needAuthorization: true })
    expect(await answered('getLocation', {}, '同意')).toMatchObject({
      errMsg: 'getLocation:ok',
      longitude: expect.any(Number),
    })
    expect(await call('getPrivacySetting')).toMatchObject({ needAuthorization: false })
    expect(await call('getLocation')).toMatchObject({ errMsg: 'getLocation:ok' })
  })

  test("refuses in WeChat's words and asks again the next time", async () => {
    await open()
    expect(await answered('requirePrivacyAuthorize', {}, '拒绝')).toEqual({
      errMsg: 'requirePrivacyAuthorize:fail privacy permission is not authorized',
      errno: 104,
    })
    expect(await answered('requirePrivacyAuthorize', {}, '同意')).toEqual({ errMsg: 'requirePrivacyAuthorize:ok' })
  })

  test("believes a page's own answer only when the agree button was pressed", async () => {
    await open()
    const wx = host.scope.wx as unknown as {
      onNeedPrivacyAuthorization(listener: (resolve: (answer: object) => void) => void): void
    }
    wx.onNeedPrivacyAuthorization((resolve) => resolve({ event: 'agree', buttonId: 'never-pressed' }))
    expect(await call('requirePrivacyAuthorize')).toMatchObject({ errno: 104 })
  })
})

describe('permissions', () => {
  const given = { privacy: 'given' } as const

  test("are asked with the app's own reason and remembered when refused", async () => {
    await open(given)
    const refused = call('getLocation', { type: 'wgs84' })
    await until(
      async () => (await host.client.texts()).includes('用于测试位置'),
      () => 'the reason is not shown',
    )
    await host.client.press('拒绝')
    expect(await refused).toEqual({ errMsg: 'getLocation:fail auth deny' })
    expect(await call('getLocation')).toEqual({ errMsg: 'getLocation:fail auth deny' })
    expect(await call('getSetting')).toMatchObject({ authSetting: { 'scope.userLocation': false } })
  })

  test('can be given later in the settings', async () => {
    await open({ ...given, permissions: { 'scope.userLocation': 'refuse' } })
    expect(await answered('openSetting', {}, '获取你的位置信息：不允许')).toMatchObject({
      authSetting: { 'scope.userLocation': true },
    })
    expect(await call('getLocation')).toMatchObject({ errMsg: 'getLocation:ok' })
  })

  test('do not help where the phone itself knows no position', async () => {
    await open({ ...given, permissions: { 'scope.userLocation': 'allow' }, location: undefined })
    expect(await call('getLocation')).toMatchObject({ errMsg: 'getLocation:fail system permission denied' })
  })
})

describe('identity', () => {
  test('random bytes differ, have the length asked for, and no more than WeChat gives', async () => {
    await open()
    const wx = host.scope.wx as unknown as { getRandomValues(options: object): Promise<{ randomValues: ArrayBuffer }> }
    const bytes = async (): Promise<string> =>
      Buffer.from(new Uint8Array((await wx.getRandomValues({ length: 32 })).randomValues)).toString('hex')
    const [a, b] = [await bytes(), await bytes()]
    expect(a).toHaveLength(64)
    expect(a).not.toBe(b)
    expect(await call('getRandomValues', { length: 1_048_577 })).toMatchObject({
      errMsg: expect.stringContaining('fail'),
    })
  })

  test.each([
    ['通过', { errMsg: 'startFacialRecognitionVerify:ok', errCode: 0, verifyResult: 'token' }],
    ['取消', { errMsg: 'startFacialRecognitionVerify:fail user cancel', errCode: 90100 }],
    ['不通过', { errMsg: 'startFacialRecognitionVerify:fail face verify fail', errCode: 10004 }],
  ])('the face check gives what the person does: %s', async (answer, result) => {
    await open({ privacy: 'given', face: { result: 'ask', verifyResult: 'token' } })
    expect(
      await answered('startFacialRecognitionVerify', { name: '张三', idCardNumber: '11010119900307803X' }, answer),
    ).toEqual(result)
  })

  test('the face service is there only with its SDK', async () => {
    await open()
    expect(host.scope.wx.startVerify).toBeUndefined()
    host.close()
    await open({ faceSdk: true, face: { result: 'pass', verifyResult: '' } })
    expect(await call('startVerify', { data: { token: 'biz' } })).toEqual({ errMsg: 'startVerify:ok', BizToken: 'biz' })
    await host.client.setPhone({ face: { result: 'cancel', verifyResult: '' } })
    expect(await call('startVerify', { data: { token: 'biz' } })).toMatchObject({
      errMsg: 'startVerify:fail user cancel',
    })
  })

  test('the face check wants a name and a number', async () => {
    await open({ privacy: 'given' })
    expect(await call('startFacialRecognitionVerify', {})).toMatchObject({ errCode: 10001 })
  })
})

describe('dialogs', () => {
  test.each([
    ['好的', { confirm: true, cancel: false }],
    ['再想想', { confirm: false, cancel: true }],
  ])('showModal tells which button was pressed: %s', async (button, result) => {
    await open()
    expect(
      await answered('showModal', { title: '题', content: '文', confirmText: '好的', cancelText: '再想想' }, button),
    ).toMatchObject(result)
  })

  test('showModal refuses a button of more than four characters', async () => {
    await open()
    expect(await call('showModal', { confirmText: '一二三四五' })).toMatchObject({
      errMsg: expect.stringContaining('fail confirmText length'),
    })
  })

  test('a modal dialog hides what lies under it from the reader', async () => {
    await open()
    const result = call('showModal', { title: '题', content: '文', showCancel: false })
    await until(
      async () => (await host.client.texts()).includes('题'),
      () => 'no dialog',
    )
    expect(await host.client.texts()).not.toContain('调用')
    expect((await host.client.controls()).map(({ name }) => name)).toEqual(['确定'])
    await host.client.press('确定')
    expect(await result).toMatchObject({ confirm: true })
  })

  test('a toast leaves by itself, a loading mark when it is told to', async () => {
    await open()
    await call('showLoading', { title: '载入' })
    expect(await host.client.texts()).toContain('载入')
    await call('hideLoading')
    await call('showToast', { title: '好了', duration: 60 })
    expect(await host.client.texts()).toContain('好了')
    await until(
      async () => !(await host.client.texts()).includes('好了'),
      () => 'the toast stays',
    )
  })

  test('an action sheet gives the index, or fails with cancel', async () => {
    await open()
    expect(await answered('showActionSheet', { itemList: ['甲', '乙'] }, '乙')).toEqual({
      errMsg: 'showActionSheet:ok',
      tapIndex: 1,
    })
    expect(await answered('showActionSheet', { itemList: ['甲'] }, '取消')).toEqual({
      errMsg: 'showActionSheet:fail cancel',
    })
  })
})

describe('media', () => {
  const photo = { name: 'a.png', type: 'image/png', base64: Buffer.from('picture').toString('base64') }

  test('chooseMedia gives temporary files that can be read, or fails with cancel', async () => {
    await open({ privacy: 'given', photos: [photo] })
    const { tempFiles } = (await call('chooseMedia', { count: 1, mediaType: ['image'] })) as {
      tempFiles: { tempFilePath: string; size: number }[]
    }
    expect(tempFiles).toMatchObject([{ size: 7, tempFilePath: expect.stringMatching(/^http:\/\/tmp\//) }])
    await host.client.setPhone({ photos: [] })
    expect(await call('chooseMedia')).toEqual({ errMsg: 'chooseMedia:fail cancel' })
  })

  test('compressImage refuses a path that is no temporary file', async () => {
    await open()
    expect(await call('compressImage', { src: 'http://tmp/none.jpg' })).toEqual({
      errMsg: 'compressImage:fail file not found',
    })
  })

  test('showShareImageMenu shows a picture there is, and fails with cancel when it is closed', async () => {
    await open({ privacy: 'given', photos: [photo] })
    const { tempFiles } = (await call('chooseMedia')) as { tempFiles: { tempFilePath: string }[] }
    const path = tempFiles[0]?.tempFilePath
    expect(await answered('showShareImageMenu', { path }, '发送给朋友')).toEqual({ errMsg: 'showShareImageMenu:ok' })
    expect((await host.client.phone()).opened).toMatchObject({ base64: photo.base64 })
    expect(await answered('showShareImageMenu', { path }, '取消')).toEqual({ errMsg: 'showShareImageMenu:fail cancel' })
    expect(await call('showShareImageMenu', { path: 'http://tmp/none.png' })).toEqual({
      errMsg: 'showShareImageMenu:fail file not found',
    })
  })
})

describe('the phone', () => {
  test('tells theme, text size and network, and their changes', async () => {
    await open({ fontSizeScaleFactor: 1.4, theme: 'light' })
    const { wx } = host.scope
    expect(wx.getAppBaseInfo?.()).toMatchObject({ theme: 'light', fontSizeScaleFactor: 1.4 })
    const heard: unknown[] = []
    wx.onThemeChange?.((detail: unknown) => heard.push(detail))
    wx.onNetworkStatusChange?.((detail: unknown) => heard.push(detail))
    wx.onUserCaptureScreen?.(() => heard.push('captured'))
    await host.client.setPhone({ theme: 'dark', network: 'none' })
    await host.client.capture()
    expect(JSON.parse(JSON.stringify(heard))).toEqual([
      { isConnected: false, networkType: 'none' },
      { theme: 'dark' },
      'captured',
    ])
    expect(await call('getNetworkType')).toMatchObject({ networkType: 'none' })
  })

  test('lends its clipboard and says so', async () => {
    await open({ privacy: 'given' })
    await call('setClipboardData', { data: '6222' })
    expect(await host.client.texts()).toContain('内容已复制')
    expect(await call('getClipboardData')).toMatchObject({ data: '6222' })
  })

  test('is measured by SelectorQuery within the page only', async () => {
    await open()
    const wx = host.scope.wx as unknown as {
      createSelectorQuery(): {
        select(selector: string): { boundingClientRect(): unknown }
        exec(done: (results: unknown[]) => void): void
      }
    }
    const query = wx.createSelectorQuery()
    query.select('#mark').boundingClientRect()
    query.select('.wx-modal').boundingClientRect()
    const results = await new Promise<unknown[]>((resolve) => query.exec(resolve))
    expect(results[0]).toMatchObject({ id: 'mark' })
    expect(results[1]).toBeNull()
  })
})

describe('requests', () => {
  let server: Server
  let origin: string
  let seen: { request: IncomingMessage; body: string } | undefined
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        seen = { request, body }
        if (request.url === '/slow') return
        response.writeHead(201, { 'content-type': 'application/json', 'x-mark': 'm' }).end('{"n":1}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test("reach the server behind the address compiled in, with WeChat's referer", async () => {
    await open({}, { 'http://bank.example': origin })
    const result = await call('request', {
      url: 'http://bank.example/api/x',
      method: 'POST',
      data: { a: 1 },
      header: { 'X-Own': 'o' },
    })
    expect(result).toMatchObject({ errMsg: 'request:ok', statusCode: 201, data: { n: 1 }, header: { 'x-mark': 'm' } })
    expect(seen?.body).toBe('{"a":1}')
    expect(seen?.request.headers).toMatchObject({
      'content-type': 'application/json',
      'x-own': 'o',
      referer: expect.stringContaining('servicewechat.com'),
    })
  })

  test('put the data of GET into the query', async () => {
    await open()
    await call('request', { url: `${origin}/x?b=2`, data: { a: '一', o: { p: 1 } } })
    expect(seen?.request.url).toBe('/x?b=2&a=%E4%B8%80&o=%7B%22p%22%3A1%7D')
  })

  test.each([
    ['late', { timeout: 60 }, {}, /fail timeout/],
    ['offline', {}, { network: 'none' }, /fail net::ERR_INTERNET_DISCONNECTED/],
    ['outside the domain list', {}, { requestDomains: ['bank.example'] }, /fail url not in domain list/],
  ] as const)("fail in WeChat's words: %s", async (_, options, phone, words) => {
    await open(phone)
    expect(await call('request', { url: `${origin}/slow`, ...options })).toMatchObject({
      errMsg: expect.stringMatching(words),
    })
  })

  test('fail when nobody answers', async () => {
    await open()
    expect(await call('request', { url: 'http://127.0.0.1:1/' })).toMatchObject({
      errMsg: expect.stringContaining('request:fail'),
    })
  })

  test('can be aborted', async () => {
    await open()
    const wx = host.scope.wx as unknown as { request(options: object): { abort(): void } }
    const failed = new Promise((resolve) => {
      const task = wx.request({ url: `${origin}/slow`, fail: resolve })
      setTimeout(() => task.abort(), 30)
    })
    expect(await failed).toMatchObject({ errMsg: 'request:fail abort' })
  })
})
