import { describe, expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';
import { piecesOfPage } from './page-pieces.ts';
import { pageText } from './page-text.ts';
import { resumePage } from './resume-page.ts';
import { type DescribedResume, describedResume } from './resume-test-kit.ts';

const page = (told: DescribedResume, sectionOrder?: string[]) =>
  resumePage(describedResume(told), { dateForm: 'month-year', ...(sectionOrder && { sectionOrder }) });
const texts = (told: DescribedResume) => piecesOfPage(page(told)).map(({ text }) => text);

const dana: DescribedResume = {
  resume: {
    name: 'Dana Okafor',
    email: 'd@example.com',
    phone: '(919) 555-0101',
    summary: 'Reports.\nOn time.',
  },
  experience: [
    {
      title: 'Analyst',
      companyName: 'Acme',
      startDate: '2021-06',
      endDate: 'present',
      city: 'Raleigh',
      state: 'NC',
      notes: '- Built it\n\n  - twice\n• Led 4',
    },
    { title: 'Aide', companyName: 'Elm', startDate: 'Spring 2018', endDate: '2020', isHidden: true },
  ],
  education: [
    { degree: 'BSc', major: 'Statistics', institutionName: 'NC State', gpa: '3.9', endDate: '2019' },
  ],
  skills: [
    'SQL',
    { skillName: 'Looker', skillGroup: 'Charts' },
    { skillName: 'dbt', level: 'good' },
    { skillName: 'secret', isHidden: true },
  ],
  sections: [
    { resumeSectionName: 'Languages', title: 'Igbo', subtitle: 'native' },
    { resumeSectionName: 'Links', title: 'GitHub', url: 'https://www.github.com/dana/' },
    { resumeSectionName: 'Patents', title: 'A clamp', url: 'javascript:alert(1)' },
  ],
};

describe('a page', () => {
  it('holds what is shown, in order, each text with the field it comes from', () => {
    expect(piecesOfPage(page(dana)).map(({ field, text }) => `${field} ${text}`)).toEqual([
      'resume/name Dana Okafor',
      'resume/email d@example.com',
      'resume/phone (919) 555-0101',
      'sections/2/url github.com/dana',
      'arrangement/Summary/title Summary',
      'resume/summary/0 Reports.',
      'resume/summary/1 On time.',
      'arrangement/Experience/title Experience',
      'experience/1/title Analyst',
      'experience/1/companyName Acme',
      'experience/1/city Raleigh, NC',
      'experience/1/startDate Jun 2021 – Present',
      'experience/1/notes/0 Built it',
      'experience/1/notes/2 twice',
      'experience/1/notes/3 Led 4',
      'arrangement/Education/title Education',
      'education/1/major BSc, Statistics',
      'education/1/institutionName NC State',
      'education/1/gpa GPA: 3.9',
      'education/1/startDate 2019',
      'arrangement/Skills/title Skills',
      'skills/1/skillName SQL',
      'skills/3/skillName dbt (good)',
      'skills/2/skillGroup Charts',
      'skills/2/skillName Looker',
      'arrangement/Languages/title Languages',
      'sections/1/title Igbo (native)',
      'arrangement/Patents/title Patents',
      'sections/3/title A clamp',
      'sections/3/url javascript:alert(1)',
    ]);
  });

  it('links only to web, mail and phone addresses', () => {
    const { contacts, sections } = page(dana);
    expect(contacts.map(({ href }) => href)).toEqual([
      'mailto:d@example.com',
      'tel:9195550101',
      'https://www.github.com/dana/',
    ]);
    const patents = sections.find(({ name }) => name === 'Patents');
    expect(patents?.kind === 'entries' && patents.entries[0]?.link).toEqual({
      kind: 'link',
      field: 'sections/3/url',
      text: 'javascript:alert(1)',
    });
  });

  it('follows the person’s order, titles and hidden sections, then the template’s order', () => {
    const arrangement = [
      { section: 'Patents', title: 'What I invented', isHidden: false },
      { section: 'Summary', title: '', isHidden: true },
    ];
    const { sections } = page({ ...dana, resume: { ...dana.resume, arrangement } }, ['Education']);
    expect(sections.map(({ heading }) => heading.text)).toEqual([
      'What I invented',
      'Education',
      'Experience',
      'Skills',
      'Languages',
    ]);
  });

  it('is empty for an empty resume and for items without text', () => {
    expect(texts({})).toEqual([]);
    expect(texts({ experience: [{}], skills: [' '], sections: [{ resumeSectionName: 'Projects' }] })).toEqual(
      [],
    );
  });

  it.each([
    ['de', 'Berufserfahrung', 'Juni 2021 – heute'],
    ['fr-CA', 'Expérience professionnelle', 'juin 2021 – aujourd’hui'],
    ['ja', '職歴', '2021年6月 – 現在'],
    ['xx-nonsense!', 'Experience', 'Jun 2021 – Present'],
  ])('in %s shows titles and dates in that language', (language, heading, dates) => {
    const found = texts({ ...dana, resume: { language } });
    expect(found).toContain(heading);
    expect(found).toContain(dates);
  });

  it.each(['english', 'xx-nonsense!', 'x-own'])(
    'ignores “%s”, which no document can name as its language',
    (language) => {
      expect(page({ ...dana, resume: { ...dana.resume, language } }).language).toBe('en');
    },
  );

  it.each([
    ['Бухгалтер со стажем', 'ru', false],
    ['Бухгалтерка з досвідом у Києві', 'uk', false],
    ['محاسبة قانونية بخبرة Oracle', 'ar', true],
    ['מנהלת חשבונות', 'he', true],
    ['ソフトウェア開発者として八年', 'ja', false],
    ['软件工程师，十年经验，熟悉 Java', 'zh', false],
    ['백엔드 개발자', 'ko', false],
    ['Λογίστρια', 'el', false],
    ['Buchhalterin', 'en', false],
  ])('has the language of its text: %s', (summary, language, isRightToLeft) => {
    expect(page({ resume: { summary } })).toMatchObject({ language, isRightToLeft });
  });

  it('drops invisible characters and nothing else', () => {
    const summary =
      'a\u0000b\u200bc\u202ed \ue000e\u00adf\ufeff\ud800 👩‍💻 naı̈ve e\u0301 #panic[x] *b* <b> $x$';
    expect(texts({ resume: { summary } })).toEqual(['Summary', 'abcd ef 👩‍💻 naı̈ve é #panic[x] *b* <b> $x$']);
    expect(texts({ resume: { summary: 'one\u2028two\r\nthree' } })).toEqual([
      'Summary',
      'one',
      'two',
      'three',
    ]);
  });
});

describe('exports of a page', () => {
  it('are Markdown in which typed markup is escaped', () => {
    const summary = '# not a heading\n1. not a list\n*plain* <b>x</b> [a](b) `c` &amp; a_b_c\n- dash';
    expect(
      pageMarkdown(page({ ...dana, resume: { ...dana.resume, summary }, education: [] })),
    ).toBe(`# Dana Okafor

[d@example.com](<mailto:d@example.com>) · [(919) 555-0101](<tel:9195550101>) · [github.com/dana](<https://www.github.com/dana/>)

## Summary

\\# not a heading

1\\. not a list

\\*plain\\* \\<b\\>x\\</b\\> \\[a\\](b) \\\`c\\\` \\&amp; a\\_b\\_c

\\- dash

## Experience

### Analyst, Acme

Jun 2021 – Present · Raleigh, NC

- Built it
  - twice
- Led 4

## Skills

- SQL, dbt (good)
- **Charts:** Looker

## Languages

- Igbo (native)

## Patents

### A clamp

javascript:alert(1)
`);
  });

  it('are plain text to paste into a form', () => {
    expect(pageText(page({ ...dana, sections: [], education: [] }))).toBe(`Dana Okafor
d@example.com · (919) 555-0101

SUMMARY
Reports.
On time.

EXPERIENCE
Analyst, Acme
Jun 2021 – Present · Raleigh, NC
- Built it
  - twice
- Led 4

SKILLS
SQL, dbt (good)
Charts: Looker
`);
  });
});
