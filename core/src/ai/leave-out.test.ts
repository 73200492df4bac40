import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AiRequestBody, ResumeAnalyzeBody, ResumeReviewBody, SearchAssistantBody } from './ai-body.ts';
import { leaveOut, type Person } from './leave-out.ts';

const maya: Person = {
  names: ['Maya Lindqvist'],
  phones: ['(614) 555-0123'],
  emails: ['maya@example.com'],
  addresses: ['12 Elm St, Columbus, OH 43215'],
  links: ['https://maya-lindqvist.example'],
};

function prompted(text: string, person: Person = maya): string {
  const body = AiRequestBody.parse({ prompt: text });
  return leaveOut({ task: 'request', body }, person).question.body.prompt;
}

describe('what a person writes loses their name', () => {
  test.each([
    ['Maya Lindqvist, registered nurse', '[name], registered nurse'],
    ['MAYA LINDQVIST', '[name]'],
    ['maya lindqvist drives trucks', '[name] drives trucks'],
    ['Lindqvist, Maya – warehouse lead', '[name] – warehouse lead'],
    ['Lindqvist Maya', '[name]'],
    ['Maya R. Lindqvist, RN', '[name], RN'],
    ['Maya’s résumé is two pages', '[name]’s résumé is two pages'],
    ['Ms. Lindqvist taught grade four', 'Ms. [name] taught grade four'],
    ['My name is Maya and I weld', 'My name is [name] and I weld'],
    ['Mayan art, Mayas, amaya', 'Mayan art, Mayas, amaya'],
    ['Annual Lindqvists', 'Annual Lindqvists'],
    ['Lindqvist Hospital Group hired me', 'Lindqvist Hospital Group hired me'],
  ])('%s', (text, cut) => {
    expect(prompted(text)).toBe(cut);
  });

  test.each([
    [
      'Grace Park',
      'Grace period of a loan; parked in the park',
      'Grace period of a loan; parked in the park',
    ],
    ['Grace Park', 'Dear Grace, this is Grace Park', 'Dear [name], this is [name]'],
    [
      'Mark Baker',
      'Mark exams, bake as a Baker since May 2019',
      'Mark exams, bake as a Baker since May 2019',
    ],
    ['Mark Baker', 'I am Mark. Regards,\nMark', 'I am [name]. Regards,\n[name]'],
    ['May Driver', 'Truck Driver from May 2018 to June 2020', 'Truck Driver from May 2018 to June 2020'],
    ['May Driver', 'May Driver, CDL class A', '[name], CDL class A'],
    ['Anna Cook', 'Cook at Blue Fern; Anna cooked', 'Cook at Blue Fern; [name] cooked'],
    ['Will Johnson', 'I will work at Johnson & Johnson', 'I will work at Johnson & Johnson'],
    ['Will Johnson', 'Dr. Johnson was my boss', 'Dr. [name] was my boss'],
    ['Ann Li', 'Annual plan, Ann-Marie, Ann, Li-ion', 'Annual plan, Ann-Marie, [name], Li-ion'],
    ['José Núñez', 'Jose Nunez, forklift operator', '[name], forklift operator'],
    ['José Núñez', 'JOSÉ NÚÑEZ', '[name]'],
    ['Siobhán O’Brien', "Siobhan O'Brien, welder", '[name], welder'],
    ['Jean-Luc Picard', 'Jean-Luc led; Jean did not', '[name] led; Jean did not'],
    ['山田 太郎', '山田太郎は看護師です', '[name]は看護師です'],
    ['Nguyễn Văn An', 'Nguyen Van An, teacher; An apple', '[name], teacher; An apple'],
    ['User', 'a User guide', 'a User guide'],
  ])('of %s: %s', (name, text, cut) => {
    expect(prompted(text, { names: [name] })).toBe(cut);
  });
});

describe('and what has the form of a phone number', () => {
  test.each([
    '614-555-0123',
    '(614) 555-0123',
    '614.555.0123',
    '+1 614 555 0123',
    '6145550123',
    '1-800-555-0199',
    '+44 20 7946 0958',
    '020 7946 0958',
    '06 12 34 56 78',
    '+49 (0)30 901820',
    '030/901820-12',
    '+91 98765 43210',
    '555-0123',
  ])('%s', (number) => {
    expect(prompted(`Call me: ${number}, after five`)).toBe('Call me: [phone], after five');
  });

  test.each([
    'from 2018 - 2023',
    '01/2019 – 03/2023',
    '2019-03-01 to 2020-04-30',
    '$60,000 - $80,000',
    '60.000 – 80.000 €',
    'USD 1200000 in sales',
    'served 1,250,000 meals',
    'license 12345678',
    'server 192.168.100.200',
    'ZIP 43215-1234',
    'ISO 9001, 29 CFR 1910.120',
    'SOC 29-1141.00, 24/7',
    'GPA 3.85 of 4.00',
    '12-hour shifts, 3 x 12 h, 5 to 9 pm',
  ])('but not: %s', (text) => {
    expect(prompted(text)).toBe(text);
  });
});

describe('and addresses', () => {
  test.each([
    ['maya@example.com', '[e-mail]'],
    ['Write to <m.l+jobs@mail.example.co.uk>.', 'Write to <[e-mail]>.'],
    ['I live at 7 Oak Ave., Columbus, OH 43085.', 'I live at [address], Columbus, OH [address].'],
    ['From 12 Elm St, Columbus, OH 43215 by bus', 'From [address] by bus'],
    ['1600 NW 5th Avenue Apt 4B, Portland, OR 97209', '[address], Portland, OR [address]'],
    ['221B Baker Street, London NW1 6XE', '[address], London [address]'],
    ['Hauptstraße 12, 10115 Berlin', '[address], [address] Berlin'],
    ['12 rue de la Paix, 75002 Paris', '[address], [address] Paris'],
    ['PO Box 12, Austin, TX 73301', '[address], Austin, TX [address]'],
    ['https://www.linkedin.com/in/maya-l/ and github.com/mayal', '[link] and [link]'],
    ['See maya-lindqvist.example/work.', 'See [link].'],
    ['Drove 3 trucks a Day to St Mary’s', 'Drove 3 trucks a Day to St Mary’s'],
    ['5 years at Court Street Clinic', '5 years at Court Street Clinic'],
    ['Node.js, C++, AT&T, B2B @ scale', 'Node.js, C++, AT&T, B2B @ scale'],
    ['https://bls.gov/ooh and example.org', 'https://bls.gov/ooh and example.org'],
  ])('%s', (text, cut) => {
    expect(prompted(text)).toBe(cut);
  });
});

const resume = {
  internalId: 7,
  name: 'Maya Lindqvist',
  phone: '614-555-0123',
  email: 'maya@example.com',
  location: '12 Elm St, Columbus, OH 43215',
  summary: 'Nurse. Maya Lindqvist cares for patients.',
  experience: [
    {
      internalId: 3,
      companyName: 'Lakeside Clinic',
      title: 'Nurse',
      notes: 'Led 4 nurses\nCall 614-555-0123',
    },
  ],
  sections: [{ resumeSectionName: 'Links', title: 'Portfolio', url: 'https://maya.example' }],
  photo: 'data',
};
const personal = ['Lindqvist', '555-0123', 'maya@example.com', '12 Elm', '43215', 'maya.example'];

describe('a resume', () => {
  it('goes without its head, whether it is a record or a text', () => {
    const body = ResumeReviewBody.parse({ resume, prompt: 'See maya.example' });
    const { question, left } = leaveOut({ task: 'resume-review', body });
    for (const word of personal) expect(JSON.stringify(question)).not.toContain(word);
    expect(JSON.stringify(question)).toContain('Led 4 nurses');
    expect(left.map(({ kind, text, count }) => `${kind} ${text} ${count}`)).toEqual([
      'address 12 Elm St, Columbus, OH 43215 1',
      'e-mail maya@example.com 1',
      'link https://maya.example 1',
      'link maya.example 1',
      'name Maya Lindqvist 2',
      'phone 614-555-0123 2',
    ]);
    const text = `Maya Lindqvist\n12 Elm St, Columbus, OH 43215 · 614-555-0123 · maya@example.com\n\nNurse. Lindqvist led.`;
    const plain = ResumeReviewBody.parse({ resume: text });
    expect(leaveOut({ task: 'resume-review', body: plain }).question.body.resume).toBe(
      '[name]\n[address], Columbus, OH [address] · [phone] · [e-mail]\n\nNurse. [name] led.',
    );
  });

  it('of somebody whose trade stands first keeps the trade', () => {
    const text = 'Registered Nurse\nRegistered Nurse at Lakeside';
    const body = ResumeReviewBody.parse({ resume: text });
    expect(leaveOut({ task: 'resume-review', body }).question.body.resume).toBe(text);
  });

  it('stays whole for a letter', () => {
    const body = AiRequestBody.parse({ task: 'letter', resume });
    expect(leaveOut({ task: 'letter', body }, maya)).toEqual({
      question: { task: 'letter', body },
      left: [],
    });
  });
});

it('postings and tool results keep what employers say of themselves, not what is the person’s', () => {
  const posting = 'Call 212-555-0100 or jobs@clinic.example, 5 Main Street. CC maya@example.com';
  const body = ResumeAnalyzeBody.parse({ job: { jobDescription: posting }, resume: 'x' });
  const { job } = leaveOut({ task: 'resume-analyze', body }, maya).question.body;
  expect(job.jobDescription).toBe('Call 212-555-0100 or jobs@clinic.example, 5 Main Street. CC [e-mail]');
  const talk = SearchAssistantBody.parse({
    messages: [
      { role: 'user', text: 'I am Maya, 614-555-0123' },
      { role: 'tool', id: '1', name: 'own_jobs', text: 'Contact 212-555-0100; Maya Lindqvist applied' },
    ],
  });
  const { messages } = leaveOut({ task: 'search-assistant', body: talk }, maya).question.body;
  expect(messages.map(({ text }) => text)).toEqual([
    'I am [name], [phone]',
    'Contact 212-555-0100; [name] applied',
  ]);
});

it('what was cut once is not cut again, and any text is taken in a moment', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.string({
      maxLength: 300,
      unit: fc.constantFrom('1', ' ', '-', '(', '+', '@', '.', 'a', 'St', 'Maya', '\n'),
    }),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const once = prompted(`x ${text}`);
      expect(prompted(once)).toBe(once);
    }),
    { numRuns: 100, seed: 39 },
  );
  for (const unit of ['1', '1-', '@a', 'a.', '(', '12 Elm ', 'Maya ', 'http://']) {
    const begin = performance.now();
    prompted(`x ${unit.repeat(Math.floor(19_000 / unit.length))}`);
    expect(performance.now() - begin).toBeLessThan(1500);
  }
});
