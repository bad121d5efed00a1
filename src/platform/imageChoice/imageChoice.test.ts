import fc from 'fast-check'
import { compress, firstScale, MAX_PIXELS_A_SIDE, USUAL_LIMIT } from './compress'
import { prepareImage } from './index.h5'

const TARGET_BYTES = USUAL_LIMIT.maxBytes

const shrinking = (start: number, limit = USUAL_LIMIT) => {
  const factors: number[] = []
  return {
    factors,
    run: () =>
      compress(
        (factor) => {
          factors.push(factor)
          return Promise.resolve(start * factor)
        },
        (size) => size,
        limit,
      ),
  }
}

describe('image compression', () => {
  it('stops at the first try that fits, each step 0.95 of the one before', async () => {
    const { factors, run } = shrinking(TARGET_BYTES / (0.95 * 0.95))
    expect(await run()).toMatchObject({ ok: true })
    expect(factors).toEqual([1, 0.95, 0.95 * 0.95])
  })

  it('refuses after ten tries with the sentence of the specification', async () => {
    const { factors, run } = shrinking(TARGET_BYTES * 100)
    expect(await run()).toEqual({
      ok: false,
      error: { kind: 'compressionFailed', message: '图片上传失败，请重新拍照！' },
    })
    expect(factors).toHaveLength(10)
  })

  it('never lets through what is over the target', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 * TARGET_BYTES }), async (start) => {
        const result = await shrinking(start).run()
        if (result.ok) expect(result.value).toBeLessThanOrEqual(TARGET_BYTES)
        else expect(start * 0.95 ** 9).toBeGreaterThan(TARGET_BYTES)
      }),
    ))

  it('takes the limit and the steps that the bank has said', async () => {
    const { factors, run } = shrinking(300, { maxBytes: 200, quality: 0.8 })
    expect(await run()).toMatchObject({ ok: true })
    expect(factors).toEqual([1, 0.8, 0.8 * 0.8])
  })

  it('turns an encoder that breaks into the same refusal', async () => {
    const broken = await compress(
      () => Promise.reject(new Error('no canvas')),
      () => 0,
      USUAL_LIMIT,
    )
    expect(broken).toMatchObject({ ok: false, error: { kind: 'compressionFailed' } })
  })

  it('scales the longer side down and enlarges nothing', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const scale = firstScale(width, height)
        expect(scale).toBeLessThanOrEqual(1)
        expect(Math.max(width, height) * scale).toBeLessThanOrEqual(MAX_PIXELS_A_SIDE + 1e-6)
      }),
    ))
})

describe('a small picture', () => {
  const small = new Blob(['\u00ff\u00d8'], { type: 'image/jpeg' })
  const opened = jest.fn((): string => {
    throw new Error('nothing is drawn here')
  })
  beforeEach(() => {
    opened.mockClear()
    Object.assign(URL, { createObjectURL: opened })
  })

  it('is sent as it is, unless nothing that a camera noted may be left of it', async () => {
    await prepareImage(small)
    expect(opened).not.toHaveBeenCalled()
    const anew = await prepareImage(small, { ...USUAL_LIMIT, anew: true })
    expect(opened).toHaveBeenCalledTimes(1)
    // What can't be drawn isn't sent as it is either.
    expect(anew).toMatchObject({ ok: false, error: { kind: 'compressionFailed' } })
  })
})

describe('image input', () => {
  it.each([['a path'], [undefined], [{ size: 1, type: 'image/png' }]])('refuses %p: not a file', async (input) => {
    expect(await prepareImage(input)).toMatchObject({ ok: false, error: { kind: 'notAFile' } })
  })

  it('refuses a file that is not an image', async () => {
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
    expect(await prepareImage(pdf)).toMatchObject({ ok: false, error: { kind: 'notAnImage' } })
  })
})
