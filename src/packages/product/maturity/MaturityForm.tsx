import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import type { MaturityOption } from '@/contract/maturity/maturityFields'
import type { queryMaturity } from '@/contract/maturity/queryMaturity'
import { isDay } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { INSTRUCTION_NAMES, standingText } from '@/domain/maturity/instruction'
import type { Agreement } from '@/products/agreements'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { CellTable } from '@/ui/Cell/CellTable'
import { Heading } from '@/ui/Heading'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Notice } from '@/ui/Notice'
import type { ChoosingMaturity } from './useMaturity'
import {
  couponNote,
  optionBrings,
  optionEffect,
  optionHint,
  optionNote,
  optionRisk,
  optionRows,
  staleTestNote,
} from './maturity'
import { Choice, Choices } from '@/ui/Choice'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { Effect } from '@/features/order/Effect'
import { resultRows } from '@/features/order/resultRows'
import { RiskNotice } from '../RiskNotice'
import { AgreementSheet } from '@/features/document/AgreementSheet'
import './MaturityForm.scss'

type Maturity = ResponseOf<typeof queryMaturity>

/** The deposit, and until when its instruction can be changed. */
function Deposit({ maturity }: { readonly maturity: Maturity }) {
  const { holding, instruction, decided, changeable, changeableUntil } = maturity
  return (
    <Card>
      <View className="maturity-form__name">{holding.prodDesc}</View>
      <Amount value={holding.amount} size="hero" />
      <View className="maturity-form__caption">
        {isDay(holding.endDate) ? `本金，${formatDay(holding.endDate)}到期` : '本金'}
      </View>
      <View className="maturity-form__now">{`当前处理方式：${standingText(instruction, decided)}`}</View>
      <View className="maturity-form__caption">
        {changeable ? `${formatInstant(changeableUntil)}前可以修改` : '已过修改时间，到期日按当前方式办理'}
      </View>
    </Card>
  )
}

/** What the choice comes to, below it so that it is in sight. */
function Outcome({ option }: { readonly option: MaturityOption }) {
  const brings = optionBrings(option)
  return (
    <View className="maturity-form__outcome">
      <View className="maturity-form__caption">到期时预计</View>
      <Effect {...optionEffect(option)} />
      {brings !== undefined && <View className="maturity-form__brings">{unbroken(brings)}</View>}
    </View>
  )
}

/** The risk test that an instruction into shares needs on the day of maturity, told before it is given. */
function TestAtMaturity({ maturity, option }: { readonly maturity: Maturity; readonly option: MaturityOption }) {
  const { data } = useCall(queryRiskResult, {})
  const note = staleTestNote(option, maturity.holding.endDate, data?.test)
  return note === undefined ? null : (
    <View className="maturity-form__coupon">
      <Notice tone="warning">{note}</Notice>
    </View>
  )
}

/** What may be done with the deposit at maturity, what it would come to, and what is agreed to. */
export function MaturityForm({ maturity, choosing }: { maturity: Maturity; choosing: ChoosingMaturity }) {
  const { option, chosen, change, form, target, facts, agreements, changed } = choosing
  const [reading, setReading] = useState<Agreement>()
  if (maturity.holding.status !== 'OPEN') {
    return <Notice tone="info">该笔存款已结束，不能再设置到期处理方式。</Notice>
  }
  const coupon = option && couponNote(option, maturity.coupon)
  return (
    <>
      <Deposit maturity={maturity} />
      {maturity.changeable ? (
        <Choices label="到期处理方式">
          {maturity.options.map((each) => (
            <View key={each.instruction} className="maturity-form__option">
              {optionRisk(each) !== undefined && (
                <Heading level={3} className="maturity-form__other">
                  不是存款
                </Heading>
              )}
              <Choice
                title={INSTRUCTION_NAMES[each.instruction]}
                warning={optionRisk(each)}
                hint={optionHint(each)}
                chosen={each.instruction === chosen}
                disabled={each.unavailable !== '' && each.instruction !== maturity.instruction}
                onChoose={() => change({ chosen: each.instruction, agreed: false })}
              />
              {each === option && <Outcome option={each} />}
            </View>
          ))}
        </Choices>
      ) : (
        option && (
          <Card>
            <Outcome option={option} />
          </Card>
        )
      )}
      {option && <CellTable note={optionNote(option)} rows={resultRows(optionRows(option))} />}
      {option?.target?.kind === 'wealth' && changed && <TestAtMaturity maturity={maturity} option={option} />}
      {coupon !== undefined && (
        <View className="maturity-form__coupon">
          <Notice tone="info">{coupon}</Notice>
        </View>
      )}
      {changed && target?.index.riskNotice && <RiskNotice paragraphs={target.index.riskNotice} />}
      {changed && agreements.length > 0 && (
        <View className="maturity-form__agreement">
          <RequiredCheckbox
            checked={form.agreed}
            onChange={(agreed) => change({ agreed })}
            label="我已阅读并同意"
            links={agreements.map((agreement) => ({
              text: `《${agreement.title}》`,
              onPress: () => setReading(agreement),
            }))}
          />
        </View>
      )}
      <AgreementSheet agreement={reading} facts={facts} onClose={() => setReading(undefined)} />
    </>
  )
}
