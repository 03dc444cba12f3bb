import { LARGEST_UPLOAD } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { UploadFailed, uploadPicture } from './picture-upload';
import { Uploads } from './uploads';

export type UploadState =
  | { kind: 'idle' }
  /** `share` is from 0 to 1; at 1 the server is processing it. */
  | { kind: 'running'; name: string; share: number }
  | { kind: 'done' }
  | { kind: 'refused'; reason: string };

export interface PictureUpload {
  state: UploadState;
  send: (file: File) => void;
  cancel: () => void;
  refuse: (reason: string) => void;
}

/** Runs one upload at a time, and aborts it when its field unmounts. */
export function usePictureUpload(onUploaded: (imageUrl: string) => void): PictureUpload {
  const t = useTranslations();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = use(Uploads);
  const isRunning = state.kind === 'running';
  useEffect(() => (isRunning ? begin() : undefined), [isRunning, begin]);
  const uploaded = useRef(onUploaded); // the latest callback, so that what was typed meanwhile is not lost
  useEffect(() => {
    uploaded.current = onUploaded;
  });

  const refuse = (reason: string) => {
    running.current?.abort(); // another picture is replacing it
    setState({ kind: 'refused', reason });
  };
  const send = async (file: File) => {
    if (file.size > LARGEST_UPLOAD) return refuse(t('picture.tooLarge'));
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: UploadState) => running.current === controller && setState(next);
    show({ kind: 'running', name: file.name, share: 0 });
    try {
      const { imageUrl } = await uploadPicture(file, {
        signal: controller.signal,
        onProgress: (share) => show({ kind: 'running', name: file.name, share }),
      });
      if (controller.signal.aborted) return;
      show({ kind: 'done' });
      uploaded.current(imageUrl);
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure('A picture was not uploaded', error);
      const failed = error instanceof UploadFailed ? error : undefined;
      const offline = failed !== undefined && failed.status === undefined;
      show({
        kind: 'refused',
        reason: failed?.detail ?? t(offline ? 'failure.offline' : 'failure.unknown'),
      });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, send: (file) => void send(file), cancel, refuse };
}
