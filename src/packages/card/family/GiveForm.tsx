import { FAMILY } from '@/domain/family/grant'
import { formatShortAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { LookupField } from '@/features/identity/personal/LookupField'
import { Effect } from '@/features/order/Effect'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { shutOut } from '@/features/order/shutOut'
import { ShutOut } from '@/features/order/ShutOut'
import { actKind } from '@/features/order/useObstacles'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { YuanField } from '@/ui/YuanField'
import { FAMILY_RELATIONS } from './grants'
import { limitTyped, useGiving } from './useGiving'

const LONGEST_NAME = 30
const LIMIT_DIGITS = 4

/** What it takes to give a family card. */
export function GiveForm({ title }: { readonly title: string }) {
  const { texts, errors, set, ready, review, password, effect } = useGiving()
  const shut = shutOut(password.obstacles)
  if (shut) return <ShutOut title={title} why={shut} />
  return (
    <Frame
      title={title}
      action={
        <Button kind={actKind(password.obstacles, ready)} onPress={review}>
          赠送
        </Button>
      }
    >
      <AfterObstacles obstacles={password.obstacles} waiting={<Skeleton shape="list" count={5} />}>
        <Notice>{`对方须是本行年满${FAMILY.youngestMember}周岁的客户。对方消费由您的电子账户付款，您可随时调低额度、暂停或停用`}</Notice>
        <Card>
          <TextField
            label="对方手机号"
            kind="digits"
            maxLength={11}
            value={texts.mobileNo}
            onChange={set('mobileNo')}
            placeholder="对方在本行登记的手机号"
            error={errors.mobileNo}
          />
          <TextField
            label="对方姓名"
            maxLength={LONGEST_NAME}
            value={texts.name}
            onChange={set('name')}
            placeholder="请填写真实姓名"
            error={errors.name}
          />
          <LookupField
            label="对方与您的关系"
            table={FAMILY_RELATIONS}
            value={texts.relation}
            onChange={set('relation')}
            error={errors.relation}
          />
          <YuanField
            label="每月额度（元）"
            maxLength={LIMIT_DIGITS}
            value={texts.monthLimit}
            onChange={set('monthLimit')}
            placeholder={`最多${formatShortAmount(FAMILY.mostAMonth)}元`}
            error={errors.monthLimit}
          />
          <YuanField
            label="单笔额度（元）"
            maxLength={LIMIT_DIGITS}
            value={texts.single}
            onChange={set('single')}
            placeholder={`最多${formatShortAmount(FAMILY.mostAtOnce)}元，不超过每月额度`}
            error={errors.single}
          />
        </Card>
        {effect && (
          <Card>
            <Effect {...effect} />
          </Card>
        )}
        <PasswordSheet
          password={password}
          name={`向${texts.name.trim()}赠送亲情卡，每月${formatShortAmount(limitTyped(texts.monthLimit))}元`}
          onComplete={password.complete}
        />
      </AfterObstacles>
    </Frame>
  )
}
