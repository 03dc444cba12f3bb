import { Component, type ReactNode } from 'react';
import { logFailure } from '../logs/log-failure';
import { RemoteTimeout } from './remote-loading';
import type { RemoteFailure, RemoteModule } from './remotes.context';

interface Props {
  name: string;
  /** The failure has been rendered. Where only a file of the remote's own is late, the remote has not failed. */
  onFailure: () => void;
  onRetry: () => void;
  /** A load that had timed out has succeeded after all: the remote's, or that of a file of its own. */
  onLate: (module?: RemoteModule) => void;
  fallback: (failure: RemoteFailure) => ReactNode;
  children: ReactNode;
}

/** Error boundary of one remote, for its loading and its rendering: the rest of the page goes on. */
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
        logFailure(`${name} failed after its time`, reason);
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
