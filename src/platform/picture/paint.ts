import type { Shape } from '@/domain/drawing'

/** What a canvas of either platform draws with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillRect'
  | 'beginPath'
  | 'arc'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'fillText'
>

/** A canvas counts angles in radians from the right; a shape from the top. */
const angleOf = (part: number): number => (part - 0.25) * 2 * Math.PI

function paintShape(pen: Pen, shape: Shape): void {
  switch (shape.kind) {
    case 'box':
      pen.fillStyle = shape.colour
      pen.fillRect(shape.x, shape.y, shape.width, shape.height)
      return
    case 'arc':
      pen.strokeStyle = shape.colour
      pen.lineWidth = shape.band
      pen.lineCap = 'butt'
      pen.beginPath()
      pen.arc(shape.x, shape.y, shape.radius, angleOf(shape.from), angleOf(shape.to))
      pen.stroke()
      return
    case 'line':
      pen.strokeStyle = shape.colour
      pen.lineWidth = shape.band
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      pen.beginPath()
      shape.points.forEach(([x, y], at) => (at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
      pen.stroke()
      return
    case 'text':
      pen.fillStyle = shape.colour
      pen.font = `${shape.bold ? 'bold ' : ''}${shape.size}px sans-serif`
      pen.textAlign = shape.align
      pen.textBaseline = 'middle'
      pen.fillText(shape.text, shape.x, shape.y)
      return
  }
}

export const paint = (pen: Pen, shapes: readonly Shape[]): void => shapes.forEach((shape) => paintShape(pen, shape))
