import { useEffect, useState } from 'react'
import { go } from '@/app/navigate'
import { checkTrading } from '@/app/trading'
import type { CallError } from '@/api/errors'
import { openSubAccount } from '@/contract/subaccount/openSubAccount'
import { CLASS_FACTS, SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { refusedAs } from '@/features/identity/refusedAs'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { TextField } from '@/ui/TextField'
import { AgreementSheet } from '../AgreementSheet'
import { keepLooked } from '../lastLooked'
import { homeOf, openingOf, passwordOf } from '../ways'

const LONGEST_ALIAS = 12

/** One that may have been opened isn't opened again: opening has no client id. */
async function sayNotOpened({ kind, message }: CallError, accountClass: AccountClass): Promise<void> {
  if (kind === 'refused' || kind === 'offline') return tell({ text: message })
  await tell({ text: '网络不稳定，结果未确认。请勿重复操作，先看看账户是否已开立。', ok: '查看账户' })
  go(homeOf(accountClass, ANY_ACCOUNT), { replace: true })
}

/** Opening an account of a class: the face, then its name and agreement. */
export function useOpening(accountClass: AccountClass, bizToken: string | undefined) {
  const [passed, setPassed] = useState(false)
  const [alias, setAlias] = useState('')
  const [agreed, setAgreed] = useState(false)
  // The page of a class is for every account; only one in order opens another, and nobody shows their face in vain.
  useEffect(() => void checkTrading(openingOf(accountClass)), [accountClass])
  const face = useConsentedFace({
    scene: 'openSub',
    returnTo: openingOf(accountClass),
    bizToken,
    onPassed: async () => setPassed(true),
  })
  const opening = useAction(async () => {
    if (!agreed) return askToTick()
    const request = { class: accountClass, alias: alias.trim(), agreementVersion: SUB_ACCOUNT_AGREEMENT_VERSION }
    const outcome = await call(openSubAccount, request)
    if (outcome.ok) {
      keepLooked(outcome.value.acctNo)
      return go(passwordOf(accountClass, outcome.value.acctId), { replace: true })
    }
    if (refusedAs(outcome.error) === 'FaceMissing') setPassed(false)
    await sayNotOpened(outcome.error, accountClass)
  })
  return { passed, face, alias, setAlias, agreed, setAgreed, opening }
}

interface OpeningFormProps {
  readonly class: AccountClass
  readonly opening: ReturnType<typeof useOpening>
}

/** What the account shall be called, and what it is opened under. */
export function OpeningForm({ class: accountClass, opening }: OpeningFormProps) {
  return (
    <>
      <TextField
        label="账户名称（选填）"
        value={opening.alias}
        onChange={opening.setAlias}
        maxLength={LONGEST_ALIAS}
        placeholder={`如${accountClass === 'II' ? '网购专用' : '早餐零钱'}`}
        hint={`只有您自己看得到；不填写时显示为${CLASS_FACTS[accountClass].name}`}
      />
      <AgreementSheet class={accountClass}>
        {(title, open) => (
          <RequiredCheckbox
            checked={opening.agreed}
            onChange={opening.setAgreed}
            label="我已阅读并同意"
            links={[{ text: title, onPress: open }]}
          />
        )}
      </AgreementSheet>
    </>
  )
}
