import { describe, expect, it } from 'vitest';
import { resumeVerdict } from './is-resume.ts';
import { readLayout } from './read-layout.ts';
import { resumeOfReading } from './read-resume.ts';
import type { ReadItem, ResumeReading } from './reading.ts';
import { markdownLayout, textLayout } from './text-layout.ts';

const read = (text: string) => readLayout(textLayout(text));
const values = <Field extends string>({ values: told }: ReadItem<Field>) =>
  Object.fromEntries(Object.entries(told).map(([field, one]) => [field, (one as { value: string }).value]));
const section = (reading: ResumeReading, name: string) =>
  reading.sections.filter((one) => one.section === name).map(values);

const nurse = `Amara Oyelowo-Lindgren, RN
Charge nurse
Duluth, MN | (218) 555-0140 | amara.ol@example.com | linkedin.com/in/amara-ol-example

Profile
Charge nurse with nine years on cardiac floors.

Employment
Charge Nurse, Lakehead Regional Hospital, Duluth, MN
Summer ’19 – now
- Runs a unit of 28 beds.
- Trained forty nurses on the new charts.
Staff Nurse, Lakehead Regional Hospital, Duluth, MN
06/2015 – 07/2019
- Cared for patients after surgery.

Education
Bachelor of Science in Nursing, University of Arrowhead
Abitur
Gymnasium Hansaplatz

Skills
Languages: Swedish (native), English (C1)
Clinical: Telemetry, IV therapy
Software: Epic, Cerner

Interests
Skiing and old radios`;

describe('a resume of plain text', () => {
  const reading = read(nurse);

  it('has its head', () => {
    expect(
      Object.fromEntries(
        Object.entries(reading.head).map(([field, { value, sure }]) => [field, `${value} (${sure})`]),
      ),
    ).toEqual({
      name: 'Amara Oyelowo-Lindgren (sure)',
      headline: 'Charge nurse (sure)',
      email: 'amara.ol@example.com (sure)',
      phone: '(218) 555-0140 (sure)',
      location: 'Duluth, MN (sure)',
      summary: 'Charge nurse with nine years on cardiac floors. (sure)',
    });
    expect(section(reading, 'Links')).toEqual([
      { title: 'LinkedIn', url: 'linkedin.com/in/amara-ol-example' },
    ]);
  });

  it('has each job with its dates, its place and its points', () => {
    expect(reading.experience.map(values)).toEqual([
      {
        title: 'Charge Nurse',
        companyName: 'Lakehead Regional Hospital',
        place: 'Duluth, MN',
        startDate: '2019',
        endDate: 'present',
        notes: 'Runs a unit of 28 beds.\nTrained forty nurses on the new charts.',
      },
      {
        title: 'Staff Nurse',
        companyName: 'Lakehead Regional Hospital',
        place: 'Duluth, MN',
        startDate: '2015-06',
        endDate: '2019-07',
        notes: 'Cared for patients after surgery.',
      },
    ]);
  });

  it('has schools and degrees without dates', () => {
    expect(reading.education.map(values)).toEqual([
      { degree: 'Bachelor of Science', major: 'Nursing', institutionName: 'University of Arrowhead' },
      { degree: 'Abitur', institutionName: 'Gymnasium Hansaplatz' },
    ]);
  });

  it('has skills with their groups, and the languages among them apart', () => {
    expect(reading.skills.map(values)).toEqual([
      { skillName: 'Telemetry', skillGroup: 'Clinical' },
      { skillName: 'IV therapy', skillGroup: 'Clinical' },
      { skillName: 'Epic', skillGroup: 'Software' },
      { skillName: 'Cerner', skillGroup: 'Software' },
    ]);
    expect(section(reading, 'Languages')).toEqual([
      { title: 'Swedish', subtitle: 'native' },
      { title: 'English', subtitle: 'C1' },
    ]);
  });

  it('names what was not used', () => {
    expect(reading.unused).toMatchObject([
      { kind: 'section', section: 'interests', heading: 'Interests', text: 'Skiing and old radios' },
    ]);
  });

  it('becomes records of the words that stand in it', () => {
    const { resume, experience } = resumeOfReading(reading);
    expect(resume).toMatchObject({ name: 'Amara Oyelowo-Lindgren', title: '' });
    expect(experience[0]).toMatchObject({ city: 'Duluth', state: 'MN', country: '', displayOrder: 1 });
  });

  it('knows the runs that each value came from', () => {
    const layout = textLayout(nurse);
    const said = (runs: readonly number[] = []) => runs.map((run) => layout.runs[run]?.text).join(' ');
    expect(said(reading.head.email?.runs)).toContain('amara.ol@example.com');
    expect(said(reading.experience[1]?.values.startDate?.runs)).toBe('06/2015 – 07/2019');
    expect(said(reading.education[0]?.values.degree?.runs)).toContain('Bachelor of Science in Nursing');
  });
});

describe('what a text leaves open', () => {
  it('is marked: an end without a month beside a beginning with one', () => {
    const [job] = read(
      `Ivo Teller\nivo@example.com\n\nExperience\nClerk, Harbor Office Inc\n8/19 – 22\n- Sorted letters.`,
    ).experience;
    expect(job?.values.endDate).toMatchObject({
      value: '2022',
      says: '8/19 – 22',
      sure: 'unsure',
      doubt: 'short-year',
    });
  });

  it('is an employer that only its place tells', () => {
    const [job] = read(
      `Ivo Teller\nivo@example.com\n\nExperience\nMoonlight\nQuiet Harbor\n2019 – 2021\n- Sorted letters.`,
    ).experience;
    expect([job?.values.title?.sure, job?.values.companyName?.sure]).toEqual(['unsure', 'unsure']);
  });

  it('is an employer that stands over several titles: it is taken over, and said', () => {
    const jobs = read(
      `Ivo Teller\nivo@example.com\n\nExperience\nFerry Line Corporation\nPort Manager    2019 – present\n- Led forty people.\nPort Clerk    2015 – 2019\n- Sold tickets.`,
    ).experience;
    expect(jobs.map(values)).toMatchObject([
      { title: 'Port Manager', companyName: 'Ferry Line Corporation' },
      { title: 'Port Clerk', companyName: 'Ferry Line Corporation' },
    ]);
    expect(jobs[1]?.values.companyName).toMatchObject({ sure: 'likely', doubt: 'inherited' });
  });
});

describe('names in their scripts', () => {
  it.each([
    [
      '王小明\n软件工程师\nxiaoming@example.com\n\n工作经历\n软件工程师\n上海云海科技公司\n2019年4月 - 至今\n- 维护支付系统。',
      '王小明',
      '上海云海科技公司',
      '2019-04',
    ],
    [
      'Ольга Ветрова\nБухгалтер\nolga@example.com\n\nОпыт работы\nБухгалтер\nООО «Маяк»\nмарт 2018 – настоящее время\n- Вела учёт.',
      'Ольга Ветрова',
      'ООО «Маяк»',
      '2018-03',
    ],
    [
      'سلمى الخطيب\nمحاسبة\nsalma@example.com\n\nالخبرة\nمحاسبة\nشركة الميناء للتجارة\nآذار 2019 – حتى الآن\n- إعداد القوائم المالية.',
      'سلمى الخطيب',
      'شركة الميناء للتجارة',
      '2019-03',
    ],
    [
      'נועה ברקאי\nמהנדסת תוכנה\nnoa@example.com\n\nניסיון תעסוקתי\nמהנדסת תוכנה\nחברת גלים\n2018 – היום\n- פיתוח שרתים.',
      'נועה ברקאי',
      'חברת גלים',
      '2018',
    ],
    [
      '佐藤 美咲\nエンジニア\nmisaki@example.com\n\n職歴\nエンジニア\n株式会社みなと\n2016年4月 – 現在\n- 決済の開発。',
      '佐藤 美咲',
      '株式会社みなと',
      '2016-04',
    ],
  ])('are found: %s', (text, name, company, start) => {
    const { head, experience } = read(text);
    expect([
      head.name?.value,
      experience[0]?.values.companyName?.value,
      experience[0]?.values.startDate?.value,
    ]).toEqual([name, company, start]);
  });
});

describe('a text that is no resume', () => {
  it.each([
    [
      'a recipe',
      'Lentil soup\nServes 4\n\nIngredients\n300 g lentils\n1 onion\n2 carrots\n\nMethod\nFry the onion. Add the lentils and a litre of water.\nCook for 40 minutes, then season.',
    ],
    [
      'a letter',
      'Dear Ms Anders,\n\nThank you for your letter of 3 May 2021. We will be glad to see you.\n\nYours sincerely\nTheo Brandt',
    ],
    [
      'a poem',
      'The fog comes\non little cat feet.\n\nIt sits looking\nover harbor and city\non silent haunches\nand then moves on.',
    ],
  ])('is told: %s', (_, text) => {
    const reading = read(text);
    expect(resumeVerdict(reading, textLayout(text)).isResume).toBe(false);
    expect([reading.experience, reading.education]).toEqual([[], []]);
  });
});

describe('Markdown', () => {
  it('is read by its headings, with its links', () => {
    const reading = readLayout(
      markdownLayout(
        '# Ivo Teller\n\nivo@example.com · [portfolio](https://ivo.example)\n\n## Experience\n\n### Port Manager, Ferry Line Corp\n2019 – present\n\n- Led **forty** people.\n\n## Talks\n\n- Tides and timetables, 2021',
      ),
    );
    expect(reading.head.name?.value).toBe('Ivo Teller');
    expect(values(reading.experience[0] as never)).toMatchObject({
      title: 'Port Manager',
      companyName: 'Ferry Line Corp',
      notes: 'Led forty people.',
    });
    expect(section(reading, 'Links')).toEqual([{ url: 'https://ivo.example' }]);
    expect(section(reading, 'Talks')).toMatchObject([{ title: 'Tides and timetables', startDate: '2021' }]);
  });
});
