import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Composer } from './messages';

function Box({ sent }: { sent: string[] }) {
  const [text, setText] = useState('');
  const send = (said: string) => {
    sent.push(said);
    setText('');
  };
  return <Composer label="Message" value={text} onValueChange={setText} onSend={send} />;
}

it('the box takes the focus when its button has sent what was in it', async () => {
  const sent: string[] = [];
  render(<Box sent={sent} />);
  const box = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(box, 'Karibu!');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['Karibu!']);
  expect(document.activeElement).toBe(box);
});
