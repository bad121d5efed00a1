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

  it('are none between equal texts, nor where a sentence only moved under its heading', () => {
    fc.assert(
      fc.property(sentences, (one) => {
        for (const other of [one, [...one].reverse()])
          expect(textChanges(text(...one), text(...other)).filter(({ change }) => change !== 'SAME')).toEqual([])
      }),
    )
  })

  const [collected, refused] = ['一、我行收集', '二、我行不收集']
  const under = (section: string, ...lines: readonly string[]) => lines.map((one) => ({ section, text: one }))
  const told = (old: readonly Sentence[], next: readonly Sentence[]) =>
    textChanges(old, next).filter(({ change }) => change !== 'SAME')

  it('tell a sentence that moved under another heading as gone there and new here', () => {
    const old = [...under(collected, '您的姓名。'), ...under(refused, '您的位置。')]
    const next = [...under(collected, '您的姓名。', '您的位置。'), ...under(refused)]
    expect(told(old, next)).toEqual([
      { change: 'NEW', section: collected, now: '您的位置。' },
      { change: 'GONE', section: refused, was: '您的位置。' },
    ])
  })

  it('tell a sentence that stood under two headings and is dropped under one, and one of two under one heading', () => {
    const old = [...under(collected, '您的位置。', '可以撤回。', '可以撤回。'), ...under(refused, '您的位置。')]
    const next = [...under(collected, '可以撤回。'), ...under(refused, '您的位置。')]
    expect(told(old, next)).toEqual([
      { change: 'GONE', section: collected, was: '您的位置。' },
      { change: 'GONE', section: collected, was: '可以撤回。' },
    ])
  })

  it('tell of a heading with another number the heading alone', () => {
    expect(told(under('二、存储', '二、存储', '保存十年。'), under('三、存储', '三、存储', '保存十年。'))).toEqual([
      { change: 'CHANGED', section: '三、存储', was: '二、存储', now: '三、存储' },
    ])
  })

  it('tell as new and gone what isn’t alike', () => {
    expect(said(textChanges(text('我行保存影像。'), text('请致电客服！')))).toEqual([
      ['NEW', '请致电客服！'],
      ['GONE', '我行保存影像。'],
    ])
  })

  /** Sentences under three headings. */
  const sections = fc
    .array(sentences, { minLength: 3, maxLength: 3 })
    .map((lists) =>
      lists.flatMap((list, index) => under(`${'一二三'.charAt(index)}、${'甲乙丙'.charAt(index)}`, ...list)),
    )
  const counted = (lines: readonly (readonly [string, string])[]) => lines.map((one) => one.join()).sort()

  it('lose nothing of either text, and add nothing: each sentence as often as it stands under its heading', () => {
    fc.assert(
      fc.property(sections, sections, (old, next) => {
        const changes = textChanges(old, next)
        const now = changes.flatMap((one) => ('now' in one ? [{ section: one.section, text: one.now }] : []))
        expect(now).toEqual(next)
        const was = changes.map((one) => [one.section, 'was' in one ? one.was : one.change === 'NEW' ? '' : one.now])
        expect(counted(was.flatMap(([section = '', one = '']) => (one === '' ? [] : [[section, one]])))).toEqual(
          counted(old.map(({ section, text: one }) => [section, one])),
        )
      }),
    )
  })

  it('call new what stands more often under its heading in the new text alone, and gone what stood more often in the old one', () => {
    const times = (lines: readonly Sentence[], section: string, one: string) =>
      lines.filter((line) => line.section === section && line.text === one).length
    fc.assert(
      fc.property(sections, sections, (old, next) => {
        for (const one of textChanges(old, next)) {
          if (one.change === 'SAME') continue
          const more = (line: string) => times(next, one.section, line) - times(old, one.section, line)
          if ('now' in one) expect(more(one.now)).toBeGreaterThan(0)
          if ('was' in one) expect(more(one.was)).toBeLessThan(0)
        }
      }),
    )
  })

  it('keep the heading a sentence stands under', () => {
    const [change] = textChanges([], [{ section: '二、人脸信息', text: '只留存结果。' }])
    expect(change).toEqual({ change: 'NEW', section: '二、人脸信息', now: '只留存结果。' })
  })
})
