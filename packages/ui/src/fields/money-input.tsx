import { TextInput, type TextInputProps } from './text-input';

export interface MoneyInputProps
  extends Omit<TextInputProps, 'leading' | 'type' | 'inputMode' | 'autoComplete'> {
  /** The currency sign, such as `$` or `TSh`. Decoration: where several currencies are possible, the label names it. */
  sign: string;
}

/** An amount as people type it; it is parsed and validated by the form. */
export function MoneyInput({ sign, ...rest }: MoneyInputProps) {
  return <TextInput {...rest} leading={sign} inputMode="decimal" autoComplete="off" />;
}
