import { FailedState } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { Component, type ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

interface Props {
  /** Another screen is a new chance. */
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

/** Keeps the failure of one screen, while loading or while running, from the frame and the other screens. */
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
    // some browsers remember for the life of a page that a file did not load
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
