import { statementsOf } from './statements'

test('statements end at semicolons outside comments, quotes and function bodies', () => {
  const text = "SELECT ';' - 1; -- not; here\nDO $$ BEGIN; END $$;\nSELECT 2"
  expect(statementsOf(text)).toEqual(["SELECT ';' - 1", 'DO $$ BEGIN; END $$', 'SELECT 2'])
})
