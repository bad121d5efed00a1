import { findRoute } from '@/routes/table'
import { afterGesture } from './afterGesture'

it.each([
  [undefined, undefined],
  ['common', undefined],
  ['', undefined],
  ['minip', '/fnzqIndex'],
  ['app', '/fnzqIndex'],
])('leads from %j to %s', (from, name) => {
  expect(afterGesture(from)?.name).toBe(name)
  if (name !== undefined) expect(findRoute(name)).toBeDefined()
})
