import { jest } from '@jest/globals';

/** Uploads of the page wait here until they are answered, in their order, with an address. */
export function answeredUploads(): (imageUrl: string) => void {
  const sent: Upload[] = [];
  class Upload {
    upload = {};
    status = 201;
    responseText = '';
    onload: () => void = () => undefined;
    open = jest.fn();
    setRequestHeader = jest.fn();
    abort = jest.fn();
    send() {
      sent.push(this);
    }
  }
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  return (imageUrl) => {
    const [next] = sent.splice(0, 1);
    if (!next) throw new Error('nothing is being uploaded');
    next.responseText = JSON.stringify({ imageUrl, width: 960, height: 640 });
    next.onload();
  };
}
