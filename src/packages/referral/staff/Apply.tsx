import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import { applyMarketer } from '@/contract/referral/applyMarketer'
import { branchOf } from '@/domain/branches/list'
import { contentAccountProblem, LONGEST_CONTENT_ACCOUNT } from '@/domain/referral/contentAccount'
import { BRANCH_KEYS } from '@/domain/referral/marketer'
import type { BranchKey } from '@/domain/referral/marketer'
import type { MarketerKind } from '@/domain/referral/relation'
import { INVITER_KIND_NAMES } from '@/domain/referral/labels'
import { CONTENT_RULES, MARKETER_PROMISES } from '@/domain/referral/words'
import { callOnceOrSay } from '@/session/callOnceOrSay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { CellTable } from '@/ui/Cell/CellTable'
import { Section } from '@/ui/Cell/Section'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { RadioList } from '@/ui/RadioList'
import { TextField } from '@/ui/TextField'
import { showComplaint } from '@/ui/complaint'

const LONGEST_LICENCE = 40
const KINDS = (['CLERK', 'MANAGER'] as const).map((key) => ({ key, label: INVITER_KIND_NAMES[key] }))
const PLACES = BRANCH_KEYS.map((key) => ({ key, label: branchOf(key).name }))

/** Applies to promote; sent again unchanged after a lost answer, it is the same application. */
export function Apply({ kol = false }: { readonly kol?: boolean }) {
  const [kind, setKind] = useState<MarketerKind | undefined>(kol ? 'KOL' : undefined)
  const [branch, setBranch] = useState<BranchKey>()
  const [licenceNo, setLicenceNo] = useState('')
  const [contentAccount, setContentAccount] = useState('')
  const [promised, setPromised] = useState(false)
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const place = kol ? '签约网点' : '所属网点'
  const unpublished = contentAccountProblem(kol ? 'KOL' : 'CLERK', contentAccount)
  const ready = kind !== undefined && branch !== undefined && unpublished === undefined
  const send = useAction(async () => {
    setTried(true)
    if (kind === undefined || branch === undefined || unpublished !== undefined) return showComplaint()
    if (!promised) return askToTick()
    const licence = licenceNo.trim()
    const form = { kind, branch, ...(licence !== '' && { licenceNo: licence }), ...(kol && { contentAccount }) }
    const asked = await callOnceOrSay(ids, form, applyMarketer, (clientId) => ({ ...form, promised, clientId }))
    if (asked) go('/approvalResult', { approvalId: asked.approvalId })
  })
  return (
    <>
      {!kol && (
        <Section title="申请类别">
          <RadioList
            label="申请类别"
            options={KINDS}
            value={kind}
            onChange={setKind}
            {...(tried && kind === undefined && { error: '请选择申请类别' })}
          />
        </Section>
      )}
      {kol && (
        <Card>
          <TextField
            label="内容账号"
            value={contentAccount}
            onChange={setContentAccount}
            maxLength={LONGEST_CONTENT_ACCOUNT}
            placeholder="平台和账号名"
            hint="以您开户的实名申请，只能在该账号发布"
            {...(tried && unpublished !== undefined && { error: unpublished })}
          />
        </Card>
      )}
      <Section title={place}>
        <RadioList
          label={place}
          options={PLACES}
          value={branch}
          onChange={setBranch}
          {...(tried && branch === undefined && { error: `请选择${place}` })}
        />
      </Section>
      <Card>
        <TextField
          label="从业资格编号（选填）"
          value={licenceNo}
          onChange={setLicenceNo}
          maxLength={LONGEST_LICENCE}
          hint="未填写的，不能介绍代销产品"
        />
      </Card>
      {kol && <CellTable title="内容规范" rows={CONTENT_RULES} />}
      <CellTable title="推广承诺" rows={MARKETER_PROMISES} />
      <RequiredCheckbox
        checked={promised}
        onChange={setPromised}
        missing="请先勾选承诺"
        label="我已阅读以上承诺并承诺遵守"
      />
      <View className="referral-block">
        <Button kind={readyKind(ready)} onPress={send.run} busy={send.busy}>
          提交申请
        </Button>
      </View>
    </>
  )
}
