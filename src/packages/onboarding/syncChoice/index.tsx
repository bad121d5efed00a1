import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { checkRegisterUser } from '@/contract/entry/checkRegisterUser'
import { BRAND } from '@/domain/brand'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { SYNC_SCENE } from '../sync/useSync'
import { choicesFor, HELD_ELSEWHERE } from './syncChoices'

/** /syncoropenaccount: the account one has elsewhere, or a new one. */
function SyncChoice({ route }: PageProps) {
  const read = useCall(checkRegisterUser, { scene: SYNC_SCENE })
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" />}>
        {(found) => (
          <>
            {found.accountStatus === 'HERE' && <Notice>{HELD_ELSEWHERE}</Notice>}
            <CellGroup
              title="请选择办理方式"
              note={`一人在我行只能开立一个电子账户。原手机号已停用、无法接收验证码的，请致电客服${BRAND.hotline}`}
            >
              {choicesFor(found).map(({ title, hint, place }) => (
                <Cell
                  key={title}
                  label={title}
                  hint={hint}
                  onPress={() => (place ? go(place, { replace: true }) : callHotline())}
                />
              ))}
            </CellGroup>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(SyncChoice)
