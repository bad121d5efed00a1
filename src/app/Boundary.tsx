import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState'
import { Frame } from './Frame'

interface BoundaryState {
  readonly failed: boolean
}

/** Catches every bug that throws while drawing: the page says so and can be drawn again. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <Frame title="温馨提示">
        <ErrorState message="页面出错了，请重试" onRetry={() => this.setState({ failed: false })} />
      </Frame>
    )
  }
}
