import { Component, type ReactNode } from 'react';
import { logFailure } from '../logs/log-failure';
import { RemoteTimeout } from './remote-loading';
import type { RemoteFailure, RemoteModule } from './remotes.context';

interface Props {
  name: string;
  /** Called when the failure has been rendered. Not called where only a lazily loaded file of the remote is late. */
  onFailure: () => void;
  onRetry: () => void;
  /** Called when a load succeeds after its timeout: the remote's, or one of its lazily loaded files'. */
  onLate: (module?: RemoteModule) => void;
  fallback: (failure: RemoteFailure) => ReactNode;
  children: ReactNode;
}

/** Error boundary of one remote, for loading and rendering: the rest of the page is unaffected. */
export class RemoteBoundary extends Component<Props, { error?: unknown; failed: boolean }> {
  private gone = false;
  override state: { error?: unknown; failed: boolean } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name, onFailure, onLate } = this.props;
    logFailure(`${name} could not be shown`, error);
    const isWhole = !(error instanceof RemoteTimeout) || error.id === name;
    if (isWhole) onFailure();
    if (!(error instanceof RemoteTimeout)) return;
    const isAwaited = () => this.state.error === error && !this.gone;
    error.late.then(
      (late) => isAwaited() && onLate(isWhole ? (late as RemoteModule) : undefined),
      (reason: unknown) => {
        logFailure(`${name} failed after its timeout`, reason);
        if (!isWhole) onFailure();
        if (isAwaited()) this.setState({ error: reason });
      },
    );
  }

  override componentDidMount() {
    this.gone = false; // StrictMode mounts twice
  }

  override componentWillUnmount() {
    this.gone = true;
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback({ error: this.state.error, retry: this.props.onRetry });
  }
}
