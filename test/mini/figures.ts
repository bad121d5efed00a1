import { TEST_COOKIE_ID } from '@sandbox/testing/client'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { TestBank } from '@sandbox/testing/bank'
import { meetVisitor } from '../drivers/member'
import { openMini } from '../drivers/mini'
import type { MiniDriver, MiniOptions } from '../drivers/mini'
import { openMiniAs, personsOf } from '../drivers/persons'
import { turns, views } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { drawGesture, typePassword } from '../journeys/people'
import { measureStep } from './limits'
import type { StepFigures } from './limits'
import { readMini } from './sameScreen'

type Options = Pick<MiniOptions, 'browser' | 'directory' | 'bankOrigin'>

/** Opens the mini-program as a customer, before the gesture. */
async function openAs(options: Options, customer: string): Promise<MiniDriver> {
  await meetVisitor(options.bankOrigin, customer)
  const person = await openMini({ ...options, phone: { loginCode: `demo:${customer}` }, cookieId: TEST_COOKIE_ID })
  await person.open('/')
  await person.see('请绘制手势密码', 20_000)
  return person
}

/** Figures of each step of buying a deposit, from the gesture to the result. */
export async function measurePurchase(options: Options): Promise<StepFigures[]> {
  const person = await openAs(options, 'lina')
  const act: readonly (readonly [string, () => Promise<void>])[] = [
    ['gesture, then home', () => drawGesture(person, DEMO_GESTURE).then(() => person.see('总资产'))],
    ['product page', () => person.open('/ProductIndex').then(() => person.see('存款保险'))],
    ['buy page', () => person.tap('立即存入').then(() => person.see('存入金额'))],
    ['amount', () => person.fill('存入金额', '10000')],
    ['agreement', () => person.tap('我已阅读并同意')],
    ['confirmation', () => person.tap('立即存入').then(() => person.see('确认存入'))],
    ['password, then result', () => pay(person)],
  ]
  const steps: StepFigures[] = []
  try {
    for (const [step, work] of act) steps.push(await measureStep(person, step, work))
  } finally {
    await person.close()
  }
  return steps
}

async function pay(person: MiniDriver): Promise<void> {
  await person.tap('确认存入')
  await typePassword(person, DEMO_PASSWORD)
  await person.see('存入成功', 15_000)
}

/** Figures of opening every built page once, with real data; routes that look alike are measured once. */
export async function measurePages(options: Omit<Options, 'bankOrigin'> & { bank: TestBank }): Promise<StepFigures[]> {
  const { browser, directory, bank } = options
  const persons = personsOf(bank)
  const { views: all } = views(await makeSamples(persons))
  const chosen = [...new Map([...all].reverse().map((view) => [view.row.page, view])).values()]
  const figures: StepFigures[] = []
  for (const { by, views: theirs } of turns(chosen)) {
    const person = await openMiniAs(await persons(by), { browser, directory, bankOrigin: bank.origin })
    try {
      // Launching is measured by itself.
      await person.open('/')
      for (const { row, query } of theirs) {
        const open = async (): Promise<void> => {
          await person.open(row.name, query)
          await readMini(person)
        }
        figures.push(await measureStep(person, row.name, open))
      }
    } finally {
      await person.close()
    }
  }
  return figures
}
