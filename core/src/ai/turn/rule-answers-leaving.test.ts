import { expect, it } from 'vitest';
import { SearchAssistantBody } from '../ai-body.ts';
import { builtinAssistant } from '../builtin/assistant/assistant.ts';
import { assistantData } from '../builtin/assistant/assistant-test-kit.ts';
import { composeQuestion } from '../compose/compose.ts';
import { leaveOut } from '../leave-out.ts';
import { messagesForModel } from './messages-for-model.ts';

const planted = ['kim@mercy.example', '614 555 0101', '(555) 010-7788', 'dana_ruiz+jobs@agency.example'];

it('what an answer by rule told of contacts does not leave when the conversation goes on with a model', () => {
  const [first] = assistantData.contacts;
  if (!first) throw new Error('no contact');
  const dana = { ...first, internalId: 99, uid: 'dana', name: 'Dana Ruiz', phone: '(555) 010-7788' };
  const contacts = [...assistantData.contacts, { ...dana, email: 'dana_ruiz+jobs@agency.example' }];
  const asked = 'Who do I know at Mercy Health?';
  const told = builtinAssistant({ ...assistantData, contacts })(asked);
  // It is worth its place: the answer holds all of it.
  for (const one of planted) expect(told.text.replaceAll('\\', '')).toContain(one);
  const part = {
    id: 'builtin',
    name: 'builtin',
    args: {},
    step: 0,
    at: 0,
    state: 'read',
    text: '',
    title: '',
  };
  const messages = messagesForModel([
    { role: 'user', text: asked, parts: [], provider: '' },
    {
      ...{ role: 'assistant', text: told.text, provider: 'builtin' },
      parts: [{ ...part, rows: [], total: 0, journalId: 0, to: '' }],
    },
    { role: 'user', text: 'What should I write to her?', parts: [], provider: '' },
  ]);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  for (const task of ['search-assistant', 'search-coach'] as const) {
    const { question, left } = leaveOut({ task, body: SearchAssistantBody.parse({ messages }) });
    const call = JSON.stringify(composeQuestion(question, { mark: 'm', tools: [] }));
    for (const one of planted) expect(call).not.toContain(one);
    for (const one of ['555', 'mercy.example', 'agency.example', 'dana_', 'ruiz+'])
      expect(call).not.toContain(one);
    expect(call).toContain('Dana Ruiz');
    expect(call).toContain('[phone], [e-mail]');
    // What is left out is shown before it is sent.
    expect(left.map(({ kind }) => kind).sort()).toEqual(['e-mail', 'e-mail', 'phone', 'phone']);
  }
});

it('a number that an employer gave a model stays: it is the employer’s', () => {
  const messages = messagesForModel([
    { role: 'user', text: 'How do I reach the clinic?', parts: [], provider: '' },
    { role: 'assistant', text: 'Call 212-555-0100.', parts: [], provider: 'anthropic' },
    { role: 'user', text: 'And by mail?', parts: [], provider: '' },
  ]);
  const { question } = leaveOut({ task: 'search-assistant', body: SearchAssistantBody.parse({ messages }) });
  expect(question.body.messages[1]?.text).toBe('Call 212-555-0100.');
});
