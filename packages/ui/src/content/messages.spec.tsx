import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadMore } from './load-more';
import { Composer, MessageBubble, MessageLog } from './messages';

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

it.each(['Control', 'Meta'])(
  '%s and Enter send, but nothing while the message is on its way',
  async (key) => {
    const sent: string[] = [];
    const box = (busy: boolean) => (
      <Composer
        label="Message"
        value=" Karibu! "
        onValueChange={() => undefined}
        onSend={(text) => sent.push(text)}
        busy={busy}
      />
    );
    const { rerender } = render(box(false));
    const press = () => userEvent.type(screen.getByRole('textbox'), `{${key}>}{Enter}{/${key}}`);
    await press();
    rerender(box(true));
    await press();
    expect(sent).toEqual(['Karibu!']);
  },
);

it('the box takes the focus when it is said what is wrong with its text', () => {
  const box = (error?: string) => (
    <Composer
      label="Message"
      value="Karibu!"
      onValueChange={() => undefined}
      onSend={() => undefined}
      error={error}
    />
  );
  const { rerender } = render(box());
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  rerender(box('Too long'));
  expect(screen.getByRole('alert').textContent).toBe('Too long');
  const described = screen.getByRole('textbox', { name: 'Message', description: 'Too long' });
  expect(described.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(described);
});

describe('a log of messages', () => {
  function Log({ ids }: { ids: number[] }) {
    return (
      <MessageLog label="Messages" count={ids.at(-1) ?? 0}>
        {ids.length === 0 && <p>Nobody has written</p>}
        <LoadMore hasMore={false} onMore={() => undefined} />
        {ids.map((id) => (
          <MessageBubble key={id} side="theirs" author="Amina">
            {`Message ${id}`}
          </MessageBubble>
        ))}
      </MessageLog>
    );
  }
  const isReadOut = (id: number) => {
    const region = screen.getByText(`Message ${id}`).closest('[aria-live], [role=log]');
    return region?.getAttribute('aria-live') !== 'off';
  };

  it('reads out what comes while one looks on, and no earlier ones that are asked for', () => {
    const { rerender } = render(<Log ids={[4, 5]} />);
    const known = screen.getByText('Message 5');
    rerender(<Log ids={[2, 3, 4, 5]} />);
    rerender(<Log ids={[2, 3, 4, 5, 6]} />);
    expect([2, 3, 4, 5, 6].filter(isReadOut)).toEqual([6]);
    rerender(<Log ids={[1, 2, 3, 4, 5, 6, 7, 8]} />);
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter(isReadOut)).toEqual([6, 7, 8]);
    expect(screen.getByText('Message 5')).toBe(known);
    const shown = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => `AminaMessage ${id}`));
  });

  it('reads out the first one of all', () => {
    const { rerender } = render(<Log ids={[]} />);
    rerender(<Log ids={[1]} />);
    expect(isReadOut(1)).toBe(true);
  });
});
