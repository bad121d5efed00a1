import { mount } from '@test/component/harness'
import { DocumentSheet } from '.'

const DOCUMENT = {
  title: '服务协议',
  version: '2',
  paragraphs: [
    '本协议由您与本行订立。',
    '一、账户性质：用于支付。',
    '二、限额：每日一万元。',
    '三、费用：不收取费用。',
  ],
  keyClauses: ['二、'],
}

const texts = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('begins with what matters most and a list of its headings', async () => {
  const page = await mount(DocumentSheet, { document: DOCUMENT, onClose: jest.fn() })
  expect(texts(page.find('[role=dialog]'), '[role=heading]').slice(1)).toEqual([
    '重点条款',
    '二、限额',
    '目录',
    '一、账户性质',
    '二、限额',
    '三、费用',
  ])
  expect(texts(page.find('[role=dialog]'), '[role=link]')).toEqual(['一、账户性质', '二、限额', '三、费用'])
})

it('jumps to a heading, also to the same one again', async () => {
  const page = await mount(DocumentSheet, { document: DOCUMENT, onClose: jest.fn() })
  const jumped: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    jumped.push(this.textContent)
  }
  const link = page.findAll('[role=link]')[2]
  if (!link) throw new Error('no third heading')
  await page.tap(link)
  await page.until(() => expect(jumped).toEqual(['三、费用不收取费用。']))
  await page.tap(link)
  await page.until(() => expect(jumped).toHaveLength(2))
})

it('lists no headings of a text that has hardly any', async () => {
  const page = await mount(DocumentSheet, {
    document: { title: '说明', paragraphs: ['一、性质：说明。', '二、您应仔细阅读。'] },
    onClose: jest.fn(),
  })
  expect(page.findAll('[role=link]')).toEqual([])
  expect(page.text()).not.toContain('重点条款')
})
