import { paint } from './paint'
import type { Pen } from './paint'

/** Notes what is drawn, with the look it is drawn with. */
function notingPen(): { readonly pen: Pen; readonly drawn: readonly unknown[] } {
  const drawn: unknown[] = []
  let path: readonly unknown[] = []
  const pen: Pen = {
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 0, lineCap: 'butt', lineJoin: 'miter' },
    ...{ font: '', textAlign: 'start', textBaseline: 'top' },
    beginPath: () => (path = []),
    arc: (...given) => (path = given.filter((one) => typeof one === 'number')),
    moveTo: (...given) => (path = given),
    lineTo: (...given) => (path = [...path, ...given]),
    stroke: () => drawn.push([path, pen.lineWidth, pen.lineCap, pen.strokeStyle]),
    fillRect: (...given) => drawn.push([given, pen.fillStyle]),
    fillText: (...given) => drawn.push([given, pen.font, pen.textAlign, pen.textBaseline, pen.fillStyle]),
  }
  return { pen, drawn }
}

it('draws each shape in its own look, a ring’s pieces clockwise from the top', () => {
  const { pen, drawn } = notingPen()
  paint(pen, [
    { kind: 'box', x: 1, y: 2, width: 3, height: 4, colour: 'white' },
    {
      kind: 'line',
      points: [
        [1, 2],
        [3, 4],
      ],
      band: 5,
      colour: 'gold',
    },
    { kind: 'arc', x: 50, y: 60, radius: 40, band: 8, from: 0, to: 0.25, colour: 'red' },
    { kind: 'text', text: '支出', x: 7, y: 8, align: 'center', size: 30, bold: true, colour: 'black' },
    { kind: 'text', text: '收入', x: 7, y: 9, align: 'left', size: 26, bold: false, colour: 'grey' },
  ])
  expect(drawn).toEqual([
    [[1, 2, 3, 4], 'white'],
    [[1, 2, 3, 4], 5, 'round', 'gold'],
    [[50, 60, 40, -Math.PI / 2, 0], 8, 'butt', 'red'],
    [['支出', 7, 8], 'bold 30px sans-serif', 'center', 'middle', 'black'],
    [['收入', 7, 9], '26px sans-serif', 'left', 'middle', 'grey'],
  ])
})
