import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { logFailure } from '../logs/log-failure';
import { type FieldErrors, fieldErrors, hasErrors } from './field-errors';

export interface FormOptions<V> {
  initial: V;
  /** The rules shared with the server; returns the first error per field. */
  validate?: (values: V) => FieldErrors;
  /**
   * May throw (`.unwrap()`): field errors are shown beside their fields until those change, other errors become
   * `failure`.
   */
  submit: (values: V) => Promise<unknown>;
}

export interface Form<V> {
  values: V;
  errors: FieldErrors;
  /** The last error that belongs to no field of this form. */
  failure: unknown;
  busy: boolean;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Props for a text-like input: `<TextInput {...form.input('name')} />`; `parse` converts its text into the value. */
  input: <K extends keyof V & string>(
    name: K,
    parse?: (text: string) => V[K],
  ) => {
    name: K;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  };
  reset: (values?: V) => void;
  /** Props for `<form {...form.props}>`. */
  props: {
    ref: (element: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** State of a form. Values stay until `reset`; a failed submit moves the focus to the first invalid field. */
export function useForm<V extends object>({ initial, validate, submit }: FormOptions<V>): Form<V> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const focusFault = useRef(false);

  useEffect(() => {
    if (!focusFault.current) return;
    focusFault.current = false;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const set: Form<V>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    const now = { ...values, [name]: value };
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => path !== name && at(path, values) === at(path, now)),
      ),
    );
  };

  const show = (faults: FieldErrors) => {
    focusFault.current = true;
    setErrors(faults);
  };

  const send = async () => {
    if (running.current) return;
    setFailure(undefined);
    const faults = validate?.(values) ?? {};
    show(faults);
    if (hasErrors(faults)) return;
    running.current = true;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      logFailure('A form was refused', error);
      const refused = fieldErrors(error);
      show(refused);
      const fields = Object.keys(refused);
      if (fields.length === 0 || fields.some((path) => !((path.split('.')[0] ?? '') in values)))
        setFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    errors,
    failure,
    busy,
    set,
    input: (name, parse) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: ({ target }) => set(name, parse ? parse(target.value) : (target.value as V[typeof name])),
    }),
    reset: (next = initial) => {
      setValues(next);
      setErrors({});
      setFailure(undefined);
    },
    props: {
      ref: (form) => {
        element.current = form;
      },
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        event.stopPropagation(); // a form in a dialog is a React child of the page's own form
        void send();
      },
    },
  };
}

/** The value at a dotted path. */
const at = (path: string, values: unknown): unknown =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], values);
