import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { logFailure } from '../logs/log-failure';
import type { LiveHandlers, LiveListener } from './live-updates';

/** A short visit opens no stream and loads no code for it; changes before that are reported when the stream opens. */
const VISITOR_DELAY_MS = 5_000;
const RETRY_MS = 5_000;
const NOBODY: LiveListener = { customer: null, staff: false };

/** Keeps all screens current: the catalogue for everybody, private data for whoever is signed in. */
export function useLiveUpdates(listener: LiveListener | undefined): void {
  const dispatch = useDispatch();
  const isListening = listener !== undefined;
  const { customer, staff } = listener ?? NOBODY;
  useEffect(() => {
    if (!isListening) return;
    return listen(
      { customer, staff },
      {
        onStale: (tags) => dispatch(api.util.invalidateTags([...tags])),
        onStranger: () => dispatch(api.util.invalidateTags(['CurrentUser', 'StaffSession'])),
      },
    );
  }, [isListening, customer, staff, dispatch]);
}

function listen(listener: LiveListener, handlers: LiveHandlers): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    try {
      const { connectLive } = await import('./live-updates');
      if (!isOver) stop = connectLive(listener, handlers);
    } catch (error) {
      logFailure('Live updates could not be loaded', error);
      if (!isOver) timer = setTimeout(() => void begin(), RETRY_MS);
    }
  };
  const isVisitor = listener.customer === null && !listener.staff;
  let timer = setTimeout(() => void begin(), isVisitor ? VISITOR_DELAY_MS : 0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
