import { Component, type ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** A part of TRY OUT that did not arrive, and the way to ask for it again. */
export class LoadBoundary extends Component<{ onRetry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Alert
        kind="error"
        action={
          <Button size="sm" onClick={this.retry}>
            Try again
          </Button>
        }
      >
        TRY OUT could not be loaded. Check the connection.
      </Alert>
    )
  }
}
