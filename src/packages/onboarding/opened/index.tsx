import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { goToDestination } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Loaded } from '@/features/loaded/Loaded'
import { recheckSession, sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { Button } from '@/ui/Button'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { goToStep, useOnboardingState } from '../useOnboarding'
import { nextPlace } from '../way'
import './opened.scss'

const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** /success: the account is open, and what next. */
function Opened({ route }: PageProps) {
  const read = useOnboardingState()
  const { data } = read
  const { visitor } = useValue(sessionAtom)
  const open = data?.step === 'done'
  useEffect(() => {
    if (data && !open) goToStep(nextPlace(data))
    // The gate learns of the account.
    if (open) void recheckSession()
  }, [data, open])
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {({ opening }) => open && <Open acctNo={opening?.acctNo} gestureSet={visitor?.gestureSet ?? false} />}
      </Loaded>
    </Frame>
  )
}

interface OpenProps {
  readonly acctNo: string | undefined
  readonly gestureSet: boolean
}

const Open = ({ acctNo, gestureSet }: OpenProps) => (
  <>
    <ResultView
      state="success"
      title="开户成功"
      hint={gestureSet ? '欢迎使用' : '还差一步，设置手势密码即可登录'}
      rows={[
        ...(acctNo === undefined
          ? []
          : [{ label: '电子账户账号', value: <View className="opened-number">{grouped(acctNo)}</View> }]),
        { label: '账户类型', value: '个人电子账户（II类户）' },
      ]}
    >
      {gestureSet ? (
        <Button onPress={goToDestination}>立即使用</Button>
      ) : (
        <Button onPress={() => go('/GesturePassword', { type: 1 }, { replace: true })}>设置手势密码</Button>
      )}
      <HomeButton />
    </ResultView>
    <View className="opened-insurance">
      <InsuranceMark />
    </View>
  </>
)

export default definePage(Opened)
