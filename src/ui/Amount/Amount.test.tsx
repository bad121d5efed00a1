import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { Amount } from '.'

it('is in the ink of a row’s figure only while it is shown', async () => {
  const page = await mount(() => (
    <>
      <Amount value={fen(100)} />
      <Amount value={fen(100)} hidden />
    </>
  ))
  const inInk = page.findAll('.ui-amount').map(({ classList }) => classList.contains('ui-amount--shown'))
  expect(inInk).toEqual([true, false])
})
