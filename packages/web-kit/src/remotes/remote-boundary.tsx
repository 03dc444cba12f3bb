import { Component, type ReactNode } from 'react';
import { logFailure } from '../logs/log-failure';
import { RemoteTimeout } from './remote-loading';
import type { RemoteFailure, RemoteModule } from './remotes.context';

interface Props {
  name: string;
  /** The failure has been rendered. */
  onFailure: () => void;
  onRetry: () => void;
  /** A load that had timed out has succeeded after all. */
  onLate: (module: RemoteModule) => void;
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
    logFailure(`${this.props.name} could not be shown`, error);
    this.props.onFailure();
    if (error instanceof RemoteTimeout) {
      (error.late as Promise<RemoteModule>).then(
        (module) => this.state.error === error && !this.gone && this.props.onLate(module),
        (reason: unknown) => logFailure(`${this.props.name} failed after its time`, reason),
      );
    }
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
