import { Button, classNames, FieldError } from '@safari/ui';
import { SendHorizontal } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { softEdges } from '../layout/soft-edges';

export interface MessageLogProps {
  label: string;
  children: ReactNode;
  /** Changes when a message arrives: the log then scrolls to its end. */
  count: number;
  className?: string;
}

/**
 * A scrolling list of messages, 24 rem high. Screen readers announce messages added at its end, which are told apart by
 * the children's keys.
 */
export function MessageLog({ label, children, count, className }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [count]);
  useEffect(() => softEdges(log.current), []);
  const parts = Children.toArray(children);
  const keys = parts.map((part) => (isValidElement(part) ? part.key : undefined));
  const [known] = useState(keys.at(-1));
  const news = keys.lastIndexOf(known) + 1;
  return (
    <div
      ref={log}
      role="log"
      aria-label={label}
      aria-live="off"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keyboard scrolls the messages in Safari
      tabIndex={0}
      className={classNames('ui-log', className)}
    >
      {parts.slice(0, news)}
      <div aria-live="polite" className="ui-log-news">
        {parts.slice(news)}
      </div>
    </div>
  );
}

export interface MessageBubbleProps {
  /** `ours` is on the right. */
  side: 'ours' | 'theirs';
  author: ReactNode;
  time?: ReactNode;
  subject?: ReactNode;
  /** The state of the message, such as a Badge. */
  status?: ReactNode;
  children: ReactNode;
}

export function MessageBubble({ side, author, time, subject, status, children }: MessageBubbleProps) {
  return (
    <article className="ui-message-bubble" data-side={side}>
      <header className="ui-message-bubble-head">
        <span className="ui-message-bubble-author">{author}</span>
        {time}
        {status}
      </header>
      <div className="ui-message-bubble-text">
        {subject && <p className="ui-message-bubble-subject">{subject}</p>}
        {children}
      </div>
    </article>
  );
}

export interface ComposerProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called with the trimmed text; never with a blank one. */
  onSend: (text: string) => void;
  sendLabel?: string;
  placeholder?: string;
  /** Announced when it appears; marks the box as invalid and moves the focus there. */
  error?: ReactNode;
  busy?: boolean;
}

/** The text box under the messages. Ctrl+Enter (or ⌘ Enter) sends. */
export function Composer({
  label,
  value,
  onValueChange,
  onSend,
  sendLabel = 'Send',
  placeholder,
  error,
  busy,
}: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const ownId = useId();
  const errorId = error ? ownId : undefined;
  useEffect(() => {
    if (!errorId) return;
    box.current?.focus();
    // a long text may reach below the window; jsdom has no scrollIntoView
    document.getElementById(errorId)?.scrollIntoView?.({ block: 'nearest' });
  }, [errorId]);
  const text = value.trim();
  const send = () => {
    if (text && !busy) onSend(text);
    box.current?.focus(); // the emptied box disables the button, which would lose the focus
  };
  return (
    <form
      className="ui-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={box}
        className="ui-input ui-textarea"
        rows={2}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" busy={busy} disabled={!text}>
        {!busy && <SendHorizontal />}
        {sendLabel}
      </Button>
      <FieldError id={errorId}>{error}</FieldError>
    </form>
  );
}
