import { useState } from 'react'
import { joinOrg } from '@/contract/enterprise/joinOrg'
import { ORG_ROLE_HINTS } from '@/domain/approval/forms'
import { ORG_ROLE_NAMES } from '@/domain/enterprise/roleNames'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { useObstacles } from '@/features/order/useObstacles'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import { Sheet } from '@/ui/Sheet'
import { TextField } from '@/ui/TextField'
import { useJoin } from './useOrgs'

const ROLES = ORG_ROLES.map((key) => ({ key, label: ORG_ROLE_NAMES[key], hint: ORG_ROLE_HINTS[key] }))
const USCC_LENGTH = 18
const LONGEST_NAME = 30

interface JoinProps {
  /** Nothing else can be done on the page. */
  readonly alone: boolean
}

/** Asks to be a member of an enterprise that one knows. */
export function Join({ alone }: JoinProps) {
  const [open, setOpen] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { form, change, problems, ready, send } = useJoin()
  const obstacles = useObstacles(joinOrg, {})
  const begin = (): void => {
    if (!obstacles.stop()) setOpen(true)
  }
  return (
    <>
      <ObstacleNotes obstacles={obstacles} />
      {alone ? (
        <Empty
          picture="drawer"
          text="您还不是企业的成员"
          hint="加入后可办理企业业务，由企业法定代表人审批"
          action={{ text: '申请加入企业', onPress: begin }}
        />
      ) : (
        <CellGroup>
          <Cell icon="search" label="申请加入企业" hint="由企业法定代表人审批" onPress={begin} />
        </CellGroup>
      )}
      <Sheet
        open={open}
        title="申请加入企业"
        onClose={() => setOpen(false)}
        action={
          <Button kind={readyKind(ready)} onPress={send.run} busy={send.busy}>
            提交申请
          </Button>
        }
      >
        <TextField
          label="统一社会信用代码"
          value={form.uscc}
          onChange={(uscc) => change({ uscc })}
          maxLength={USCC_LENGTH}
          placeholder="营业执照上的18位代码"
          {...(problems.uscc !== undefined && { error: problems.uscc })}
        />
        <TextField
          label="法定代表人姓名"
          value={form.legalName}
          onChange={(legalName) => change({ legalName })}
          maxLength={LONGEST_NAME}
          {...(problems.legalName !== undefined && { error: problems.legalName })}
        />
        <PickField
          label="申请角色"
          value={form.role && ORG_ROLE_NAMES[form.role]}
          onPress={() => setChoosing(true)}
          {...(problems.role !== undefined && { error: problems.role })}
        />
      </Sheet>
      <OptionSheet
        open={choosing}
        title="申请角色"
        options={ROLES}
        {...(form.role && { value: form.role })}
        onSelect={(role) => {
          change({ role })
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
