import { join } from 'node:path'
import { rollingReleaseOf } from './rollingRelease'
import { migrationsIn } from './migrate'

/** They ran before anything was asked of them. */
const LAST_UNASKED = '0013_sms_delivery.sql'

test.each([
  'CREATE TABLE more (id text PRIMARY KEY, name text NOT NULL)',
  'CREATE TABLE more (id text); CREATE UNIQUE INDEX more_id ON more (id); INSERT INTO more VALUES (1)',
  'CREATE INDEX flags_value ON config_flags (value)',
  'ALTER TABLE config_flags ADD COLUMN note text',
  "ALTER TABLE config_flags ADD COLUMN a text NOT NULL DEFAULT '', ADD COLUMN b text CHECK (b IN ('x', 'y'))",
  '-- fits the former release: it never reads the value\nUPDATE config_flags SET value = 1',
])('the former release may run beside an addition: %s', (text) => {
  expect(rollingReleaseOf(text)).toEqual({ knowing: '' })
})

test.each([
  'DROP TABLE config_flags',
  'ALTER TABLE config_flags DROP COLUMN value',
  'ALTER TABLE config_flags RENAME COLUMN value TO text',
  'ALTER TABLE config_flags RENAME TO flags',
  'ALTER TABLE config_flags ADD COLUMN note text NOT NULL',
  'ALTER TABLE config_flags ADD COLUMN a text, ALTER COLUMN value SET NOT NULL',
  'ALTER TABLE config_flags ALTER COLUMN value TYPE int USING value::int',
  "ALTER TABLE config_flags ADD CONSTRAINT some CHECK (value <> '')",
  'CREATE UNIQUE INDEX flags_value ON config_flags (value)',
  'UPDATE config_flags SET value = 1',
  'DELETE FROM config_flags',
  'CREATE TABLE more (id text); ALTER TABLE config_flags DROP COLUMN value',
  '-- fits the former release:\nDROP TABLE config_flags',
])('it may not run beside what takes away or asks for more: %s', (text) => {
  expect(rollingReleaseOf(text)).toMatchObject({ knowing: undefined, refused: expect.any(String) as string })
})

test('a second step is for who knows the first', () => {
  expect(rollingReleaseOf('-- second step of 0014_note.sql\nALTER TABLE config_flags DROP COLUMN value')).toEqual({
    knowing: '0014_note.sql',
  })
})

test('every migration from now on may be run beside the release before it', () => {
  const asked = migrationsIn(join(__dirname, 'migrations')).filter(({ name }) => name > LAST_UNASKED)
  const refused = asked.flatMap(({ name, text }) => {
    const { knowing, refused: statement } = rollingReleaseOf(text)
    const isKnown = knowing === '' || asked.some((one) => one.name === knowing && one.name < name)
    return isKnown ? [] : [`${name}: ${statement ?? `its first step ${knowing ?? ''} is no earlier migration`}`]
  })
  expect(refused).toEqual([])
})
