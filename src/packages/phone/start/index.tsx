import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { FacePart, faceAction } from '@/features/identity/face/FacePart'
import { byReview } from '@/features/identity/face/withoutFace'
import type { WithoutFace } from '@/features/identity/face/withoutFace'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { startPhoneQuery } from '@/routes/queries/phone'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { isEarly } from '../steps'
import { useStart } from './useStart'
import type { Way } from './useStart'

type Start = ReturnType<typeof useStart>

const ABOUT: Readonly<Record<Way, string>> = { old: '更换手机号', face: '更换手机号', first: '登记手机号' }

/** /VerifyPhoneNumber, /ChangePhoneTwo, /setMyPhoneNumber: who is it that asks for another number, or a first one. */
function StartPhone({ route, query: { way, bizToken } }: PageProps<typeof startPhoneQuery>) {
  const start = useStart(way, bizToken)
  const { read, password } = start
  const without = read.data && read.data.mobileNo === undefined
  const wrongStart = read.data !== undefined && (way === 'first') !== without
  return (
    <Frame title={route.title} action={read.data && !wrongStart ? actionOf(start, way) : undefined}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {({ mobileNo }) => {
          if (wrongStart) return <OtherStart mobileNo={mobileNo} />
          if (start.obstacles.found.length > 0) return <ObstacleNotes obstacles={start.obstacles} />
          if (start.lockedAfterFace !== undefined)
            return (
              <Notice tone="warning" action="由工作人员审核" onPress={() => void start.byPerson()}>
                {start.lockedAfterFace}
              </Notice>
            )
          if (way === 'old') return <OldNumber mobileNo={mobileNo} />
          return <Face start={start} way={way} />
        }}
      </Loaded>
      <PasswordSheet password={password} name={ABOUT[way]} onComplete={password.complete} />
    </Frame>
  )
}

/** Without a face: a person decides on another number, a counter on what a person may not. */
const withoutFace = ({ read }: Start, way: Way): WithoutFace | undefined =>
  way === 'face' && read.data && !isEarly(read.data)
    ? byReview(() => go('/VerifyPhoneNumberCs', {}, { replace: true }))
    : undefined

function actionOf(start: Start, way: Way): ReactNode {
  const { obstacles, proved, face, begin } = start
  if (obstacles.found.length > 0 || start.lockedAfterFace !== undefined) return undefined
  if (!proved) return faceAction(face, withoutFace(start, way))
  return (
    <>
      <Button onPress={begin}>下一步</Button>
      {way === 'old' && (
        <Button kind="text" onPress={() => go('/ChangePhoneTwo')}>
          原手机号收不到短信
        </Button>
      )}
    </>
  )
}

/** A first number for who has one, or another one for who has none. */
const OtherStart = ({ mobileNo }: { readonly mobileNo: string | undefined }) =>
  mobileNo === undefined ? (
    <Empty
      picture="key"
      text="您还没有登记手机号"
      action={{ text: '登记手机号', onPress: () => go('/setMyPhoneNumber', {}, { replace: true }) }}
    />
  ) : (
    <Empty
      picture="key"
      text={`您已登记手机号${mobileNo}`}
      action={{ text: '更换手机号', onPress: () => go('/ChangePhone', {}, { replace: true }) }}
    />
  )

const OldNumber = ({ mobileNo }: { readonly mobileNo: string | undefined }) => (
  <>
    <Notice>先验证支付密码，再向原手机号发送验证码</Notice>
    <CellGroup>
      <Cell label="原手机号" value={mobileNo} strong />
    </CellGroup>
  </>
)

function Face({ start, way }: { readonly start: Start; readonly way: Way }) {
  if (start.proved) {
    return (
      <>
        <Notice tone="success">人脸识别通过，请核对身份信息</Notice>
        <Card>
          <TextField
            label="身份证号后4位"
            value={start.idCardEnd}
            kind="idcard"
            maxLength={4}
            placeholder="请输入身份证号后4位"
            onChange={start.setIdCardEnd}
            error={start.endError}
          />
        </Card>
      </>
    )
  }
  return <FacePart face={start.face} purpose={ABOUT[way]} without={withoutFace(start, way)} />
}

export default definePage(StartPhone, { query: startPhoneQuery })
