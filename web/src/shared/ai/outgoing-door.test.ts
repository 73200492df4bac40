import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { ownTools } from '@foothold/core/ai/tools/tool-args.ts';
import { messagesForModel } from '@foothold/core/ai/turn/messages-for-model.ts';
import { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { beforeEach, expect, it } from 'vitest';
import { queryOwnIdentity } from '../../data/ai/own-identity.ts';
import { openEmptyData, opened } from '../../data/testing/own-data-test-kit.ts';
import { outgoingText } from './outgoing.ts';
import { cutQuestion, outgoingOf } from './outgoing-of.ts';
import { runTool } from './tools/run-tool.ts';
import { toolContext } from './tools/tools-test-kit.ts';

const account = { name: 'Rosalind Achterberg', email: 'rosalind.achterberg@mail.example' };

const resumes = [
  ['Rosie Achterberg-Nwosu', '(614) 555-0142', 'rosie.an@post.example', '418 Larkspur Ln, Dayton, OH 45402'],
  [
    'R. Marguerite Achterberg',
    '+1 937 555 0177',
    'margo77@inbox.example',
    '9 Quail Hollow Rd, Xenia, OH 45385',
  ],
  ['Rosalinde Ächterberg', '+49 341 5550188', 'r.aechterberg@post.example', 'Nordstraße 27, 04105 Leipzig'],
] as const;
const links = [
  'https://rosalind-nurse.example',
  'linkedin.com/in/rosalind-achterberg',
  'https://care.example/rosa',
];
const homes = ['77 Bellflower Ct, Kettering, OH 45429', '5120 Old Mill Rd, Beavercreek, OH 45431'];
const contacts = [
  ['Dagmar Quillfeather', '513-555-0111', 'd.quillfeather@mercy.example'],
  ['Teobaldo Reyes', '(513) 555-0122', 'teo@staffing.example'],
  ['Oluwaseun Barrow', '+1 513 555 0133', 'obarrow@clinic.example'],
  ['Priya Venkataraman', '513.555.0144', 'priya.v@hospital.example'],
  ['Casimir Lindgren', '5135550155', 'casimir@agency.example'],
  ['Winnifred Castellanos', '513 555 0166', 'winnie.c@health.example'],
] as const;

/** Forty values that say who the person is, or whom they know. */
const plants = [
  account.name,
  account.email,
  ...resumes.flat(),
  ...links,
  ...homes,
  ...contacts.flat(),
  'Wilhelmina Oduya',
  'oduya@union.example',
  '513-555-0199',
];

const stamps = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
let uid = 0;
const row = (more: object) => {
  uid += 1;
  return { uid: `00000000-0000-4000-8000-${String(uid).padStart(12, '0')}`, ...stamps, ...more };
};

/** Every text that a record can hold says one of the forty, and its notes all of them, a line each. */
async function plant() {
  const db = opened();
  const all = plants.join('\n');
  for (const [index, [name, phone, email, location]] of resumes.entries()) {
    const isVersion = index === 2;
    const head = { name, phone, email, location };
    const differences = Object.fromEntries(
      Object.entries(head).map(([field, value]) => [`resume/${field}`, { value, base: '' }]),
    );
    await db.resumes.add(
      row(isVersion ? { title: 'Version', baseId: 1, differences } : { title: 'Resume', ...head }) as never,
    );
  }
  for (const url of links)
    await db.resumeSections.add(
      row({
        resumeId: 1,
        resumeSectionName: 'Links',
        title: '',
        url,
        displayOrder: 1,
        isHidden: false,
      }) as never,
    );
  await db.homes.bulkAdd(
    homes.map((address, index) => row({ kind: index === 0 ? 'home' : 'from', address })) as never[],
  );
  const people = [...contacts, ['Wilhelmina Oduya', '513-555-0199', 'oduya@union.example']] as const;
  for (const [name, phone, email] of people) await db.contacts.add(row({ name, phone, email }) as never);
  for (const [index, value] of plants.entries()) {
    const long = `${'A usual line about nights on the ward. '.repeat(7)}${value} ${'and more '.repeat(9)}`;
    const day = `2026-12-${String((index % 27) + 1).padStart(2, '0')}`;
    await db.jobs.add(
      row({
        ...{ jobTitle: `Nurse ${value}`, companyName: `Clinic of ${value}`, location: value, salary: value },
        ...{ url: `https://jobs.example/?for=${encodeURIComponent(value)}`, notes: `${all}\n${long}` },
        ...{ description: `<p>${value}</p>${all}`, status: 'application-submitted', dateAdded: day },
      }) as never,
    );
    await db.jobEvents.add(
      row({ jobId: index + 1, date: day, kind: 'note', note: `Talk\n${value}` }) as never,
    );
    await db.interviews.add(
      row({
        ...{ jobTitle: value, companyName: value, jobId: index + 1, dateOfInterview: `${day}T10:00` },
        ...{ interviewType: 'Phone', status: 'TBD', notes: long, timeZone: 'America/New_York' },
      }) as never,
    );
    await db.companies.add(
      row({
        companyName: `Clinic ${value}`,
        ...{ city: value, state: '', url: value, summary: long, description: all, notes: all },
      }) as never,
    );
    await db.tasks.add(
      row({ title: `Call ${value}`, notes: long, dueDate: day, doneDate: '', open: 1, jobId: null }) as never,
    );
  }
}

/** What of the forty a text still says: as it is, in other case or blanks, or by the digits of a number. */
function saidIn(text: string): string[] {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  const digits = text.replace(/\D/g, '');
  const decoded = plain.replaceAll('%20', ' ').replaceAll('%40', '@').replaceAll('%2c', ',');
  return plants.filter((value) => {
    const own = value.replace(/\D/g, '');
    if (/^[\d\s()+.-]+$/.test(value)) return digits.includes(own.slice(-9));
    return [plain, decoded].some((one) => one.includes(value.toLowerCase()));
  });
}

beforeEach(async () => {
  await openEmptyData();
  await plant();
});

it('forty values of the person and of their contacts, planted in all that tools read, reach no model', async () => {
  expect(plants).toHaveLength(40);
  const context = toolContext();
  const calls = [
    ...ownTools.flatMap((name) => Array.from({ length: 2 }, () => ({ name, args: { most: 20 } }))),
    ...plants.map((_, index) => ({ name: 'own_jobs', args: { id: index + 1 } })),
    { name: 'own_tasks', args: { most: 20, until: '2027-01-01' } },
    { name: 'own_interviews', args: { most: 20, from: '2026-12-10' } },
  ];
  const results = [];
  for (const [index, { name, args }] of calls.entries())
    results.push({
      id: `c${index}`,
      name,
      args,
      ...(await runTool({ id: `c${index}`, name, args }, context)),
    });
  // The plants are there: what the tools bring says all of them.
  expect(saidIn(results.map(({ text }) => text).join('\n'))).toHaveLength(40);

  const person = { ...(await queryOwnIdentity(opened())) };
  const whole = {
    ...person,
    names: [account.name, ...(person.names ?? [])],
    emails: [account.email, ...(person.emails ?? [])],
  };
  const tools = assistantTools.map(({ name }) => name);
  for (let from = 0; from < results.length; from += 8) {
    const parts = results.slice(from, from + 8).map(({ id, name, args, text, title, total }, step) => ({
      ...{ id, name, args: { ...args, words: plants.join(' ') }, step, at: 0, state: 'read', text, title },
      ...{ rows: [], total, journalId: 0, to: '' },
    }));
    const message = (more: object) =>
      ConversationMessage.parse({ internalId: 1, uid: 'u', ...stamps, ...more });
    const said = [
      message({ role: 'user', text: `Summarise: ${plants.join(', ')}` }),
      message({ role: 'assistant', provider: 'builtin', text: plants.join('\n') }),
      message({ role: 'user', text: 'And with the tools?' }),
      message({
        role: 'assistant',
        provider: 'openai-compatible',
        text: `Here: ${plants.join('; ')}`,
        parts,
      }),
      message({ role: 'user', text: plants.join('\n') }),
    ] as ConversationMessage[];
    const body = { prompt: '', messages: messagesForModel(said), context: plants.join('\n'), tools };
    const cut = cutQuestion({ task: 'search-assistant', path: '/ai/job/search/assistant', body }, whole);
    const { call } = outgoingOf(cut);
    expect(saidIn(outgoingText({ call }))).toEqual([]);
    // Arguments of calls and whatever else goes.
    expect(saidIn(JSON.stringify(call).replaceAll('\\n', '\n'))).toEqual([]);
  }
});

it('a link that a version has in place of the one of its base is the person’s too', async () => {
  const db = opened();
  const section = await db.resumeSections.where('resumeId').equals(1).first();
  const differences = { [`sections/${section?.uid}/url`]: { value: 'https://rosa-icu.example', base: '' } };
  await db.resumes.add(row({ title: 'Other', baseId: 1, differences }) as never);
  expect((await queryOwnIdentity(db)).links).toContain('https://rosa-icu.example');
});

it('what goes to a model names contacts by marks, and by name once the person allows it', async () => {
  const marked = await queryOwnIdentity(opened());
  expect(marked.contacts).toHaveLength(7);
  const { saveSetting } = await import('../../data/settings/settings.ts');
  await saveSetting('ai', 'contacts', 'on');
  const allowed = await queryOwnIdentity(opened());
  expect(allowed.contacts).toEqual([]);
  const ask = (person: typeof marked) =>
    cutQuestion(
      {
        task: 'request',
        path: '/ai/request',
        body: { prompt: 'Write to Teobaldo Reyes, teo@staffing.example, and thank Dagmar Quillfeather.' },
      },
      person,
    ).body;
  expect(ask(marked)).toMatchObject({
    prompt: 'Write to [contact 2], [contact 2 e-mail], and thank [contact 1].',
  });
  expect(ask(allowed)).toMatchObject({ prompt: expect.stringContaining('Write to Teobaldo Reyes') });
});
