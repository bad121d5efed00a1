import fc from 'fast-check'
import { sentencesOf, textChanges } from './textChanges'
import type { Change, Sentence } from './textChanges'

const text = (...sentences: readonly string[]): Sentence[] => sentences.map((one) => ({ section: '一', text: one }))
const said = (changes: readonly Change[]): readonly (readonly string[])[] =>
  changes.map((one) => [one.change, ...('was' in one ? [one.was] : []), ...('now' in one ? [one.now] : [])])

/** Few different sentences, so that texts share, repeat and move some. */
const sentences = fc.array(
  fc
    .array(fc.constantFrom('我行', '不', '保存', '您的', '人脸', '影像', '十年'), { minLength: 1, maxLength: 6 })
    .map((words) => `${words.join('')}。`),
  { maxLength: 12 },
)

describe('the sentences of a paragraph', () => {
  it('end where Chinese sentences end, with the quote that they close', () => {
    expect(sentencesOf('我行问：“您同意吗？”您可以不同意；不影响其他服务。没有句号')).toEqual([
      '我行问：“您同意吗？”',
      '您可以不同意；',
      '不影响其他服务。',
      '没有句号',
    ])
  })

  it('are the paragraph, whatever stands in it', () => {
    const paragraph = fc.string({ unit: fc.constantFrom('我', '行', '。', '；', '？', '”', '）', '\n', 'a', ' ') })
    fc.assert(fc.property(paragraph, (one) => expect(sentencesOf(one).join('')).toBe(one)))
  })
})

describe('the changes from one text to another', () => {
  it('tell what was added, changed and dropped, each in its place', () => {
    const old = text('我行收集您的姓名。', '我行保存影像五年。', '您可以致电客服。', '本条不再适用。')
    const next = text('我行收集您的姓名。', '我行不保存影像。', '另收集收货地址！', '您可以致电客服。')
    expect(said(textChanges(old, next))).toEqual([
      ['SAME', '我行收集您的姓名。'],
      ['CHANGED', '我行保存影像五年。', '我行不保存影像。'],
      ['NEW', '另收集收货地址！'],
      ['SAME', '您可以致电客服。'],
      ['GONE', '本条不再适用。'],
    ])
  })

  it('are none between equal texts, nor where a sentence only moved', () => {
    fc.assert(
      fc.property(sentences, (one) => {
        for (const other of [one, [...one].reverse()])
          expect(textChanges(text(...one), text(...other)).filter(({ change }) => change !== 'SAME')).toEqual([])
      }),
    )
  })

  it('lose nothing of either text, and add nothing', () => {
    fc.assert(
      fc.property(sentences, sentences, (old, next) => {
        const changes = textChanges(text(...old), text(...next))
        expect(changes.flatMap((one) => ('now' in one ? [one.now] : []))).toEqual(next)
        const was = changes.flatMap((one) => ('was' in one ? [one.was] : []))
        expect(was.filter((one) => !old.includes(one))).toEqual([])
        expect(old.filter((one) => !was.includes(one) && !next.includes(one))).toEqual([])
      }),
    )
  })

  it('call new what stands in the new text alone, and gone what stood in the old one alone', () => {
    fc.assert(
      fc.property(sentences, sentences, (old, next) => {
        for (const one of textChanges(text(...old), text(...next))) {
          if (one.change === 'SAME') continue
          if ('now' in one) expect([next.includes(one.now), old.includes(one.now)]).toEqual([true, false])
          if ('was' in one) expect([old.includes(one.was), next.includes(one.was)]).toEqual([true, false])
        }
      }),
    )
  })

  it('keep the heading a sentence stands under', () => {
    const [change] = textChanges([], [{ section: '二、人脸信息', text: '只留存结果。' }])
    expect(change).toEqual({ change: 'NEW', section: '二、人脸信息', now: '只留存结果。' })
  })
})
