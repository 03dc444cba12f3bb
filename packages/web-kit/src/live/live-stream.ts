import { LIVE_BEAT_MS, type LiveMessage } from '@safari/contracts';
import { logFailure } from '../logs/log-failure';

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
/** A stream without a message for this long is dead, even without an error event. */
export const SILENCE_MS = LIVE_BEAT_MS * 2.5;

interface StreamHandlers {
  /** How long ago, in ms, this tab last knew of every change. */
  age: () => number;
  /** Returns false if the stream is not for this tab. */
  onMessage: (message: LiveMessage) => boolean;
}

/**
 * Keeps one `/api/live` stream open until the returned function is called; a stream that breaks or goes silent is
 * reopened.
 */
export function keepStreamOpen({ age, onMessage }: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let delay = FIRST_DELAY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };

  const open = () => {
    source = new EventSource(`/api/live?age=${age()}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const message = readMessage(data);
      if (message && !onMessage(message)) return openLater();
      delay = FIRST_DELAY;
      wait(SILENCE_MS, openLater);
    };
    // the browser's own reconnect would repeat the age of its first attempt
    source.onerror = openLater;
    wait(SILENCE_MS, openLater);
  };
  const openLater = () => {
    source?.close();
    wait(delay * (0.5 + Math.random()), open);
    delay = Math.min(delay * 2, LONGEST_DELAY);
  };

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function readMessage(data: string): LiveMessage | undefined {
  try {
    return JSON.parse(data) as LiveMessage;
  } catch (error) {
    logFailure('A live message could not be read', error);
    return undefined;
  }
}
