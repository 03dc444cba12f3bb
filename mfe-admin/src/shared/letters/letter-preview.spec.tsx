import { describe, expect, it } from '@jest/globals';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Press } from '../../data/letter.api';
import { LetterPreview } from './letter-preview';

const AT = 'POST /api/bookings/b1/letters/cancellation';
const letter = {
  to: ['amina@example.com'],
  subject: 'Your booking KS-7F3K2Q is cancelled',
  text: 'Dear Amina,\n\nWe are sorry.\n\nTrip:      Kilwa\nReference: KS-7F3K2Q',
  attachments: ['trip.ics'],
};

/** A form with one field, in place of the dialog around the preview. */
function Form() {
  const [reason, setReason] = useState('');
  const press: Press = {
    bookingId: 'b1',
    writes: 'cancellation',
    body: { by: 'staff', reason, refund: '0.00' },
  };
  return (
    <>
      <input aria-label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
      <LetterPreview press={reason === '' ? undefined : press} />
    </>
  );
}

const open = () => userEvent.click(screen.getByText('Preview letter'));

describe('the preview of a letter', () => {
  it('asks for nothing until it is opened, and says what is missing', async () => {
    const calls = serve({ [AT]: [letter] });
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
    await userEvent.clear(screen.getByLabelText('Reason'));
    await open();
    expect(screen.getByText(/Fill in what is missing/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows to whom it goes, what it says and what comes with it, and follows what is typed', async () => {
    const calls = serve({ [AT]: [letter] });
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
    await open();
    const shown = await screen.findByRole('article', { name: letter.subject });
    for (const said of ['amina@example.com', 'trip.ics', 'We are sorry.'])
      expect(shown.textContent).toContain(said);
    expect(within(shown).getByText('Reference:').nextElementSibling?.textContent).toBe('KS-7F3K2Q');
    await userEvent.type(screen.getByLabelText('Reason'), ' and mud');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ reason: 'Rain and mud' }));
    expect(calls.every(({ headers }) => headers.get('idempotency-key') === null)).toBe(true);
  });

  it('shows no letter of what was chosen before, while the next is asked for and where it does not come', async () => {
    let answer: (letters: unknown) => void = () => undefined;
    const served: Answers = { [AT]: [letter] };
    const calls = serve(served);
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
    await open();
    expect(await screen.findByRole('article')).toBeTruthy();
    served[AT] = () => new Promise((resolve) => (answer = resolve));
    await userEvent.type(screen.getByLabelText('Reason'), ' and mud');
    expect(screen.queryByRole('article')).toBeNull();
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ reason: 'Rain and mud' }));
    expect(screen.queryByRole('article')).toBeNull();
    await act(async () => answer(problem(503, 'Down.')));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is read in the language of the letter, and its labels in that of the office', async () => {
    const swahili = { ...letter, subject: 'Safari yako', text: 'Mpendwa Amina,', language: 'sw' };
    serve({ [AT]: [swahili] });
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
    await open();
    const languageOf = async (text: string) =>
      (await screen.findByText(text)).closest('[lang]:not(html)')?.getAttribute('lang');
    for (const said of [swahili.subject, swahili.text]) expect(await languageOf(said)).toBe('sw');
    for (const said of ['Subject', 'amina@example.com']) expect(await languageOf(said)).toBeUndefined();
  });

  it('says in the server’s words why the press would be refused', async () => {
    serve({ [AT]: problem(409, 'This booking is cancelled.') });
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
    await open();
    expect(await screen.findByText('This booking is cancelled.')).toBeTruthy();
  });

  it('says when nobody is written to', async () => {
    serve({ [AT]: [] });
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
    await open();
    expect(await screen.findByText('Nobody is written to about this.')).toBeTruthy();
  });
});
