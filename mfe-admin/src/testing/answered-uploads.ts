import { jest } from '@jest/globals';

interface Sent {
  status: number;
  responseText: string;
  upload: { onprogress: (progress: { loaded: number; total: number }) => void; onload: () => void };
  onload: () => void;
  onerror: () => void;
  abort: () => void;
}

/** Holds the page's uploads until the test answers them, in order. */
export function answeredUploads() {
  const sent: Sent[] = [];
  const aborted = jest.fn();
  class Upload {
    upload = {};
    abort = aborted;
    open = jest.fn();
    setRequestHeader = jest.fn();
    send() {
      sent.push(this as unknown as Sent);
    }
  }
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  const next = (): Sent => {
    const [one] = sent;
    if (!one) throw new Error('nothing is being uploaded');
    return one;
  };
  const answered = (status: number, responseText: string) => {
    const one = next();
    sent.shift();
    Object.assign(one, { status, responseText });
    one.onload();
  };
  return {
    /** The number of uploads not answered yet. */
    waiting: () => sent.length,
    /** How many uploads the page aborted. */
    aborted,
    /** Answers with the picture's address. */
    answer: (imageUrl: string) => answered(201, JSON.stringify({ imageUrl, width: 960, height: 640 })),
    refuse: (status: number, body: string) => answered(status, body),
    loseLine: () => {
      const one = next();
      sent.shift();
      one.onerror();
    },
    /** Reports that share as sent. */
    progress: (share: number) => {
      const { upload } = next();
      if (share < 1) upload.onprogress({ loaded: share * 100, total: 100 });
      else upload.onload();
    },
  };
}
