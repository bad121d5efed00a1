import { answer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { checkStation } from '@/contract/bridge/checkStation'
import { fetchPartnerOrder } from '@/contract/bridge/fetchPartnerOrder'
import { getAuthToken } from '@/contract/bridge/getAuthToken'
import { getDepositToken } from '@/contract/bridge/getDepositToken'
import { getGestureSyncToken } from '@/contract/bridge/getGestureSyncToken'
import { getKingdeeToken } from '@/contract/bridge/getKingdeeToken'
import { getLoanToken } from '@/contract/bridge/getLoanToken'
import { queryBridge } from '@/contract/bridge/queryBridge'
import { queryBridges } from '@/contract/bridge/queryBridges'
import { queryMiniLink } from '@/contract/bridge/queryMiniLink'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { TARGET_KEYS } from '@/domain/bridge/targets'
import { ok } from '@/domain/result'
import type { OutsideLink } from '@/platform/outsideLink/types'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const mockOpened: OutsideLink[] = []
jest.mock('@/platform/outsideLink', () => ({
  leaving: { unloads: true, onReturn: () => () => undefined },
  openOutside(link: OutsideLink) {
    mockOpened.push(link)
    return Promise.resolve(ok(undefined))
  },
}))
beforeEach(() => void (mockOpened.length = 0))

const OFFER: AnswerOf<typeof queryBridge> = {
  open: true,
  agreed: false,
  version: '2+clientNo',
  gives: [{ gift: 'clientNo', value: 'C00000001' }],
  site: '/sandbox/partner/yzt',
}
const ADDRESS = { address: '/sandbox/partner/yzt?token=abc', appId: 'wx1', path: 'pages/index/index', expiresIn: 60 }
const ALL: AnswerOf<typeof queryBridges> = {
  bridges: TARGET_KEYS.map((bridge) => ({ bridge, open: true, site: `/sandbox/partner/${bridge}`, appId: '' })),
  service: { hours: '每日8:00至22:00', open: true },
  app: { version: '6.2.1', megabytes: 86, updated: '20261015', developer: '亿联银行', licence: '示例' },
}
const query = () => navigation.stack.at(-1)?.query

describe('leaving for a partner', () => {
  it('says who gets what and why, and leaves only with a consent that nobody ticked for the customer', async () => {
    answer(queryBridge, OFFER)
    const page = await openPage('/yztMiddlePage')
    await page.until(() => expect(page.text()).toContain('即将离开本行'))
    expect(page.text()).toContain('C00000001')
    // It holds until it is withdrawn: the next time nothing is asked.
    expect(page.text()).not.toContain('仅本次有效')
    for (const said of ['授权版本2（客户号）', '提供记录保存3年', '由一账通（示例）科技有限公司按其规则保存'])
      expect(page.text()).toContain(said)
    page.findText('我已阅读并单独同意向一账通（示例）科技有限公司提供以上信息')
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    await page.tap(page.findText('同意并前往'))
    expect([sent(updateConsent), sent(getAuthToken), mockOpened]).toEqual([[], [], []])
    await page.until(() => page.findText('请先勾选协议'))
    answer(updateConsent, {})
    answer(getAuthToken, ADDRESS)
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('同意并前往'))
    await page.until(() => expect(mockOpened).toHaveLength(1))
    expect(sent(updateConsent)).toEqual([{ kind: 'bridge:yzt', version: '2+clientNo', agreed: true }])
    expect(mockOpened[0]).toMatchObject({ to: 'partner', url: ADDRESS.address, appId: 'wx1' })
    expect([pages().at(-1), query()]).toEqual(['/yztMiddlePage', { left: '1' }])
  })

  it('asks for no consent twice, but says each time that the bank is left', async () => {
    answer(queryBridge, { ...OFFER, agreed: true })
    answer(getAuthToken, ADDRESS)
    const page = await openPage('/yztMiddlePage')
    await page.until(() => page.find('.ui-button--primary'))
    expect(page.text()).toContain('不是本行的服务')
    await page.tap('.ui-button--primary')
    await page.until(() => expect(mockOpened).toHaveLength(1))
    expect(sent(updateConsent)).toEqual([])
  })

  it('that came back asks the bank nothing and opens nothing, until a tap begins anew', async () => {
    const page = await openPage('/goodGoOutLogin', { left: 1 })
    expect(page.text()).toContain('已前往好物出行')
    expect([sent(queryBridge), mockOpened]).toEqual([[], []])
    answer(queryBridge, { ...OFFER, agreed: true })
    await page.tap(page.findText('再次前往'))
    await page.until(() => expect(page.text()).toContain('即将离开本行'))
    expect(mockOpened).toEqual([])
  })

  it('that is declined hands nothing on and leads elsewhere', async () => {
    answer(queryBridge, OFFER)
    const page = await openPage('/yztMiddlePage')
    await page.until(() => expect(page.text()).toContain('不同意'))
    await page.tap(page.findText('不同意'))
    await page.until(() => expect(page.text()).toContain('未提供任何信息'))
    expect([sent(updateConsent), sent(getAuthToken)]).toEqual([[], []])
  })

  it('to one that is down says so, with another try, the link and the hotline', async () => {
    answer(queryBridge, { ...OFFER, open: false })
    const page = await openPage('/goodGoOutLogin')
    await page.until(() => expect(page.text()).toContain('对方服务暂时无法访问'))
    expect(page.text()).toContain('复制链接')
    expect(page.text()).toContain('拨打客服热线')
    answer(queryBridge, OFFER)
    await page.tap(page.findText('重试'))
    await page.until(() => expect(page.text()).toContain('即将离开本行'))
  })

  it.each(['https://evil.example/?token=abc', '//evil.example', '/sandbox/partner/goodGo?token=abc', '/main/'])(
    'never follows a bank’s answer that leads to %s',
    async (address) => {
      answer(queryBridge, { ...OFFER, agreed: true })
      answer(getAuthToken, { ...ADDRESS, address })
      const page = await openPage('/yztMiddlePage')
      await page.until(() => page.find('.ui-button--primary'))
      await page.tap('.ui-button--primary')
      await page.until(() => expect(page.text()).toContain('对方地址有误'))
      expect(mockOpened).toEqual([])
    },
  )

  it('tells who has no enterprise what it is for', async () => {
    refuse(queryBridge, 'BridgeOrgMissing')
    const page = await openPage('/kingdeeMiddlePage')
    await page.until(() => expect(page.text()).toContain('您名下没有企业'))
    expect(page.text()).toContain('核对本行的企业账户')
    await page.tap(page.findText('加入企业'))
    await page.until(() => expect(pages().at(-1)).toBe('/qiyeLogin'))
  })

  it('shows an enterprise and a role in words', async () => {
    const gives = [
      { gift: 'orgId', value: 'org-1' },
      { gift: 'orgRole', value: 'LEGAL' },
    ] as const
    answer(queryBridge, { ...OFFER, gives: [...gives] })
    const page = await openPage('/kingdeeMiddlePage')
    await page.until(() => expect(page.text()).toContain('法定代表人'))
  })
})

describe('each bridge', () => {
  it.each([
    ['/kingdeeMiddlePage', { id: 'org-1' }, 'kingdee', getKingdeeToken, { orgId: 'org-1' }],
    ['/kingdeeMiddlePage', {}, 'kingdee', getKingdeeToken, {}],
    ['/yztMiddlePage', {}, 'yzt', getAuthToken, { bridge: 'yzt' }],
    ['/goodGoOutLogin', {}, 'goodGo', getAuthToken, { bridge: 'goodGo' }],
    ['/customerMiddle', { as: 'me', topic: 'card' }, 'service', getAuthToken, { bridge: 'service', topic: 'card' }],
    ['/mbMiddle', {}, 'mobileBank', getGestureSyncToken, {}],
    ['/billionPaLoadding', { productType: '20194' }, 'deposit', getDepositToken, { productType: '20194' }],
    ['/yidaiload', { selector: '1', voucherId: 'LV1' }, 'loan', getLoanToken, { selector: '1', voucherNo: 'LV1' }],
  ] as const)('%s with %j gets its token by its own call, once', async (name, asked, target, contract, request) => {
    const address = `/sandbox/partner/${target}?token=abc`
    answer(queryBridge, { ...OFFER, agreed: true, gives: [], site: `/sandbox/partner/${target}` })
    answer(contract, { ...ADDRESS, address })
    const page = await openPage(name, asked as never)
    await page.until(() => page.find('.ui-button--primary'))
    await page.tap('.ui-button--primary')
    await page.until(() => expect(mockOpened).toMatchObject([{ url: address }]))
    expect(sent(contract)).toEqual([request])
  })
})

describe('a deposit in the bank’s own app', () => {
  it('is named, and can be looked at here as well', async () => {
    answer(queryBridge, { ...OFFER, agreed: true, version: '', gives: [{ gift: 'productType', value: '20194' }] })
    const page = await openPage('/billionPaLoadding', { productType: '20194' })
    await page.until(() => expect(page.text()).toContain('普通储蓄'))
    await page.tap(page.findText('在这里查看'))
    await page.until(() => expect(pages().at(-1)).toBe('/ProductIndex'))
    expect(query()).toEqual({ productType: '20194' })
  })

  it.each(['NONE', '91318017', 'https://evil.example'])('%s is none, and asks nothing', async (productType) => {
    const page = await openPage('/billionPaLoadding', { productType })
    await page.until(() => expect(page.text()).toContain('该产品不存在或暂未开放'))
    expect(sent(queryBridge)).toEqual([])
  })
})

describe('a loan app', () => {
  it('gets nothing without a voucher, and the selector as its id', async () => {
    answer(queryBridge, { ...OFFER, agreed: true, version: '', gives: [], site: '/sandbox/partner/loan' })
    answer(getLoanToken, { ...ADDRESS, address: '/sandbox/partner/loan?id=3' })
    const page = await openPage('/yidaiload', { selector: 3 })
    await page.until(() => page.find('.ui-button--primary'))
    expect(page.text()).toContain('不提供您的任何信息')
    await page.tap('.ui-button--primary')
    await page.until(() => expect(mockOpened).toHaveLength(1))
    expect(sent(getLoanToken)).toEqual([{ selector: '3' }])
  })

  it('with a wrong selector is its home', async () => {
    answer(queryBridge, { ...OFFER, agreed: true, version: '', gives: [] })
    const page = await openPage('/yidaiload', { selector: 77 as never })
    await page.until(() => expect(page.text()).toContain('前往贷款首页'))
    expect(sent(queryBridge)).toEqual([{ bridge: 'loan', id: '0' }])
  })
})

describe('a link from outside', () => {
  it.each([
    [{ to: '/Help' }, '/Help'],
    [{}, '/'],
  ])('%j leads to %s', async (asked, name) => {
    const page = await openPage('/app', asked as never)
    await page.until(() => expect(pages().at(-1)).toBe(name))
  })

  it.each(['/nothing', '//evil.example', 'https://evil.example', '/%2f%2fevil.example', ''])(
    'to %j says that it leads nowhere',
    async (to) => {
      const page = await openPage('/app', { to })
      await page.until(() => expect(page.text()).toContain('该链接已失效或暂未开放'))
      expect(pages().at(-1)).toBe('/app')
    },
  )

  it('passes its own query on, and nothing of the link', async () => {
    const asked = { to: '/problems', topic: 'safety', url: 'https://evil.example', left: '1' }
    const page = await openPage('/app', asked as never)
    await page.until(() => expect(pages().at(-1)).toBe('/problems'))
    expect(query()).toEqual({ topic: 'safety' })
  })

  it.each([
    ['/appMiddle', {}, '/fnzqIndex'],
    ['/appMiddle', { to: '/Help' }, '/Help'],
  ] as const)('%s with %j leads to %s', async (name, asked, to) => {
    const page = await openPage(name, asked as never)
    await page.until(() => expect(pages().at(-1)).toBe(to))
  })
})

describe('a partner’s order', () => {
  it('is handed to the page that takes passwords, in this page’s place', async () => {
    answer(fetchPartnerOrder, { authId: 'a1' })
    const page = await openPage('/goodGoOutOrder', { id: 'no-1' })
    await page.until(() => expect(pages()).toEqual(['/', '/PasswordKeyboardNew']))
    expect(query()).toEqual({ authId: 'a1' })
  })

  it.each([
    ['PartnerOrderUnknown', '未找到该订单'],
    ['OrderPaid', '无需重复付款'],
    ['OrderChanged', '重新获取订单'],
    ['BridgeTargetDown', '重新获取订单'],
  ] as const)('that is refused as %s says %s', async (name, said) => {
    refuse(fetchPartnerOrder, name)
    const page = await openPage('/goodGoOutOrder', { id: 'no-1' })
    await page.until(() => expect(page.text()).toContain(said))
  })

  it('without a number asks nothing', async () => {
    const page = await openPage('/goodGoOutOrder', { id: 'https://evil.example' })
    expect(page.text()).toContain('未找到该订单')
    expect(sent(fetchPartnerOrder)).toEqual([])
  })
})

describe('pages that lead on', () => {
  it('a guide shows the address that it copies', async () => {
    const page = await openPage('/openBrowserNew', { to: '/Help' })
    expect(page.text()).toContain('/main/Help')
    expect(page.text()).toContain('复制链接')
    const other = await openPage('/openBrowserNew', { to: '//evil.example' })
    expect(other.text()).not.toContain('evil')
  })

  it('the store and the app open at their own addresses', async () => {
    answer(queryBridges, ALL)
    const page = await openPage('/downloadApp')
    await page.until(() => expect(page.text()).toContain('6.2.1'))
    await page.tap(page.findText('前往应用商店下载'))
    await page.tap(page.findText('已安装，打开App'))
    expect(mockOpened.map((one) => 'url' in one && one.url)).toEqual([
      '/sandbox/partner/store',
      '/sandbox/partner/mobileBank',
    ])
  })

  it('the mini-program opens by the bank’s link to the named page', async () => {
    answer(queryMiniLink, { link: '/sandbox/partner/mini?to=%2FHelp', until: '20261223' })
    const page = await openPage('/minipPage', { to: '/Help' })
    await page.until(() => expect(sent(queryMiniLink)).toEqual([{ to: '/Help' }]))
    await page.until(() => expect(page.find('.ui-button').getAttribute('aria-busy')).toBeNull())
    await page.tap(page.findText('打开小程序'))
    await page.until(() => expect(mockOpened).toMatchObject([{ url: '/sandbox/partner/mini?to=%2FHelp' }]))
  })

  it('the service is asked without a name after saying that the bank is left', async () => {
    answer(queryBridges, ALL)
    const page = await openPage('/customerMiddle', { topic: 'card' })
    await page.until(() => expect(page.text()).toContain('匿名咨询'))
    await page.tap(page.findText('匿名咨询'))
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('即将离开本行'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(mockOpened).toMatchObject([{ url: '/sandbox/partner/service?id=card' }]))
  })

  it('out of hours the service leads to the board and the hotline', async () => {
    answer(queryBridges, { ...ALL, service: { ...ALL.service, open: false } })
    const page = await openPage('/customerMiddle')
    await page.until(() => expect(page.text()).toContain('在线客服暂不可用'))
    expect(page.text()).toContain('去留言')
    expect(page.text()).not.toContain('匿名咨询')
  })
})

describe('a service station', () => {
  const station = { name: '双河村金融服务站', branch: '德惠支行', clerk: '周桂兰', hours: '8:30至17:00', phone: '0431' }

  it('that is genuine shows who serves there', async () => {
    answer(checkStation, { state: 'GENUINE', station })
    const page = await openPage('/xcjrCheckQrcode', { code: 'XC22010001' })
    await page.until(() => expect(page.text()).toContain('周桂兰'))
    expect(sent(checkStation)).toEqual([{ stationNo: 'XC22010001' }])
  })

  it.each([
    [{ state: 'ENDED', station: { ...station, endedOn: '20260630' } }, '该服务站已撤销'],
    [{ state: 'UNKNOWN' }, '不是本行的服务站'],
  ] as const)('%j is warned of', async (found, said) => {
    answer(checkStation, found)
    const page = await openPage('/xcjrCheckQrcode', { code: 'x' })
    await page.until(() => expect(page.text()).toContain(said))
    expect(page.text()).not.toContain('周桂兰')
  })
})
