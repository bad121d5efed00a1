import type { Delivery } from '@/domain/points/mall'
import { ADDRESS_KEPT_DAYS, STREET_MOST } from '@/domain/points/mall'
import { RegionField } from '@/features/identity/personal/RegionField'
import { Card } from '@/ui/Card'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { TextField } from '@/ui/TextField'

export interface DeliveryFormProps {
  readonly delivery: Delivery
  readonly problems: Partial<Record<keyof Delivery, string>>
  readonly agreed: boolean
  readonly onChange: (part: Partial<Delivery>) => void
  readonly onAgree: (agreed: boolean) => void
}

const MOBILE_DIGITS = 11
const NAME_MOST = 30

/** Where a thing is sent, and the consent to pass that on to the carrier, for this order alone. */
export const DeliveryForm = ({ delivery, problems, agreed, onChange, onAgree }: DeliveryFormProps) => (
  <Card>
    <TextField
      label="收件人"
      value={delivery.name}
      onChange={(name) => onChange({ name })}
      placeholder="请填写姓名"
      maxLength={NAME_MOST}
      {...(problems.name !== undefined && { error: problems.name })}
    />
    <TextField
      label="手机号"
      kind="digits"
      value={delivery.mobileNo}
      onChange={(mobileNo) => onChange({ mobileNo })}
      placeholder="快递联系用"
      maxLength={MOBILE_DIGITS}
      {...(problems.mobileNo !== undefined && { error: problems.mobileNo })}
    />
    <RegionField
      value={delivery.region === '' ? undefined : delivery.region}
      onChange={({ regionName }) => onChange({ region: regionName })}
      error={problems.region}
    />
    <TextField
      label="详细地址"
      value={delivery.street}
      onChange={(street) => onChange({ street })}
      placeholder="街道、门牌号"
      maxLength={STREET_MOST}
      {...(problems.street !== undefined && { error: problems.street })}
    />
    <RequiredCheckbox
      missing="请先同意将收货地址用于本次配送"
      checked={agreed}
      onChange={onAgree}
      label={`同意将以上信息提供给承运快递公司，仅用于本次配送，签收${ADDRESS_KEPT_DAYS}天后删除`}
    />
  </Card>
)
