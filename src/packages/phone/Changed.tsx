import { goToDestination, hasDestination } from '@/app/entry'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { formatInstant } from '@/domain/dates/format'
import { limitText } from '@/domain/limits/limitText'
import { OUT_LIMITS } from '@/domain/transfer/limits'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import type { PhoneChange } from './steps'

/** What follows from another number for the limits of money out. */
export const COOLING = `为保护您的资金，24小时内每日最多可转出${limitText(OUT_LIMITS.coolingADay)}`

/** The end of a change. */
export const Changed = ({ change: { purpose, newNo = '', doneAt } }: { readonly change: PhoneChange }) => (
  <ResultView
    state="success"
    title={purpose === 'FIRST' ? '手机号已登记' : '手机号已更换'}
    hint={COOLING}
    rows={[
      { label: '登记手机号', value: newNo },
      ...(doneAt === undefined ? [] : [{ label: '生效时间', value: formatInstant(doneAt) }]),
      { label: '其他设备', value: '已退出登录' },
      { label: '银行卡预留手机号', value: '未改变，以发卡银行登记为准' },
    ]}
  >
    {hasDestination() ? <Button onPress={goToDestination}>继续办理</Button> : <HomeButton only />}
    {purpose === 'CHANGE' && (
      <Button kind="text" onPress={() => go('/changeFirstPhone')}>
        更新主卡预留手机号
      </Button>
    )}
  </ResultView>
)
