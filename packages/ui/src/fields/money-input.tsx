import { TextInput, type TextInputProps } from './text-input';

export interface MoneyInputProps
  extends Omit<TextInputProps, 'leading' | 'type' | 'inputMode' | 'autoComplete'> {
  /** The currency sign, such as `$` or `TSh`. Decorative: with several currencies, the label must name it. */
  sign: string;
}

/** An amount as typed; the form parses and validates it. */
export function MoneyInput({ sign, ...rest }: MoneyInputProps) {
  return <TextInput {...rest} leading={sign} inputMode="decimal" autoComplete="off" />;
}
