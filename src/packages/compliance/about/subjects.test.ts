import { findRoute } from '@/routes/table'
import { ABOUT } from './subjects'

it.each(Object.entries(ABOUT))('%s leads only to pages that exist', (_, { ways }) => {
  for (const { leadsTo } of ways) expect(findRoute(leadsTo.name)).toBeDefined()
})

it('keeps to the words that marketing and deposit insurance rules allow', () => {
  expect(JSON.stringify(ABOUT)).not.toMatch(/低风险|高收益|秒到账|保本|无风险|绝对安全/)
})
