import { useState } from 'react'
import { applyEligibility } from '@/contract/referral/applyEligibility'
import { PROMISES } from '@/domain/message/promises'
import { ELIGIBILITY_LIMITS, INSTITUTION_KEYS, INSTITUTIONS, proofOf } from '@/domain/referral/eligibility'
import type { InstitutionKey } from '@/domain/referral/eligibility'
import { callOnceOrSay } from '@/session/callOnceOrSay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { Card } from '@/ui/Card'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { TextField } from '@/ui/TextField'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'

const OPTIONS = INSTITUTION_KEYS.map((key) => ({ key, label: INSTITUTIONS[key] }))

/** What is typed; sent again unchanged after a lost answer, it is the same application. */
export function useProof() {
  const [institution, setInstitution] = useState<InstitutionKey>()
  const [department, setDepartment] = useState('')
  const [workNo, setWorkNo] = useState('')
  const [promised, setPromised] = useState(false)
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const ready = institution !== undefined && proofOf(department, workNo) !== undefined
  const send = useAction(async () => {
    setTried(true)
    const proof = proofOf(department, workNo)
    if (institution === undefined || !proof) return showComplaint()
    if (!promised) return askToTick()
    const form = { institution, ...proof }
    const request = { ...form, promised: true } as const
    const asked = await callOnceOrSay(ids, form, applyEligibility, (clientId) => ({ ...request, clientId }))
    if (asked) showToast(`已提交，${PROMISES.eligibility.says}`)
  })
  const departmentError = tried && !proofOf(department, 'AA') ? '请填写部门，最多30个字' : undefined
  const workNoError = tried && !proofOf('部门', workNo) ? '请填写工作证号，2至20位字母或数字' : undefined
  return {
    ...{ institution, setInstitution, department, setDepartment, workNo, setWorkNo, promised, setPromised },
    ...{ ready, send, departmentError, workNoError, institutionError: tried && institution === undefined },
  }
}

export type ProofForm = ReturnType<typeof useProof>

/** The proof of where somebody works; its button is the page's. */
export function Proof({ proof }: { readonly proof: ProofForm }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <GroupTitle title="工作证明" />
      <Card>
        <PickField
          label="所在单位"
          value={proof.institution && INSTITUTIONS[proof.institution]}
          onPress={() => setChoosing(true)}
          {...(proof.institutionError && { error: '请选择所在单位' })}
        />
        <TextField
          label="部门"
          value={proof.department}
          onChange={proof.setDepartment}
          maxLength={ELIGIBILITY_LIMITS.department}
          placeholder="请输入工作证上的部门"
          {...(proof.departmentError !== undefined && { error: proof.departmentError })}
        />
        <TextField
          label="工作证号"
          value={proof.workNo}
          onChange={proof.setWorkNo}
          maxLength={ELIGIBILITY_LIMITS.workNo}
          placeholder="请输入工作证号"
          {...(proof.workNoError !== undefined && { error: proof.workNoError })}
        />
      </Card>
      <RequiredCheckbox
        checked={proof.promised}
        onChange={proof.setPromised}
        missing="请先勾选声明"
        label="以上内容真实有效，同意本行向所在单位核对"
      />
      <OptionSheet
        open={choosing}
        title="所在单位"
        options={OPTIONS}
        {...(proof.institution && { value: proof.institution })}
        onSelect={(key) => {
          proof.setInstitution(key)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
