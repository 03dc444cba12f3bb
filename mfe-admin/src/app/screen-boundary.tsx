import { FailedState } from '@safari/ui';
import { actionNumber, logFailure, RemoteTimeout } from '@safari/web-kit';
import { Component, type ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

interface Props {
  /** Resets the boundary when it changes. */
  at: string;
  onRetry: () => void;
  /** Called when a screen has loaded after its timeout. */
  onLate: () => void;
  children: ReactNode;
}

interface State {
  at: string;
  error?: unknown;
  failed: boolean;
}

/** Error boundary of one screen, for loading and rendering: the frame and the other screens are unaffected. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failed: false };
  }

  override componentDidCatch(error: unknown) {
    const { at } = this.props;
    logFailure(`The screen ${at} could not be shown`, error);
    if (!(error instanceof RemoteTimeout)) return;
    error.late.then(
      () => this.state.failed && this.state.error === error && this.leave(this.props.onLate),
      (reason: unknown) => {
        logFailure(`The screen ${at} failed after its timeout`, reason);
        if (this.state.error === error) this.setState({ error: reason });
      },
    );
  }

  private leave(by: () => void) {
    by();
    this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { error } = this.state;
    return <ScreenFailed error={error} onRetry={() => this.leave(this.props.onRetry)} />;
  }
}

function ScreenFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations();
  const isSlow = error instanceof RemoteTimeout;
  return (
    <FailedState
      level={1}
      className="my-section"
      title={t(isSlow ? 'part.slow' : 'part.failed')}
      onRetry={onRetry}
      retryLabel={t('tryAgain')}
      reference={actionNumber()}
    >
      {t(isSlow ? 'part.slow.text' : 'part.failed.text')}
    </FailedState>
  );
}
