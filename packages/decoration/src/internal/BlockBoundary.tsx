import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'

/**
 * Keeps one block's failure to that block. On the server React knows no error boundaries, but it gives a failed
 * `Suspense` its fallback and goes on; in the browser the boundary inside catches the same failure.
 */
export function BlockBoundary({ onError, children }: { onError: (error: unknown) => void; children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Boundary onError={onError}>{children}</Boundary>
    </Suspense>
  )
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
