import fc from 'fast-check'
import { FIRST_STEP, MISMATCH, nextStep, wasWrong } from './steps'
import type { SetGestureState } from './steps'

const L = [0, 3, 6, 7, 8]
const after = (...drawings: number[][]): SetGestureState =>
  drawings.reduce<SetGestureState>((state, points) => nextStep(state, { type: 'drawn', points }), FIRST_STEP)

describe('setting a gesture', () => {
  it.each([
    [[[0, 1, 2]], 'draw', '手势密码至少连接4个点，请重新绘制'],
    [[[0, 1, 2, 2]], 'draw', '手势密码至少连接4个点，请重新绘制'],
    [[L], 'repeat', undefined],
    [[L, [0, 1]], 'repeat', '手势密码至少连接4个点，请重新绘制'],
    [[L, [...L].reverse()], 'draw', MISMATCH],
    [[L, L], 'password', undefined],
    [[L, [0, 1, 2, 5], [0, 1, 2, 5]], 'repeat', undefined],
  ] as const)('after %j stands at %s', (drawings, step, problem) => {
    const state = after(...drawings.map((points) => [...points]))
    expect(state.step).toBe(step)
    expect(state.problem).toBe(problem)
  })

  it('asks for the password only after the same good pattern twice', () => {
    const pattern = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 })
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 6 }), (drawings) => {
        const state = after(...drawings)
        if (state.step !== 'password') return
        const taken = state.pattern.join()
        expect(new Set(state.pattern).size).toBeGreaterThanOrEqual(4)
        expect(drawings.filter((points) => points.join() === taken).length).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('starts anew when the bank finds the pattern weak, and keeps it when the password was wrong', () => {
    const asking = after(L, L)
    expect(nextStep(asking, { type: 'refused', message: '弱', weak: true })).toEqual({ step: 'draw', problem: '弱' })
    expect(nextStep(asking, { type: 'refused', message: '错', weak: false })).toEqual({ ...asking, problem: '错' })
    expect(nextStep(asking, { type: 'again' })).toEqual(FIRST_STEP)
  })

  it('shows as wrong what wasn’t taken', () => {
    expect(wasWrong(FIRST_STEP, after([0, 1]))).toBe(true)
    expect(wasWrong(after(L), after(L, [0, 1, 2, 5]))).toBe(true)
    expect(wasWrong(FIRST_STEP, after(L))).toBe(false)
    expect(wasWrong(after(L), after(L, L))).toBe(false)
  })
})
