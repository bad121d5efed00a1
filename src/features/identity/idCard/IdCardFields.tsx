import { useState } from 'react'
import { formatDay } from '@/domain/dates/format'
import { civilOf, day, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { DateSheet } from '@/ui/DateSheet'
import { PickField } from '@/ui/PickField'
import { TextField } from '@/ui/TextField'
import { IdCardPicture } from './IdCardPicture'
import type { IdCardForm } from './useIdCardForm'
import type { Photo, Photos } from './useIdCardReading'

const shown = (date: string): string | undefined => (isDay(date) ? formatDay(date) : undefined)

/** The first second-generation cards were issued in 2004; the longest term is 20 years. */
const daysFor = (field: 'validFrom' | 'validUntil'): readonly [Day, Day] => {
  const today = dayOfInstant(Date.now())
  return field === 'validFrom'
    ? [day('20040101'), today]
    : [day(`${civilOf(today).year - 1}0101`), day(`${civilOf(today).year + 20}1231`)]
}

interface IdCardFieldsProps {
  readonly form: IdCardForm
  readonly photos: Photos
}

/** The text of the ID card, each side's beside its picture; every line can be corrected. */
export const IdCardFields = ({ form, photos }: IdCardFieldsProps) => (
  <>
    <PortraitFields form={form} photo={photos.portrait} />
    <EmblemFields form={form} photo={photos.emblem} />
  </>
)

interface SideProps {
  readonly form: IdCardForm
  readonly photo: Photo
}

function PortraitFields({ form: { text, errors, change }, photo }: SideProps) {
  return (
    <Card>
      <IdCardPicture name="人像面" photo={photo}>
        <TextField
          label="姓名"
          value={text.name}
          maxLength={30}
          onChange={(name) => change({ name })}
          error={errors.name}
        />
        <TextField
          label="民族"
          value={text.nation}
          maxLength={10}
          onChange={(nation) => change({ nation })}
          error={errors.nation}
        />
      </IdCardPicture>
      <TextField
        label="身份证号"
        value={text.idCardNo}
        kind="idcard"
        maxLength={18}
        onChange={(idCardNo) => change({ idCardNo })}
        error={errors.idCardNo}
      />
      <TextField
        label="住址"
        value={text.address}
        maxLength={100}
        onChange={(address) => change({ address })}
        error={errors.address}
      />
    </Card>
  )
}

function EmblemFields({ form: { text, errors, change }, photo }: SideProps) {
  const [picking, setPicking] = useState<'validFrom' | 'validUntil'>()
  return (
    <>
      <Card>
        <IdCardPicture name="国徽面" photo={photo}>
          <PickField
            label="有效期起"
            value={shown(text.validFrom)}
            error={errors.validFrom}
            onPress={() => setPicking('validFrom')}
          />
          {!text.longTerm && (
            <PickField
              label="有效期止"
              value={shown(text.validUntil)}
              error={errors.validUntil}
              onPress={() => setPicking('validUntil')}
            />
          )}
        </IdCardPicture>
        <Checkbox checked={text.longTerm} label="证件长期有效" onChange={(longTerm) => change({ longTerm })} />
        <TextField
          label="签发机关"
          value={text.authority}
          maxLength={50}
          onChange={(authority) => change({ authority })}
          error={errors.authority}
        />
      </Card>
      {picking && (
        <DateSheet
          open
          title={picking === 'validFrom' ? '有效期起' : '有效期止'}
          days={daysFor(picking)}
          value={text[picking]}
          onConfirm={(chosen) => {
            change({ [picking]: chosen })
            setPicking(undefined)
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  )
}
