import { TextInput, type TextInputProps } from './text-input';

export interface MoneyInputProps
  extends Omit<TextInputProps, 'leading' | 'type' | 'inputMode' | 'autoComplete'> {
  /** The currency's, such as `$` or `TSh`. Decoration: where several currencies are possible, the label says it too. */
  sign: string;
}

/** An amount as people type it; whoever reads it decides what is one. */
export function MoneyInput({ sign, ...rest }: MoneyInputProps) {
  return <TextInput {...rest} leading={sign} inputMode="decimal" autoComplete="off" />;
}
