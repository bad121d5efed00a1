import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { actKind } from '@/features/order/useObstacles'
import { ANY_ACCOUNT, classPasswordQuery } from '@/routes/queries/subaccount'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { NewSubPassword, PasswordRules } from '../NewSubPassword'
import { homeOf } from '../ways'
import { usePasswordPage } from './usePasswordPage'

/** /IIPassword and /lzhPassword: sets or changes an account's own password. */
function SubPassword({ route, query }: PageProps<typeof classPasswordQuery>) {
  const accountClass = query.class
  const page = usePasswordPage(accountClass, query.acctId)
  const { read, sub, step } = page
  const name = CLASS_FACTS[accountClass].name
  const unset = sub?.state === 'PASSWORD_UNSET'
  return (
    <Frame
      title={route.title}
      action={
        sub ? (
          <Button kind={actKind(page.asked.obstacles)} onPress={page.asked.ask}>
            {unset ? '设置账户密码' : '修改账户密码'}
          </Button>
        ) : undefined
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() =>
          sub ? (
            <>
              <CellGroup>
                <Cell icon="card" label={sub.alias || name} value={sub.acctNo} />
              </CellGroup>
              <ObstacleNotes obstacles={page.asked.obstacles} />
              <PasswordRules />
            </>
          ) : (
            <Empty
              picture="key"
              text="没有可设置密码的账户"
              action={{ text: `查看${name}`, onPress: () => go(homeOf(accountClass, ANY_ACCOUNT), { replace: true }) }}
            />
          )
        }
      </Loaded>
      <PasswordSheet password={page.asked} name="先确认是您本人" onComplete={page.asked.complete} />
      <NewSubPassword password={page.password} open={step === 'new'} onClose={page.close} />
    </Frame>
  )
}

export default definePage(SubPassword, { query: classPasswordQuery })
