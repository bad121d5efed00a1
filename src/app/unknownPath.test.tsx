import { openPage } from '@test/component/openPage'
import { come, navigation, pages } from '@test/component/router'
import { leaveUnknownPath } from './unknownPath'

it.each([[[]], [['/']], [['/', '/Help']]] as const)(
  'an address that no page answers, over %j, leaves the page before it where it is, and says so',
  async (below) => {
    const page = await openPage('/policyAgreement', { doc: 'service' })
    await come(below, '/policyAgreement', { doc: 'service' })
    leaveUnknownPath()
    await page.until(() => expect(page.text()).toContain('页面不存在或暂未开放'))
    expect(pages()).toEqual([...below, '/policyAgreement'])
    expect(navigation.stack.at(-1)?.query).toEqual({ doc: 'service' })
  },
)

it('an address that no page answers leads to ErrorInfo where nothing was before it', async () => {
  const page = await openPage('/aboutUs')
  navigation.stack.length = 0
  leaveUnknownPath()
  await page.until(() => expect(pages()).toEqual(['/ErrorInfo']))
})
