import { useState } from 'react';
import { Composer, MessageBubble, MessageLog } from '../../src/controls';
import { Badge, EmptyState } from '../../src/index';
import { Example } from './example';

export function MessagesPage() {
  const [sent, setSent] = useState<string[]>([]);
  const [text, setText] = useState('');
  return (
    <>
      <Example title="Messages">
        <div className="grid w-full max-w-prose gap-3">
          <MessageLog label="Messages" count={2 + sent.length}>
            <MessageBubble
              side="ours"
              author="You"
              time="12 Jul, 09:40"
              subject="Two rooms"
              status={<Badge tone="success">Delivered</Badge>}
            >
              Are two rooms free from the 14th?
            </MessageBubble>
            <MessageBubble side="theirs" author="Baobab Lodge" time="12 Jul, 11:02">
              Yes, both look out on the river.
            </MessageBubble>
            {sent.map((message) => (
              <MessageBubble key={message} side="ours" author="You" time="now">
                {message}
              </MessageBubble>
            ))}
          </MessageLog>
          <Composer
            label="Message"
            placeholder="Write a message…"
            value={text}
            onValueChange={setText}
            onSend={(message) => {
              setSent([...sent, message]);
              setText('');
            }}
          />
        </div>
      </Example>
      <Example title="No messages">
        <MessageLog label="No messages" count={0} className="w-full max-w-prose">
          <EmptyState title="No messages yet" />
        </MessageLog>
      </Example>
    </>
  );
}
