import { describe, expect, test } from 'vitest';
import { madePostings } from './made-postings-test-kit.ts';
import type { AskingPosting, Requirement } from './requirement.ts';
import { requirementsOf } from './requirements-of.ts';

/** `must years 3` and the like of each requirement of a text under the heading Requirements. */
function read(text: string, posting: Partial<AskingPosting> = {}): string[] {
  return requirementsOf({
    title: '',
    text: `<h3>Requirements</h3><p>${text}</p>`,
    ...posting,
  }).requirements.map(inShort);
}

function inShort(one: Requirement): string {
  return `${one.level} ${one.kind} ${detail(one)}`;
}

function detail(one: Requirement): string {
  switch (one.kind) {
    case 'years':
      return `${one.min} ${one.field}`.trim();
    case 'degree':
      return [
        one.degree,
        ...one.fields,
        ...(one.experienceInstead === null ? [] : [`or ${one.experienceInstead}`]),
      ].join(', ');
    case 'language':
      return `${one.languages.join('|')} ${one.spoken ?? ''}`.trim();
    case 'authorization':
      return `${one.ask} ${one.country}`.trim();
    case 'condition':
      return one.condition;
    case 'place':
      return one.places.map(({ city, state, country }) => [city, state, country].join('/')).join('|');
    case 'workplace':
      return one.workplace;
    case 'pay':
      return one.pay.text;
    case 'other':
      return one.label;
    default:
      return one.terms.length > 0 ? one.terms.join(' | ') : one.label;
  }
}

describe('requirementsOf', () => {
  test.each<[string, string[]]>([
    [
      '5+ years of software development experience',
      ['must years 5 software development', 'must skill Software development'],
    ],
    ['At least two (2) years of teaching', ['must years 2 teaching', 'must skill Teaching']],
    ['3-5 years in sales', ['must years 3 sales', 'must skill Sales']],
    [
      'Minimum 18 months of forklift experience',
      ['must years 1.5 forklift', 'must skill Forklift operation'],
    ],
    ['Must be at least 21 years of age', ['must condition age']],
    ['Bachelor’s degree in Computer Science or a related field', ['must degree bachelor, Computer Science']],
    ['BSN required, MSN preferred', ['must degree bachelor', 'nice degree master']],
    ['High school diploma or GED', ['must degree school']],
    ['Bachelor’s or Master’s degree, or equivalent experience', ['must degree bachelor, or 0']],
    ['Java, C++ or Python', ['must skill Java | C++ | Python']],
    ['Java and JavaScript', ['must skill Java', 'must skill JavaScript']],
    ['k8s and Docker', ['must skill Kubernetes', 'must skill Docker']],
    ['C, C#, Go', ['must skill C', 'must skill C#', 'must skill Go']],
    ['Go above and beyond for our guests and their families', ['must manner Passion']],
    ['Current RN license', ['must licence RN license']],
    ['BLS required; ACLS preferred', ['must certificate BLS', 'nice certificate ACLS']],
    ['Class A CDL with hazmat endorsement', ['must licence CDL Class A', 'must licence Hazmat endorsement']],
    ['Series 7 and Series 66', ['must licence Series 7', 'must licence Series 66']],
    ['Active Secret clearance', ['must licence Security clearance']],
    ['CPA preferred', ['nice licence CPA']],
    ['CompTIA Security+ or CISSP', ['must certificate CompTIA Security+ | CISSP']],
    ['SHRM-CP is a plus', ['nice certificate SHRM-CP']],
    ['Fluent in Spanish', ['must language es fluent']],
    ['German C1', ['must language de fluent']],
    ['Bilingual English/Spanish preferred', ['nice language en|es fluent']],
    ['Must be authorized to work in the United States', ['must authorization authorized US']],
    ['We are unable to sponsor visas', ['must authorization no-sponsorship']],
    ['U.S. citizenship required', ['must authorization citizen US']],
    ['Able to lift 50 lbs', ['must condition lifting']],
    ['Work nights and weekends', ['must condition shifts']],
    ['Travel up to 25%', ['must condition travel']],
    ['Strong attention to detail', ['must manner Attention to detail']],
    [
      'Knows the ferry timetable of the harbor by heart',
      ['must other Knows the ferry timetable of the harbor by heart'],
    ],
    ['No formal education is required', []],
    ['Travel is not a requirement for this role', []],
    ['Two years of full-time experience within the last five years', ['must years 2']],
    ['From 6 months to 2 years of sales', ['must years 0.5', 'must skill Sales']],
    ['SharePoint: 5 years (Preferred)', ['nice skill SharePoint', 'nice years 5 SharePoint']],
    ['Fixed term: 6 months of work', ['must other Fixed term: 6 months of work']],
    [
      'Five years of experience in family law or seven (7) years in criminal law',
      ['must years 5 family law', 'must skill Administrative law', 'must years 7 criminal law'],
    ],
    ['Bachelor’s degree or 4 years of applied experience', ['must degree bachelor, or 4']],
    ['Be a Level 2 technician in our house', ['must other Be a Level 2 technician in our house']],
    [
      'Teaches well in the undergraduate nursing program',
      ['must other Teaches well in the undergraduate nursing program'],
    ],
    ['Speaks a language other than English', ['must language ']],
    ['Knows the NCLEX-RN examination by heart', ['must other Knows the NCLEX-RN examination by heart']],
    ['Assists patients under the direct supervision of a nurse', []],
    ['One of the following: R, Java, F#, Scala', ['must skill R | Java | Scala']],
    ['BI tools (Tableau, Looker)', ['must skill Tableau | Looker']],
    ['SQL, Python', ['must skill SQL', 'must skill Python']],
  ])('reads “%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('reads headings of other languages', () => {
    const german = requirementsOf({
      title: '',
      text: 'Ihre Aufgaben\nServer warten\nIhr Profil\n3 Jahre Erfahrung mit Python und Docker\nWir bieten\n30 Tage Urlaub',
    });
    expect(german.requirements.map(inShort)).toEqual([
      'must years 3 Python und Docker',
      'must skill Python',
      'must skill Docker',
    ]);
    const french = requirementsOf({
      title: '',
      text: 'Profil recherché\nMaîtrise de SQL et Tableau\nAvantages\nTickets restaurant',
    });
    expect(french.requirements.map(inShort)).toEqual(['must skill SQL', 'must skill Tableau']);
  });

  test('reads demands of a text without headings', () => {
    expect(requirementsOf(madePostings.electrician as AskingPosting).requirements.map(inShort)).toEqual([
      ...[
        'must place Denver/CO/US',
        'must licence Journeyman electrician license',
        'must certificate OSHA 10',
        'nice certificate OSHA 30',
      ],
      ...[
        'must years 4 electrical',
        'must skill Blueprint reading',
        'must skill Electrical work',
        'must licence Driver license',
        'must degree school',
      ],
    ]);
  });

  test('takes no entry of a list for a heading because of its capitals', () => {
    const { requirements } = requirementsOf({
      title: '',
      text: 'Requirements\n• Kind to Cats and Dogs of Any Size\n• Fluency in English and Spanish or French\n• SQL',
    });
    expect(requirements.map(inShort)).toEqual([
      'must other Kind to Cats and Dogs of Any Size',
      'must language en fluent',
      'must language es|fr fluent',
      'must skill SQL',
    ]);
  });

  test('counts ways to qualify apart', () => {
    const { requirements } = requirementsOf({
      title: '',
      text: 'Qualifications:\n1. A bachelor’s degree and one year of clerical work; or\n2. A high school diploma and four years of clerical work.',
    });
    expect(
      requirements.filter(({ kind }) => kind !== 'skill').map((one) => [inShort(one), one.way?.at]),
    ).toEqual([
      ['must degree bachelor', 1],
      ['must years 1 clerical work', 1],
      ['must degree school', 2],
      ['must years 4 clerical work', 2],
    ]);
  });

  test('quotes the posting at its place, and gives the same words the same id', () => {
    const one = requirementsOf(madePostings.nurse as AskingPosting);
    for (const { quote } of one.requirements.filter(({ quote }) => quote.from === 'text'))
      expect(one.text.slice(quote.start, quote.end)).toBe(quote.text);
    const longer = requirementsOf({
      ...(madePostings.nurse as AskingPosting),
      text: `<p>Hello there.</p>${madePostings.nurse?.text}`,
    });
    expect(longer.requirements.map(({ id }) => id)).toEqual(one.requirements.map(({ id }) => id));
    expect(new Set(one.requirements.map(({ id }) => id)).size).toBe(one.requirements.length);
  });

  test('lists what is left out as boilerplate with its words', () => {
    const { leftOut, text, words, wordsLeftOut } = requirementsOf(madePostings.nurse as AskingPosting);
    expect(leftOut.map(({ reason, start, end }) => [reason, text.slice(start, end)])).toEqual([
      ['about', 'We have cared for families since 1921.'],
      ['benefits', '401(k), paid time off.'],
      ['equal', 'We are an equal opportunity employer.'],
    ]);
    expect(wordsLeftOut).toBe(17);
    expect(words).toBeGreaterThan(60);
  });

  test('what is to be sent, what is checked and what every posting of a house says is no skill', () => {
    const { requirements } = requirementsOf({
      title: '',
      text: [
        'Requirements',
        'SQL',
        'If you are called for an interview you will be required to bring original documentation, such as:',
        'A document that establishes your name, and two writing samples',
        'The candidate must successfully complete a criminal history investigation.',
        'Employees who have access to pay of others may speak of it in furtherance of an investigation, proceeding or hearing.',
        'This is no comprehensive inventory of all duties, skills and qualifications required of employees.',
      ].join('\n'),
    });
    expect(requirements.map(inShort)).toEqual(['must skill SQL', 'must condition background-check']);
  });

  test('reads a text of a megabyte in bounded time, and nothing of no text', () => {
    expect(requirementsOf({ title: '', text: '' }).requirements).toEqual([]);
    const hostile = [
      `${'5 years '.repeat(60_000)}`,
      `Requirements: ${'('.repeat(200_000)}`,
      `${'or '.repeat(200_000)}`,
      'a'.repeat(500_000),
      `${'• - '.repeat(100_000)}`,
    ];
    const start = performance.now();
    for (const text of hostile) requirementsOf({ title: 'x', text });
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
