import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { session, sessionAtom, startAgain } from '@/session/session'
import { useValue } from '@/session/store'
import { ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/Toast'

/** /finalNotice: what a customer sees while the maintenance gate is closed (specification §2, §4). */
function FinalNotice({ route }: PageProps) {
  const { maintenanceNotice } = useValue(sessionAtom)
  const again = async () => {
    await startAgain()
    if (session().maintenanceNotice === undefined) goHome()
    else showToast('系统仍在维护中，请稍后再来')
  }
  return (
    <Frame title={route.title} root>
      <ErrorState
        kind="maintenance"
        message={maintenanceNotice || `系统维护中，请稍后再来。如需帮助请致电${BRAND.hotline}`}
        onRetry={again}
      />
    </Frame>
  )
}

export default definePage(FinalNotice)
