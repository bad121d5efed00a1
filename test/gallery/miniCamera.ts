import type { Browser } from 'playwright-core'
import { DEMO_GESTURE } from '../../sandbox/seeds/customers'
import { meetVisitor } from '../drivers/member'
import { openMini, type MiniDriver } from '../drivers/mini'
import { drawGesture } from '../journeys/people'
import { readMini } from '../mini/sameScreen'
import type { Camera } from './camera'

const MEMBER = 'zhangwei'
const VISITOR = 'lina'

/** Pictures of the compiled mini-program. It has one page stack, so they are taken one after the other. */
export async function miniCamera(browser: Browser, origin: string, directory: string): Promise<Camera> {
  const openAs = async (customer: string): Promise<MiniDriver> => {
    await meetVisitor(origin, customer)
    const person = await openMini({ browser, directory, bankOrigin: origin, phone: { loginCode: `demo:${customer}` } })
    await person.open('/')
    await person.see('请绘制手势密码', 20_000)
    return person
  }
  const [member, visitor] = [await openAs(MEMBER), await openAs(VISITOR)]
  await drawGesture(member, DEMO_GESTURE)
  await member.see('总资产')

  let last: Promise<unknown> = Promise.resolve()
  return {
    take({ row, query, visitor: asVisitor }, _mode, path) {
      const person = asVisitor ? visitor : member
      const picture = last.then(async () => {
        const before = (await person.errors()).length
        await person.open(row.name, query)
        await readMini(person)
        await person.screenshot(path)
        return (await person.errors()).slice(before)
      })
      last = picture.catch(() => undefined)
      return picture
    },
    async close() {
      await Promise.all([member.close(), visitor.close()])
    },
  }
}
