import { useState } from 'react'
import { go } from '@/app/navigate'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { isTextKind } from '@/domain/legal/kinds'
import { Cell, CellGroup } from '@/ui/Cell'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { DocumentSheet } from '@/ui/DocumentSheet'
import { Notice } from '@/ui/Notice'
import { agreementDocument } from './agreementTexts'
import type { Consent } from './useConsent'

/** What goes to the bank, once more. */
export function Summary({ state }: { readonly state: OnboardingState }) {
  const rows = [
    ['姓名', state.idCard?.name],
    ['身份证号', state.idCard?.idCardNo],
    ['手机号', state.mobileNo],
    ['绑定银行卡', state.card && `${state.card.bankName} ${state.card.cardNo}`],
    ['账户类型', '个人电子账户（II类户）'],
  ] as const
  return (
    <CellGroup title="开户信息">
      {rows.map(([label, value]) => value !== undefined && <Cell key={label} label={label} value={value} />)}
    </CellGroup>
  )
}

/** Leads who agreed to another version in an earlier application to what changed since. */
function Updated({ id, title, formerVersion }: OnboardingState['agreements'][number]) {
  const kind = `agreement:${id}`
  if (formerVersion === undefined || !isTextKind(kind)) return null
  return (
    <Notice onPress={() => go('/policyAgreement', { changes: kind })}>
      {`《${title}》已更新，您此前同意的是版本${formerVersion}，看看改了什么`}
    </Notice>
  )
}

/** What is applied for, the documents, each to be read, and the box to be ticked. */
export function Terms({ state, consent }: { readonly state: OnboardingState; readonly consent: Consent }) {
  const [reading, setReading] = useState<string>()
  const { agreements } = state
  return (
    <>
      <Summary state={state} />
      <CellGroup title="请阅读以下协议">
        {agreements.map((agreement) => (
          <Cell key={agreement.id} label={`《${agreement.title}》`} onPress={() => setReading(agreement.id)} />
        ))}
      </CellGroup>
      {agreements.map((agreement) => (
        <Updated key={agreement.id} {...agreement} />
      ))}
      <RequiredCheckbox checked={consent.agreed} onChange={consent.agree} label="我已阅读并同意以上协议" />
      <DocumentSheet
        document={reading === undefined ? undefined : agreementDocument(reading)}
        onClose={() => setReading(undefined)}
      />
    </>
  )
}
