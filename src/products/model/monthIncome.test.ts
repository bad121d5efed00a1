import { monthIncome } from './monthIncome'

const on = (date: string, incomePer10k: number) => ({ date, incomePer10k })

it('adds up thirty days up to the latest one, wherever that stands', () => {
  const published = [
    on('20261031', 1),
    on('20261101', 10),
    on('20261115', 100),
    on('20261130', 1_000),
    on('20261129', 5),
  ]
  expect(monthIncome(published)).toEqual({ from: '20261101', to: '20261130', per10k: 1_115, days: 4 })
})

it('says nothing while nothing is published', () => expect(monthIncome([])).toBeUndefined())
