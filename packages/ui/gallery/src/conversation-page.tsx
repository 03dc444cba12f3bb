import { useState } from 'react';
import { Badge, ChatBubble, ChatThread, Composer, EmptyState } from '../../src/index';
import { Example } from './example';

export function ConversationPage() {
  const [sent, setSent] = useState<string[]>([]);
  const [text, setText] = useState('');
  return (
    <>
      <Example title="Thread">
        <div className="grid w-full max-w-prose gap-3">
          <ChatThread label="Messages" count={2 + sent.length}>
            <ChatBubble
              side="ours"
              author="You"
              time="12 Jul, 09:40"
              subject="Two rooms"
              status={<Badge tone="success">Delivered</Badge>}
            >
              Are two rooms free from the 14th?
            </ChatBubble>
            <ChatBubble side="theirs" author="Baobab Lodge" time="12 Jul, 11:02">
              Yes, both look out on the river.
            </ChatBubble>
            {sent.map((message) => (
              <ChatBubble key={message} side="ours" author="You" time="now">
                {message}
              </ChatBubble>
            ))}
          </ChatThread>
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
      <Example title="Empty thread">
        <ChatThread label="No messages" count={0} className="w-full max-w-prose">
          <EmptyState title="No messages yet" />
        </ChatThread>
      </Example>
    </>
  );
}
