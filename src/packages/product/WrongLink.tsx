import { goHome } from '@/app/navigate'
import { ErrorState } from '@/ui/ErrorState'

/** A link that names a product or a holding this page can't show. */
export const WrongLink = () => <ErrorState message="链接中的信息有误，请返回首页重新进入" onRetry={goHome} />
