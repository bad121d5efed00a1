import { mount } from '@test/component/harness'
import type { Agreement } from '@/products/agreements'
import { DOCUMENTS } from '@/products/documents'
import { facts } from '@/products/model/testing'
import { AgreementSheet } from './AgreementSheet'

const TEXT = {
  text: { paragraphs: ['起购金额{buyAmountDesc}元'], sections: [{ title: '一、费用', paragraphs: ['无'] }] },
}

/** A document whose text comes as it is told: there, or not to be had. */
const documentThat = (...comes: readonly ('there' | 'lost')[]): Agreement => {
  const left = [...comes]
  jest
    .spyOn(DOCUMENTS, 'prospectus')
    .mockImplementation(() => (left.shift() === 'there' ? Promise.resolve(TEXT) : Promise.reject(new Error('lost'))))
  return { title: '理财产品说明书', document: 'prospectus' }
}

const open = (agreement: Agreement) => mount(AgreementSheet, { agreement, facts: facts(), onClose: jest.fn() })

it('reads a document with its blanks filled', async () => {
  const page = await open(documentThat('there'))
  await page.until(() => expect(page.text()).toContain('起购金额50元'))
  expect(page.text()).toContain('一、费用')
  expect(page.text()).toContain('我已阅读')
})

it('says that a text couldn’t be had, claims nothing read, and fetches it at the next try', async () => {
  const page = await open(documentThat('lost', 'there'))
  await page.until(() => expect(page.text()).toContain('网络繁忙，请稍后再试'))
  expect(page.text()).not.toContain('我已阅读')
  await page.tap(page.findText('重新加载'))
  await page.until(() => expect(page.text()).toContain('起购金额50元'))
  expect(page.text()).not.toContain('网络繁忙')
})
