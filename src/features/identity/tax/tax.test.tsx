import { answer } from '@test/component/bank'
import { mount } from '@test/component/harness'
import { queryCountries } from '@/contract/identity/queryCountries'
import { Button } from '@/ui/Button'
import { TaxFields } from './TaxFields'
import { useTaxForm } from './useTaxForm'

const onSave = jest.fn(() => Promise.resolve(undefined))

function Form() {
  const form = useTaxForm(onSave)
  return (
    <>
      <TaxFields form={form} />
      <Button onPress={form.submit}>提交</Button>
    </>
  )
}

beforeEach(() => {
  onSave.mockClear()
  const countries = [
    { code: '156', name: '中国' },
    { code: '840', name: '美国' },
  ]
  answer(queryCountries, { countries })
})

it('asks of somebody taxed elsewhere who they are and where, and sends exactly that', async () => {
  const form = await mount(Form)
  await form.tap(form.findText('仅为非居民'))
  const fields = [
    ['姓（英文或拼音）', 'WANG'],
    ['名（英文或拼音）', 'FANG'],
    ['出生城市', 'Boston'],
    ['现居地址', 'Main Street 1'],
    ['识别号', '123-45-6789'],
  ] as const
  for (const [label, text] of fields) await form.type(`[aria-label="${label}"]`, text)
  for (const country of ['出生国家（地区）', '税收居民国（地区）']) {
    await form.tap(`[aria-label="${country}，请选择"]`)
    await form.until(() => form.findText('美国'))
    const offered = form.findAll('.country-field__item').map((each) => each.textContent)
    // A birth country may be China; a country of foreign taxation may not.
    expect(offered).toEqual(country.startsWith('出生') ? ['中国', '美国'] : ['美国'])
    await form.tap(form.find('.country-field__item:last-child'))
  }
  await form.tap('[role=checkbox]')
  await form.tap(form.findText('提交'))
  expect(onSave).toHaveBeenCalledWith({
    residency: 'NON_RESIDENT',
    ...{ surname: 'WANG', givenName: 'FANG', birthCountry: '840', birthPlace: 'Boston' },
    currentAddress: 'Main Street 1',
    jurisdictions: [{ country: '840', taxId: '123-45-6789' }],
    declared: true,
  })
})

it('wants a number or the reason why there is none', async () => {
  const form = await mount(Form)
  await form.tap(form.findText('仅为非居民'))
  await form.tap(form.findText('账户持有人未能取得纳税人识别号'))
  expect(form.findAll('[aria-label="识别号"]')).toEqual([])
  form.find('[aria-label="未能取得的原因"]')
  await form.tap(form.findText('提交'))
  expect(onSave).not.toHaveBeenCalled()
})

it('sends a customer taxed here only nothing that was typed for abroad', async () => {
  const form = await mount(Form)
  await form.tap(form.findText('仅为非居民'))
  await form.type('[aria-label="姓（英文或拼音）"]', 'WANG')
  await form.tap(form.findText('仅为中国税收居民'))
  await form.tap('[role=checkbox]')
  await form.tap(form.findText('提交'))
  expect(onSave).toHaveBeenCalledWith({ residency: 'CHINA', declared: true })
})
