import { FailedState } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { Component, type ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

interface Props {
  /** Another value resets the boundary. */
  at: string;
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  at: string;
  failed: boolean;
  /** How often this screen has failed. */
  times: number;
}

/** Error boundary of one screen, for its loading and its rendering: frame and other screens go on. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false, times: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failed: false, times: 0 };
  }

  override componentDidCatch(error: unknown) {
    logFailure(`The screen ${this.props.at} could not be shown`, error);
    this.setState(({ times }) => ({ times: times + 1 }));
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    // some browsers cache a failed import for the life of the page
    const again = this.state.times > 1 ? () => window.location.reload() : this.retry;
    return <ScreenFailed onRetry={again} reloads={this.state.times > 1} />;
  }
}

function ScreenFailed({ onRetry, reloads }: { onRetry: () => void; reloads: boolean }) {
  const t = useTranslations();
  return (
    <FailedState
      level={1}
      className="my-section"
      title={t('part.failed')}
      onRetry={onRetry}
      retryLabel={t(reloads ? 'part.reload' : 'tryAgain')}
    >
      {t('part.failed.text')}
    </FailedState>
  );
}
