import { logFailure } from '@safari/web-kit';
import { Component, type ReactNode } from 'react';
import { Crashed } from './crashed';

/** The outermost error boundary, for failures of the frame itself; a remote's failure is caught in its own place. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The page could not be shown', error);
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
