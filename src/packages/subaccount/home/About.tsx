import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { limitText } from '@/domain/limits/limitText'
import { Cell, CellGroup } from '@/ui/Cell'
import { AgreementSheet } from '../AgreementSheet'

const FOR: Readonly<
  Record<
    AccountClass,
    readonly { readonly icon: 'shop' | 'shield' | 'wallet'; readonly label: string; readonly hint: string }[]
  >
> = {
  II: [
    { icon: 'shop', label: '专门用来付款', hint: '网购、缴费用它的账号，不必露出电子账户' },
    { icon: 'shield', label: '放多少，用多少', hint: '与电子账户分开记账，独立密码，可随时停用' },
  ],
  III: [
    { icon: 'wallet', label: '随手花的小钱', hint: '早餐、地铁、零食，放一点就够用' },
    { icon: 'shield', label: '金额小，更安心', hint: '余额有上限，独立密码，可随时停用' },
  ],
}

/** What a class of accounts is for, and how far it goes. */
export function About({ class: accountClass }: { readonly class: AccountClass }) {
  const { legalName, balanceCap, caps, inAfter } = CLASS_FACTS[accountClass]
  const upTo = ({ aDay, aYear }: (typeof caps)['IN']): string => `每日${limitText(aDay)}，每年${limitText(aYear)}`
  return (
    <>
      <CellGroup>
        {FOR[accountClass].map(({ icon, label, hint }) => (
          <Cell key={label} icon={icon} label={label} hint={hint} />
        ))}
      </CellGroup>
      <CellGroup title={`${legalName}的限额`} note="与您本人电子账户之间转入、转回不计入限额">
        {balanceCap !== undefined && <Cell label="账户余额" value={`最多${limitText(balanceCap)}`} />}
        <Cell label="消费与转出" hint={upTo(caps.OUT)} />
        <Cell
          label="他人转入"
          hint={`${upTo(caps.IN)}；${inAfter === 'faceToFace' ? '到网点当面核实身份后开通' : '首次从电子账户转入后开通'}`}
        />
        <AgreementSheet class={accountClass}>{(title, open) => <Cell label={title} onPress={open} />}</AgreementSheet>
      </CellGroup>
    </>
  )
}
