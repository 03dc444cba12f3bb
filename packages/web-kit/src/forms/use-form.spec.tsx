import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import type { CallError } from '../api/call-error';
import { useForm } from './use-form';

interface Values {
  name: string;
  seats: number;
}

const refusal: CallError = {
  name: 'CallError',
  message: '422: …',
  status: 422,
  problem: { status: 422, title: 'No', detail: 'No', code: 'validation', errors: { seats: ['Too many.'] } },
};

function Trip({ submit }: { submit: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({
    initial: { name: '', seats: 1 },
    validate: ({ name }) => ({ name: name ? undefined : 'Please give a name.' }),
    submit,
  });
  return (
    <form {...form.props}>
      <input aria-label="Name" aria-invalid={!!form.errors.name} {...form.input('name')} />
      <input
        aria-label="Seats"
        aria-invalid={!!form.errors.seats}
        {...form.input('seats', (text) => Number(text) || 1)}
      />
      {Object.values(form.errors).map((error) => error && <p key={error}>{error}</p>)}
      {form.failure ? <p>Failed</p> : null}
      <button type="submit" aria-busy={form.busy}>
        Save
      </button>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a form', () => {
  it('names the fault, moves the focus to it, and sends nothing', async () => {
    const submit = jest.fn(() => Promise.resolve());
    render(<Trip submit={submit} />);
    await save();
    expect(screen.getByText('Please give a name.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(submit).not.toHaveBeenCalled();
  });

  it("shows the server's reason beside its field and keeps what was typed", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Trip submit={() => Promise.reject(refusal)} />);
    await userEvent.type(field('Name'), 'Simba');
    await save();
    expect(await screen.findByText('Too many.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Seats'));
    expect(field('Name').value).toBe('Simba');
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('tells of a field that it does not have as of a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const problem = { ...refusal.problem, errors: { camp: ['It is closed.'] } } as typeof refusal.problem;
    render(<Trip submit={() => Promise.reject({ ...refusal, problem })} />);
    await userEvent.type(field('Name'), 'Simba');
    await save();
    expect(await screen.findByText('Failed')).toBeTruthy();
  });

  it('forgets the fault of what is mended inside a field, and of that alone', async () => {
    const fault = (day: string) => (day ? undefined : 'Please name the day.');
    function Journey() {
      const form = useForm({
        initial: { days: ['', 'Arusha', ''] },
        validate: ({ days }) => Object.fromEntries(days.map((day, at) => [`days.${at}`, fault(day)])),
        submit: () => Promise.resolve(),
      });
      const { days } = form.values;
      return (
        <form {...form.props}>
          {days.map((day, at) => (
            <input
              key={at}
              aria-label={`Day ${at + 1}`}
              aria-invalid={!!form.errors[`days.${at}`]}
              value={day}
              onChange={({ target }) => form.set('days', days.with(at, target.value))}
            />
          ))}
          <button type="button" onClick={() => form.set('days', days.slice(1))}>
            Remove
          </button>
          <button type="submit">Save</button>
        </form>
      );
    }
    render(<Journey />);
    const faulty = () =>
      screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-invalid') === 'true');
    await save();
    expect(faulty()).toEqual([true, false, true]);
    await userEvent.type(field('Day 3'), 'M');
    expect(faulty()).toEqual([true, false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(faulty()).toEqual([false, false]);
  });

  it('tells of a failure that no field explains', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Trip submit={() => Promise.reject({ ...refusal, status: 503, problem: undefined })} />);
    await userEvent.type(field('Name'), 'Simba');
    await save();
    expect(await screen.findByText('Failed')).toBeTruthy();
  });

  it('says no more that it failed once it is tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isUp = false;
    const submit = () => (isUp ? Promise.resolve() : Promise.reject(new Error('Down.')));
    render(<Trip submit={submit} />);
    await userEvent.type(field('Name'), 'Simba');
    await save();
    expect(await screen.findByText('Failed')).toBeTruthy();
    isUp = true;
    await save();
    await waitFor(() => expect(screen.queryByText('Failed')).toBeNull());
  });

  it('in a dialog that a form opens sends itself alone', async () => {
    const [outer, inner] = [jest.fn(), jest.fn(() => Promise.resolve())];
    render(<form onSubmit={outer}>{createPortal(<Trip submit={inner} />, document.body)}</form>);
    await userEvent.type(field('Name'), 'Simba');
    await save();
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('is sent once however often it is pressed', async () => {
    const submit = jest.fn<(values: Values) => Promise<unknown>>(() => new Promise(() => undefined));
    render(<Trip submit={submit} />);
    await userEvent.type(field('Name'), 'Simba');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith({ name: 'Simba', seats: 1 });
  });
});
