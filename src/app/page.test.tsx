import { BRAND } from '@/domain/brand'
import * as v from 'valibot'
import { mount } from '@test/component/harness'
import { arriveOtherwise } from '@test/component/people'
import { come, navigation, pages } from '@test/component/router'
import { definePage } from './page'
import type { PageProps } from './page'

const opened = { name: '/aboutYilian', renamed: false, query: {} as Record<string, string> }
Object.assign(navigation, {
  routeNameOf: () => opened.name,
  isRenamed: () => opened.renamed,
  queryOf: () => opened.query,
})

const asked = v.object({ subject: v.string(), doc: v.optional(v.picklist(['a']), 'a') })
const Body = ({ route, query }: PageProps<typeof asked>) => <p>{`${route.title} ${query.subject} ${query.doc}`}</p>
const Page = definePage(Body, { query: asked })

beforeEach(async () => {
  Object.assign(opened, { name: '/aboutYilian', renamed: false, query: {} })
  await come(['/'], '/aboutUs')
  arriveOtherwise()
})

it('gives its body the row of its route, and the query with what the row says', async () => {
  const page = await mount(Page)
  await page.until(() => expect(page.text()).toContain('bank a'))
  expect(pages()).toEqual(['/', '/aboutUs'])
})

it('is called what its query makes of its title', async () => {
  const Titled = definePage(({ title }) => <p>{`名为${title}`}</p>, {
    query: v.object({ part: v.optional(v.string()) }),
    titled: ({ part }) => part && `关于${part}`,
  })
  const plain = await mount(Titled)
  await plain.until(() => plain.findText(`名为关于${BRAND.bankName}`))
  plain.unmount()
  opened.query = { part: '存款' }
  const page = await mount(Titled)
  await page.until(() => page.findText('名为关于存款'))
})

it('refuses a query that its schema doesn’t take', async () => {
  opened.query = { doc: 'b' }
  const page = await mount(Page)
  await page.until(() => page.findText('链接中的信息有误'))
})

it('is opened anew in its own place when an old name led to it', async () => {
  opened.renamed = true
  const page = await mount(Page)
  await page.until(() => expect(pages()).toEqual(['/', '/aboutYilian']))
  expect(page.text()).not.toContain('bank')
})

it('wears the type size that the person has chosen', async () => {
  document.documentElement.style.fontSize = '20px'
  const page = await mount(Page)
  document.documentElement.style.fontSize = ''
  expect(page.find('.theme').className).toContain('theme--text-13')
})

it('needs the schema of the query that its body reads', () => {
  // @ts-expect-error -- without it nothing would parse the address
  expect(definePage(Body).query).not.toBe(asked)
})
