import type { Problem, UploadedPicture } from '@safari/contracts';

/** A failed upload. `detail` is the server's sentence, if there is one; `status` is undefined if no answer arrived. */
export class UploadFailed extends Error {
  constructor(
    readonly status: number | undefined,
    readonly detail: string | undefined,
  ) {
    super(`${status ?? 'no answer'}: ${detail ?? ''}`);
    this.name = 'UploadFailed';
  }
}

/**
 * Uploads a picture and reports its progress, which `fetch` cannot.
 * @param onProgress called with 0 to 1; at 1 the upload is complete, and the server is processing it
 * @throws UploadFailed; an AbortError if `signal` aborts
 */
export function uploadPicture(
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/pictures');
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('content-type', 'application/octet-stream'); // the server detects the format from the bytes
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.upload.onload = () => onProgress(1);
    call.onload = () => {
      const answer = parsed(call.responseText);
      if (call.status === 201) resolve(answer as UploadedPicture);
      else reject(new UploadFailed(call.status, (answer as Partial<Problem> | undefined)?.detail));
    };
    call.onerror = () => reject(new UploadFailed(undefined, undefined));
    call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an answer of some proxy in between
  }
}
