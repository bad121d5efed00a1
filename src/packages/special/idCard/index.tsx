import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { verifySpecial } from '@/contract/special/verifySpecial'
import { ONLY_RESIDENT_CARDS } from '@/domain/validation/idCard'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { useObstacles } from '@/features/order/useObstacles'
import { payeeQuery } from '@/routes/queries/special'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { useVerify } from './useVerify'

/** /specialIdCard: who looks for payouts shows who they are: a face, then their own name and number. */
function SpecialIdCard({ route, query }: PageProps<typeof payeeQuery>) {
  const { face, passed, typed, type, problems, ready, refused, send } = useVerify(query.bizToken)
  const obstacles = useObstacles(verifySpecial, {})
  const action = passed ? (
    <Button kind={readyKind(ready)} onPress={send.run} busy={send.busy}>
      查询
    </Button>
  ) : obstacles.found.length > 0 ? undefined : (
    faceAction(face)
  )
  return (
    <Frame title={route.title} action={action}>
      {passed ? (
        <>
          {refused === undefined ? (
            <Notice tone="success">人脸识别通过，请填写本人身份信息</Notice>
          ) : (
            <Notice tone="warning">{refused}</Notice>
          )}
          <Card>
            <TextField
              label="姓名"
              value={typed.name}
              maxLength={30}
              placeholder="身份证上的姓名"
              onChange={(name) => type({ name })}
              error={problems.name}
            />
            <TextField
              label="身份证号"
              value={typed.idCardNo}
              kind="idcard"
              maxLength={18}
              placeholder="18位身份证号"
              hint={ONLY_RESIDENT_CARDS}
              onChange={(idCardNo) => type({ idCardNo })}
              error={problems.idCardNo}
            />
          </Card>
        </>
      ) : obstacles.found.length > 0 ? (
        <ObstacleNotes obstacles={obstacles} />
      ) : (
        <FacePart face={face} purpose="查询专项款项" />
      )}
    </Frame>
  )
}

export default definePage(SpecialIdCard, { query: payeeQuery })
