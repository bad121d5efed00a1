import { storedName } from '../storage/name'

interface Browser {
  readonly search: string
  /** What its session storage holds. */
  readonly held?: Map<string, string>
  /** It refuses to store anything. */
  readonly denied?: boolean
}

interface Started {
  readonly authorisation: typeof import('./index.h5').authorisation
  readonly faceVerify: typeof import('../faceVerify/index.h5').faceVerify
  readonly storage: typeof import('../storage/index.h5').storage
  readonly left: string[]
}

/** Starts the app's modules at an address, as a browser does after each way out and back. */
async function startAt({ search, held = new Map<string, string>(), denied = false }: Browser): Promise<Started> {
  const left: string[] = []
  const area = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (denied) throw new Error('denied')
      held.set(name, text)
    },
    removeItem: (name: string) => void held.delete(name),
  }
  const leave = (url: string) => void left.push(url)
  Object.assign(globalThis, {
    BANK_ORIGIN: '',
    navigator: { userAgent: 'MicroMessenger' },
    window: {
      location: { pathname: '/main/myMoney', search, hash: '', replace: leave, assign: leave },
      history: { state: null, replaceState: () => undefined },
      sessionStorage: area,
      localStorage: area,
    },
  })
  jest.resetModules()
  const { authorisation } = await import('./index.h5')
  const { faceVerify } = await import('../faceVerify/index.h5')
  const { storage } = await import('../storage/index.h5')
  return { authorisation, faceVerify, storage, left }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

it('leaves for the authorise page once it has stored the attempt, and takes the answer on its return', async () => {
  const held = new Map<string, string>()
  const first = await startAt({ search: '', held })
  expect(first.authorisation.take()).toEqual({ ok: true, value: undefined })
  expect(await first.authorisation.request('/myMoney')).toEqual({ ok: false, error: { kind: 'leaving' } })
  expect(first.left).toHaveLength(1)
  const { state } = JSON.parse(held.get(storedName('oauthAttempt')) ?? '').value
  const second = await startAt({ search: `?token=t&state=${state}`, held })
  expect(second.authorisation.take()).toMatchObject({ ok: true, value: { token: 't' } })
})

// With BASE before it, 512 characters are the most that come back whole.
it.each([
  ['of 507 characters is kept whole', `/myMoney?q=${'a'.repeat(496)}`, `/myMoney?q=${'a'.repeat(496)}`],
  ['of 508 characters loses its query', `/myMoney?q=${'a'.repeat(497)}`, '/myMoney'],
  ['of 8,000 characters loses its query', `/myMoney?q=${'a'.repeat(8_000)}`, '/myMoney'],
])('an address %s, and the answer is known on the return', async (_, wanted, kept) => {
  const held = new Map<string, string>()
  const first = await startAt({ search: '', held })
  expect(await first.authorisation.request(wanted)).toEqual({ ok: false, error: { kind: 'leaving' } })
  const sent = new URL(first.left[0] ?? '', 'https://bank.example').searchParams
  expect(sent.get('returnTo')).toBe(`/main${kept}`)
  const second = await startAt({ search: `?token=t&state=${sent.get('state')}`, held })
  expect(second.authorisation.take()).toMatchObject({ ok: true, value: { token: 't', returnTo: kept } })
})

it('doesn’t leave a browser that stores nothing, however often it is asked', async () => {
  const { authorisation, left } = await startAt({ search: '', denied: true })
  authorisation.take()
  for (let asked = 0; asked < 3; asked += 1)
    expect(await authorisation.request('/myMoney')).toEqual({ ok: false, error: { kind: 'forgetful' } })
  expect(left).toEqual([])
})

it.each([
  ['an answer that nobody asked for here', '?token=t&state=lost'],
  ['no answer, because it was called off there', '?state=lost'],
])('stops after a return with %s, until somebody presses again', async (_, search) => {
  const { authorisation, left } = await startAt({ search })
  authorisation.take()
  expect(await authorisation.request('/myMoney')).toEqual({ ok: false, error: { kind: 'stateRefused' } })
  expect(left).toEqual([])
  expect(await authorisation.request('/myMoney')).toEqual({ ok: false, error: { kind: 'leaving' } })
})

it.each(['sessionToken', 'entering'] as const)(
  'stays where it is while %s is in memory only: for the authorise page and for the face service',
  async (key) => {
    const { authorisation, faceVerify, storage, left } = await startAt({ search: '', denied: true })
    expect(storage.set(key, 'kept')).toBe(false)
    expect(await faceVerify.start({ bizToken: 'b', url: 'https://face.example' })).toMatchObject({
      error: { kind: 'forgetful' },
    })
    expect(await authorisation.request('/')).toMatchObject({ error: { kind: 'forgetful' } })
    expect(left).toEqual([])
  },
)

it('leaves for the face service when all that is needed on the return is stored', async () => {
  const { faceVerify, storage, left } = await startAt({ search: '' })
  storage.set('sessionToken', 'kept')
  expect(await faceVerify.start({ bizToken: 'b', url: 'https://face.example' })).toEqual({ ok: true, value: 'left' })
  expect(left).toEqual(['https://face.example'])
})
