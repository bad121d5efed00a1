import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { Loaded } from '@/features/loaded/Loaded'
import { classResetQuery } from '@/routes/queries/subaccount'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { NewSubPassword, PasswordRules } from '../NewSubPassword'
import { useReset } from './useReset'

const nameOf = ({ alias, class: accountClass }: { readonly alias: string; readonly class: string }): string =>
  alias || CLASS_FACTS[accountClass === 'II' ? 'II' : 'III'].name

/** /lzhResetPassword: a new password for an account whose own was forgotten. */
function ResetSubPassword({ route, query }: PageProps<typeof classResetQuery>) {
  const reset = useReset(query.acctId, query.bizToken)
  const { read, sub, choices, passed, face, sms } = reset
  const action = passed ? (
    <Button kind={readyKind(hasCode(sms))} onPress={reset.begin}>
      设置新密码
    </Button>
  ) : (
    faceAction(face)
  )
  return (
    <Frame title={route.title} action={sub && !sub.lost ? action : undefined}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() =>
          sub?.lost ? (
            <Empty
              picture="lock"
              text="该账户已挂失"
              hint="解挂后可以重置密码"
              action={{ text: '查看挂失', onPress: () => go('/reportTheLossList') }}
            />
          ) : sub ? (
            <>
              <CellGroup>
                <Cell icon="card" label={nameOf(sub)} value={sub.acctNo} />
              </CellGroup>
              {passed ? (
                <>
                  <Card>
                    <SmsCodeField sms={sms} />
                  </Card>
                  <PasswordRules />
                </>
              ) : (
                <FacePart face={face} purpose="重置账户密码" />
              )}
            </>
          ) : choices.length > 0 ? (
            <CellGroup title="请选择要重置密码的账户">
              {choices.map((one) => (
                <Cell
                  key={one.acctId}
                  icon="card"
                  label={nameOf(one)}
                  value={one.acctNo}
                  onPress={() => reset.choose(one.acctId)}
                />
              ))}
            </CellGroup>
          ) : (
            <Empty
              picture="tea"
              text="没有需要重置密码的账户"
              hint="尚未设置密码的账户请直接设置"
              action={{ text: '返回首页', onPress: goHome }}
            />
          )
        }
      </Loaded>
      <NewSubPassword password={reset.password} open={reset.typing} onClose={reset.close} />
    </Frame>
  )
}

export default definePage(ResetSubPassword, { query: classResetQuery })
