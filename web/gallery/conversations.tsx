import {
  type ConversationMessage,
  ConversationMessage as Message,
} from '@foothold/core/entities/conversation/conversation.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { AnswerText } from '../src/shared/ai/answer-text.tsx';
import type { ProposalActs } from '../src/shared/ai/conversation/answer-view.tsx';
import type { AnswerAtWork } from '../src/shared/ai/conversation/answers-at-work.ts';
import { Composer } from '../src/shared/ai/conversation/composer.tsx';
import { ConversationFrame } from '../src/shared/ai/conversation/conversation-frame.tsx';
import { ConversationList } from '../src/shared/ai/conversation/conversation-list.tsx';
import { ConversationView } from '../src/shared/ai/conversation/conversation-view.tsx';
import { ReadPanel } from '../src/shared/ai/conversation/read-panel.tsx';
import { WritingLine } from '../src/shared/ai/conversation/writing-line.tsx';
import { nothing, Part } from './part.tsx';

const now = new Date(2026, 10, 26, 9, 30);

const markdown = `### What was found

Two jobs wait, **Marrow Bay Foods** and *Lantern Health*. [1] See [the posting](https://jobs.example/planner) or https://www.bls.gov/ooh.

1. Ask on Tuesday.
2. Then:
   - the recruiter
   - \`dana@example.org\`

| Job | Sent | Reply |
|:--|--:|:-:|
| Planner | 13 d | no |
| Analyst | 4 d | yes |

> They answer within two weeks.

\`\`\`text
Dear Dana, I write to ask how things stand.
\`\`\`

![a picture](https://tracker.example/p.png) <script>alert(1)</script>`;

const part = (id: string, more: object) => ({ id, name: 'add_task', step: 0, at: 0, ...more });

const message = (internalId: number, fields: object): ConversationMessage =>
  Message.parse({
    internalId,
    uid: String(internalId),
    conversationId: 1,
    at: now.toISOString(),
    ...fields,
  }) as ConversationMessage;

const rows = [
  { kind: 'job', title: 'Data Analyst, Supply Chain', detail: 'Status history, 4 dates', to: '/work' },
];
const messages = [
  message(1, { role: 'user', text: 'Who should I follow up with this week?' }),
  message(2, {
    role: 'assistant',
    text: 'One application has been quiet long enough to ask about. [1]\n\nFor the other I would confirm.',
    ...{ provider: 'anthropic', model: 'a model' },
    parts: [
      part('read', { name: 'own_jobs', state: 'read', title: 'Your jobs', rows, total: 3 }),
      part('a', { at: 60, state: 'yes', title: 'Note added' }),
      part('b', { at: 60, state: 'open', title: 'Add task “Follow up with Marrow Bay”?' }),
      part('c', { at: 60, state: 'open', title: 'Move to In Progress?' }),
    ],
  }),
  message(3, { role: 'user', text: 'And then?' }),
  message(4, { role: 'assistant', text: 'Half of', state: 'stopped', notes: ['no-tools'] }),
  message(5, { role: 'user', text: 'And now?' }),
  message(6, { role: 'assistant', state: 'failed', problemText: 'The model did not answer in time.' }),
  message(7, { role: 'user', text: 'Once more?' }),
  message(8, { role: 'assistant', state: 'writing' }),
];

const atWork: AnswerAtWork = {
  ...{
    answerId: 8,
    phase: 'writing',
    startedAt: Date.now() - 6000,
    text: 'It is free in your calendar, and **the only',
  },
  ...{ parts: [], inputTokens: 2000, outputTokens: 140 },
};

const acts: ProposalActs = {
  shown: ({ state, title }) => ({
    ...{ question: title, state, yes: 'Yes, add task', said: state === 'yes' ? title : '', isBusy: false },
    fields: [
      { label: 'Job', before: 'Data Analyst, Supply Chain', after: 'Data Analyst, Supply Chain' },
      { label: 'Next step', before: 'Wait for a reply', after: 'Follow up with Marrow Bay' },
    ],
    ...{ stays: 'The status stays Application Submitted.', changeFirst: '/work' },
  }),
  ...{ yes: nothing, no: nothing },
  undo: ({ state }) => (state === 'yes' ? nothing : null),
};

/** A conversation in its states, and what an answer can hold. */
export function Conversations() {
  const [text, setText] = useState('');
  return (
    <>
      <Part title="An answer">
        <AnswerText text={markdown} cited={1} onCite={nothing} />
      </Part>
      <Part title="A conversation">
        <Box sx={{ display: 'flex', height: { md: 900 } }}>
          <ConversationFrame
            isListOpen={false}
            list={
              <ConversationList
                listed={[
                  { conversation: conversation(1, 'Who should I follow up with?', now), hit: '' },
                  {
                    conversation: conversation(2, 'Pittsburgh or Raleigh', new Date(2026, 10, 19)),
                    hit: '…rents in Raleigh are…',
                  },
                ]}
                total={2}
                broken={1}
                openId={1}
                words=""
                onSearch={nothing}
                to={() => '/'}
                onRename={nothing}
                onDelete={nothing}
                now={now}
              />
            }
            talk={
              <ConversationView
                id={1}
                messages={messages}
                atWork={atWork}
                empty={null}
                writtenBy={({ model }) => model}
                proposals={() => acts}
                onCite={nothing}
                onRetry={nothing}
                onEdit={nothing}
                onDelete={nothing}
                composer={
                  <Composer
                    text={text}
                    placeholder="Ask about your search"
                    onType={setText}
                    onSend={nothing}
                    onStop={nothing}
                    blocked={null}
                    status={<WritingLine atWork={atWork} tokens={2140} cost="$0.006" />}
                  />
                }
              />
            }
            side={
              <ReadPanel
                chosen={1}
                groups={[
                  {
                    ...{ id: 'a', title: 'Your jobs', isRefused: false, isWithheld: false, why: '', more: 2 },
                    items: [
                      {
                        number: 1,
                        kind: 'job',
                        title: 'Data Analyst',
                        detail: 'Status history',
                        to: '/work',
                      },
                    ],
                  },
                  {
                    id: 'b',
                    title: 'delete_job',
                    isRefused: true,
                    isWithheld: false,
                    why: 'There is no such tool.',
                    items: [],
                    more: 0,
                  },
                ]}
              />
            }
          />
        </Box>
      </Part>
    </>
  );
}

function conversation(internalId: number, title: string, at: Date) {
  const stamps = {
    internalId,
    uid: String(internalId),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    isExample: false,
  };
  return {
    ...{
      ...stamps,
      kind: 'assistant',
      title,
      jobId: null,
      letterJobId: null,
      material: null,
      tone: '',
      career: '',
      jobTitle: '',
      provider: '',
      lastAt: at.toISOString(),
    },
    messages: [],
  };
}
