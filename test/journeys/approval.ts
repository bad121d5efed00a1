import { CALLS } from '@/contract/calls'
import type { PayloadFields } from '@/domain/approval/payload'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { told } from '@sandbox/testing/acts'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import type { Journey } from './journey'
import { typePassword } from './people'

const ORG = 'org-yangguang'
const ROWS = 200
/** Yuan: so many rows of it are more than one checker may let through, and a person's share is within a day's cap. */
const WAGE = 300

/** Whom the enterprise pays, as its payroll says that waits for the legal representative. */
async function payees(legal: TestCustomer): Promise<readonly PayloadFields[]> {
  const { approvals } = told(await legal.call(CALLS.queryApprovals, { list: 'WAITING' }))
  const waiting = approvals.find(({ kind }) => kind === 'PAYROLL')
  return told(await legal.call(CALLS.queryApproval, { approvalId: waiting?.approvalId ?? '' })).payload.rows
}

/** A table as it is pasted; one row may have another amount. */
const tableOf = (people: readonly PayloadFields[], changed?: { readonly row: number; readonly wage: number }): string =>
  Array.from({ length: ROWS }, (_, row) => {
    const { name, acctNo } = people[row % people.length] ?? {}
    return `${name} ${acctNo} ${row === changed?.row ? changed.wage : WAGE}`
  }).join('\n')

const decide = async (
  app: TestCustomer,
  about: { readonly approvalId: string; readonly payloadHash: string },
  decision: 'APPROVE' | 'RETURN',
) =>
  app.call(CALLS.decideApproval, {
    ...{ clientId: newClientId(), password: DEMO_PASSWORD, decision },
    ...{ approvalId: about.approvalId, payloadHash: about.payloadHash },
    ...(decision === 'RETURN' && { reason: '第88行金额有误' }),
  })

/** The payroll that the phone has handed in last. */
async function handedIn(app: TestCustomer) {
  const { approvals } = told(await app.call(CALLS.queryApprovals, { list: 'WAITING' }))
  const [latest] = approvals.filter(({ kind }) => kind === 'PAYROLL')
  return told(await app.call(CALLS.queryApproval, { approvalId: latest?.approvalId ?? '' }))
}

/** What some apply for and others decide on. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a payroll of 200 rows is given back, changed in one row, decided on anew by two others, and paid',
    customer: 'yanjin',
    async run({ driver, arriveSignedIn, other }) {
      const [checker, legal] = [await other('heqi'), await other('qianduo')]
      const people = await payees(legal)
      told(await checker.call(CALLS.actFor, { orgId: ORG }))
      await arriveSignedIn()
      await driver.open('/myAddPage', { kind: 'PAYROLL' })
      await driver.fill('用途', '11月工资')
      await driver.fill('总金额', '60000')
      await driver.fill('发放明细', tableOf(people))
      await driver.see('已填200笔，合计60,000.00元')
      await driver.tap('下一步')
      await driver.see('待提交')
      await driver.tap('提交审批')
      await driver.see('由复核人审批')
      const seen = await handedIn(checker)
      if (seen.payload.rows.length !== ROWS) throw new Error(`${seen.payload.rows.length} rows came`)
      told(await decide(checker, seen, 'RETURN'))
      await driver.open('/approvalList', { list: 'MINE' })
      await driver.tap('张伟等12人的电子账户（200笔）')
      await driver.see('退回原因：第88行金额有误')
      await driver.tap('修改内容')
      await driver.see('已填200笔')
      await driver.fill('总金额', '60001')
      await driver.fill('发放明细', tableOf(people, { row: 87, wage: WAGE + 1 }))
      await driver.tap('下一步')
      await driver.see('已退回')
      await driver.tap('提交审批')
      await driver.see('由复核人审批')
      // What was on the checker's screen before is no longer what would be paid.
      const stale = await decide(checker, seen, 'APPROVE')
      if (stale.ok || stale.error !== 'ApprovalChanged') throw new Error('a changed payroll was let through')
      const now = await handedIn(checker)
      const passed = told(await decide(checker, now, 'APPROVE'))
      if (passed.state !== 'SUBMITTED') throw new Error(`one checker made it ${passed.state}`)
      const paid = told(await decide(legal, now, 'APPROVE'))
      if (paid.state !== 'EXECUTED') throw new Error(`both made it ${paid.state}: ${paid.failure ?? ''}`)
      await driver.open('/systemMsg')
      await driver.tap('申请已完成')
      await driver.tap('查看申请')
      await driver.see('审批通过并完成')
      await driver.see('60,001.00')
    },
  },
  {
    name: 'somebody asks to be a member of an enterprise, whose legal representative agrees',
    customer: 'sunli',
    inChange: { on: 'h5', shows: ['enterprise'] },
    async run({ driver, arriveSignedIn, other }) {
      await arriveSignedIn()
      await driver.open('/PersonalCenter')
      await driver.tap('企业')
      await driver.tap('申请加入企业')
      await driver.fill('统一社会信用代码', '91999900MA0DEM001Y')
      await driver.fill('法定代表人姓名', '钱多')
      await driver.tap('申请角色')
      await driver.tap('经办人')
      await driver.tap('提交申请')
      await driver.see('未找到该企业')
      await driver.tap('知道了')
      await driver.fill('法定代表人姓名', '钱朵')
      await driver.tap('提交申请')
      await driver.see('等待审批')
      await driver.see('由法定代表人审批')
      const legal = await other('qianduo')
      const { approvals } = told(await legal.call(CALLS.queryApprovals, { list: 'WAITING' }))
      const asked = approvals.find(({ kind, applicant }) => kind === 'MEMBER' && applicant === '孙*')
      const seen = told(await legal.call(CALLS.queryApproval, { approvalId: asked?.approvalId ?? '' }))
      told(await decide(legal, seen, 'APPROVE'))
      await driver.open('/qiyeLogin')
      await driver.see('阳光食品有限公司')
      await driver.tap('发起申请')
      await driver.see('代发工资')
    },
  },
  {
    name: 'the legal representative looks at a payroll, sees what it leaves, and agrees by the password',
    customer: 'qianduo',
    inChange: { on: 'mini', shows: ['approval'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/qiyeLogin')
      await driver.tap('待我审批')
      await driver.tap('张伟等12人的电子账户（12笔）')
      await driver.see('户名与本行开户登记逐笔核对一致')
      await driver.see('付款后企业账户余额')
      await driver.see('197,100.00')
      await driver.see('1. 张伟')
      await driver.tap('同意')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已完成')
      await driver.open('/qiyeLogin')
      await driver.see('197,100.00')
    },
  },
]
