import { UPLOAD_TYPES } from '@safari/contracts';
import { Button, classNames, FieldError, Progress } from '@safari/ui';
import { Upload, X } from '@safari/ui/icons';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { Thumbnail } from '../thumbnail';
import { usePictureUpload } from './use-picture-upload';

export interface PictureDropProps {
  /** The address of the current picture, or ''. */
  src: string;
  /** For one of several pictures. */
  label?: string;
  onUploaded: (address: string) => void;
}

/** Uploads a picture that is chosen by a button or dropped. */
export function PictureDrop({ src, label, onUploaded }: PictureDropProps) {
  const t = useTranslations();
  const files = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const upload = usePictureUpload(onUploaded);
  const { state } = upload;
  const running = state.kind === 'running' ? state : undefined;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first, ...others] = event.dataTransfer.files;
    if (!first) return;
    if (others.length > 0) upload.refuse(t('picture.one'));
    else upload.send(first);
  };
  return (
    <div
      role="presentation" // a drop target only; the button does the same
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-4 rounded-lg border border-dashed p-3',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <Thumbnail {...(src && { src })} className="h-20 w-30" />
      <div className="flex min-w-48 flex-1 flex-col items-start gap-2">
        {running && (
          <Progress
            className="w-full"
            label={t('picture.uploading', { name: running.name })}
            value={Math.round(running.share * 100)}
            {...(running.share === 1 && { valueText: t('picture.preparing') })}
          />
        )}
        {/* one button in all states, so that it keeps the focus */}
        <Button
          variant="secondary"
          size="sm"
          onClick={running ? upload.cancel : () => files.current?.click()}
        >
          {running ? <X /> : <Upload />}
          {running ? t('picture.cancel') : (label ?? t(src ? 'picture.replace' : 'picture.upload'))}
        </Button>
        {!running && <p className="text-sm text-ink-soft">{t('picture.drop')}</p>}
        <output className="text-sm empty:hidden">{state.kind === 'done' && t('picture.uploaded')}</output>
        {state.kind === 'refused' && <FieldError>{state.reason}</FieldError>}
      </div>
      <input
        ref={files}
        type="file"
        hidden
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.send(file);
          target.value = ''; // otherwise the same file could not be chosen again
        }}
      />
    </div>
  );
}
