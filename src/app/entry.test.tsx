import { link } from '@/routes/link'
import { authorisation } from '@/platform/authorisation'
import type { AuthorisationError } from '@/platform/authorisation/types'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { ERROR_MESSAGES } from '@/domain/errors/messages'
import { fail } from '@/domain/result'
import { goToDestination, goVia, removeObstacle } from './entry'

jest.mock('./askConsent', () => {
  throw new Error('not to be had')
})

const refuse = (error: AuthorisationError) => jest.spyOn(authorisation, 'request').mockResolvedValue(fail(error))
afterEach(() => jest.restoreAllMocks())

describe('a sign-in that brings nothing back', () => {
  it.each([
    ['stateRefused', 'authorise'],
    ['forgetful', 'storage'],
  ] as const)('because it was %s is asked for once, and the reason is read', async (kind, reason) => {
    await openPage('/aboutUs')
    const asked = refuse({ kind })
    await removeObstacle('authorise', link('/WalletBalance'), false)
    expect(pages()).toEqual(['/ErrorInfo'])
    expect(navigation.stack.at(-1)?.query).toEqual({ reason })
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('where somebody was going', () => {
  it.each([
    ['with its query', 'a'.repeat(512), { fromUrl: 'a'.repeat(512) }],
    ['without what is too long to be kept', 'a'.repeat(513), {}],
  ])('opens %s once the obstacle is gone', async (_, fromUrl, query) => {
    await openPage('/aboutUs')
    goVia(link('/gesture'), { name: '/policyAgreement', query: { fromUrl } }, false)
    goToDestination()
    const { name, query: opened } = navigation.stack.at(-1) ?? {}
    expect({ name, opened }).toEqual({ name: '/policyAgreement', opened: query })
  })
})

it('says so when what asks for consent can’t be loaded', async () => {
  const page = await openPage('/aboutUs')
  await removeObstacle('consent', link('/'), true)
  await page.until(() => page.findText(ERROR_MESSAGES.InternalError))
})
