import { View } from '@tarojs/components'
import { useState } from 'react'
import { CASE_PICTURES } from '@/domain/cases/pictures'
import { COMPLAINT } from '@/ui/complaint'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import { PictureSheet } from './PictureSheet'
import { usePicking } from './usePicking'
import type { Picking } from './usePicking'
import type { Picked, Pictures } from './usePictures'
import './PictureField.scss'

export interface PictureFieldProps {
  readonly pictures: Pictures
  /** Whether what is missing is said: once somebody has tried to send. */
  readonly tried: boolean
}

const LABEL = `图片（选填，最多${CASE_PICTURES}张）`

/** Why the writing can't be sent yet. */
function complaintOf(picked: readonly Picked[]): string | undefined {
  if (picked.some(({ state }) => state === 'failed')) return '有图片未上传，请点图片重试或删除'
  return picked.some(({ state }) => state === 'busy') ? '图片正在上传，请稍候再提交' : undefined
}

/** Pictures beside a writing: added one by one, each with how far it is, looked at, and taken out again. */
export function PictureField({ pictures, tried }: PictureFieldProps) {
  const { picked } = pictures
  const picking = usePicking(pictures)
  const [shown, setShown] = useState<number>()
  const enlarged = picked.findIndex(({ number }) => number === shown)
  const address = picked[enlarged]?.image.address
  const left = CASE_PICTURES - picked.length
  return (
    <View className="picture-field">
      <View className="picture-field__label" aria-hidden="true">
        {LABEL}
      </View>
      <View className="picture-field__tiles" {...role('list')} aria-label={LABEL}>
        {picked.map((one, place) => (
          <View key={one.number} className="picture-field__tile" {...role('listitem')}>
            <Tile one={one} name={`第${place + 1}张图片`} picking={picking} onEnlarge={setShown} />
          </View>
        ))}
        {left > 0 && (
          <View className="picture-field__tile" {...role('listitem')}>
            <Pressable className="picture-field__add" label={`添加图片，还可添加${left}张`} onPress={picking.pick}>
              <View className="picture-field__inside">
                <Icon name="camera" />
                <View className="picture-field__word">添加图片</View>
              </View>
            </Pressable>
          </View>
        )}
      </View>
      <Problems picked={picked} problem={picking.problem ?? (tried ? complaintOf(picked) : undefined)} />
      <View className="picture-field__note">请遮住无关的个人信息</View>
      <PictureSheet
        title={`第${enlarged + 1}张图片`}
        {...(address !== undefined && { address })}
        onClose={() => setShown(undefined)}
      />
    </View>
  )
}

interface TileProps {
  readonly one: Picked
  /** By its place among those picked. */
  readonly name: string
  readonly picking: Picking
  readonly onEnlarge: (number: number) => void
}

const LABELS: Readonly<Record<Picked['state'], string>> = {
  busy: '上传中',
  done: '已上传，查看大图',
  failed: '未上传，点击重试',
}

function Tile({ one: { number, image, state }, name, picking, onEnlarge }: TileProps) {
  return (
    <>
      <Pressable
        className={classes('picture-field__picture', `is-${state}`)}
        label={`${name}${LABELS[state]}`}
        busy={state === 'busy'}
        onPress={() => (state === 'failed' ? picking.retry(number) : onEnlarge(number))}
      >
        <View className="picture-field__inside">
          <Picture address={image.address} fit="cover" />
        </View>
        {state !== 'done' && (
          <View className="picture-field__veil">
            {state === 'failed' && <Icon name="refresh" />}
            <View className="picture-field__word">{state === 'failed' ? '重试' : '上传中…'}</View>
          </View>
        )}
      </Pressable>
      <Pressable className="picture-field__remove" label={`删除${name}`} onPress={() => picking.remove(number)}>
        <View className="picture-field__cross">
          <Icon name="close" size="small" />
        </View>
      </Pressable>
    </>
  )
}

/** Why pictures aren't there, and which. */
function Problems({ picked, problem }: { readonly picked: readonly Picked[]; readonly problem: string | undefined }) {
  const failed = picked.flatMap(({ number, message = [] }, place) =>
    message.length === 0 ? [] : [{ number, said: `第${place + 1}张：${message}` }],
  )
  return (
    <>
      {failed.map(({ number, said }) => (
        <View key={number} className="picture-field__problem" {...role('alert')}>
          {said}
        </View>
      ))}
      {problem !== undefined && (
        <View className={classes('picture-field__problem', COMPLAINT)} {...role('alert')}>
          {problem}
        </View>
      )}
    </>
  )
}
