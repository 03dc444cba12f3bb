import { Field, TextInput } from '@safari/ui';
import type { ComponentProps } from 'react';
import { PictureDrop } from './picture-drop';

export interface PictureFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** The field for the picture's address. */
  input: ComponentProps<typeof TextInput> & { value: string };
  onUploaded: (address: string) => void;
}

/** The address of an item's picture, with a button to upload one. */
export function PictureField({ label, hint, error, input, onUploaded }: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} {...(hint && { hint })} error={error}>
        <TextInput {...input} />
      </Field>
      <PictureDrop src={input.value} onUploaded={onUploaded} />
    </div>
  );
}
