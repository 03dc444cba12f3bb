import { Field, Textarea } from '@safari/ui';
import type { Form } from '@safari/web-kit';

export interface ReasonFieldProps {
  form: Pick<Form<{ reason: string }>, 'input' | 'errors'>;
  label: string;
  hint?: string;
  maxLength?: number;
}

/** A required field for the reason of an action. */
export function ReasonField({ form, label, hint, maxLength }: ReasonFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.errors.reason} required>
      <Textarea {...form.input('reason')} rows={3} maxLength={maxLength} />
    </Field>
  );
}
