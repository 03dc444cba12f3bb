import { Inbox } from '../../src/icons';
import {
  Button,
  Card,
  EmptyState,
  FailedState,
  Progress,
  RemoteData,
  Skeleton,
  SkeletonCard,
  Spinner,
} from '../../src/index';
import { Example } from './example';

const idle = { isError: false, refetch: () => undefined };
const texts = {
  loadingLabel: 'Loading…',
  staleLabel: 'This could not be brought up to date.',
  failed: {
    title: 'This did not load',
    children: 'Please check your connection and try again.',
    retryLabel: 'Try Again',
  },
};

export function StatesPage() {
  return (
    <>
      <Example title="Remote data: loading, failed, empty, ready, ready but stale" grid>
        <Card>
          <RemoteData {...texts} result={idle}>
            {() => null}
          </RemoteData>
        </Card>
        <Card>
          <RemoteData {...texts} result={{ ...idle, isError: true }}>
            {() => null}
          </RemoteData>
        </Card>
        <Card>
          <RemoteData
            {...texts}
            result={{ ...idle, data: [] }}
            empty={
              <EmptyState
                icon={<Inbox />}
                title="Nothing here yet"
                action={<Button variant="secondary">Add the first</Button>}
              >
                What you add will appear here.
              </EmptyState>
            }
          >
            {() => null}
          </RemoteData>
        </Card>
        <Card className="p-inset">
          <RemoteData {...texts} result={{ ...idle, data: ['Ready'] }}>
            {(rows) => <p>{rows.join()}</p>}
          </RemoteData>
        </Card>
        <Card className="gap-4 p-inset">
          <RemoteData
            {...texts}
            result={{ data: ['Ready, but old'], isError: true, refetch: () => undefined }}
          >
            {(rows) => <p>{rows.join()}</p>}
          </RemoteData>
        </Card>
        <Card>
          <FailedState {...texts.failed} onRetry={() => undefined} retrying />
        </Card>
      </Example>
      <Example title="Skeletons" grid>
        <SkeletonCard />
        <div className="grid content-start gap-3">
          <Skeleton shape="circle" className="w-16" />
          <Skeleton shape="text" />
          <Skeleton className="h-24" />
        </div>
      </Example>
      <Example title="Spinner and progress">
        <Spinner />
        <Progress className="w-80" label="On the way" value={50} />
        <Progress className="w-80" label="On the way" value={3} max={7} valueText="Day 3 of 7" />
      </Example>
    </>
  );
}
