import { listedSections } from '../entities/resume/resume-sections.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { type DescribedResume, describedResume, times } from './resume-test-kit.ts';
import { scriptResumes } from './script-resumes-test-kit.ts';

const words =
  'planned measured taught repaired audited drafted built led cut raised closed opened kept sold'.split(' ');
const sentence = (at: number, length = 12) =>
  `${times(length, (one) => words[(at * 7 + one * 3) % words.length]).join(' ')} in ${at + 2} weeks.`;
const job = (at: number, bullets: number) => ({
  title: `Planner ${at + 1}`,
  companyName: `Works No. ${at + 1} & Sons`,
  city: 'Akron',
  state: 'OH',
  startDate: `${2024 - at}-03`,
  endDate: at === 0 ? 'present' : `${2025 - at}-02`,
  notes: times(bullets, (one) => sentence(at * 5 + one, 6 + ((at + one) % 14))).join('\n'),
});

const told: Readonly<Record<string, DescribedResume>> = {
  'nothing but a name': { resume: { name: 'Ada' } },
  'no name': { experience: [job(0, 2)], skills: ['SQL'] },
  'one job': { resume: { name: 'Ben Ode', summary: sentence(3) }, experience: [job(0, 1)] },
  '40 jobs': { resume: { name: 'Forty Jobs' }, experience: times(40, (at) => job(at, (at % 5) + 1)) },
  '40 jobs without a line': { resume: { name: 'Forty Names' }, experience: times(40, (at) => job(at, 0)) },
  '300 bullets': { resume: { name: 'Three Hundred' }, experience: times(10, (at) => job(at, 30)) },
  'no dates': {
    resume: { name: 'No Dates' },
    experience: times(6, (at) => ({ ...job(at, 3), startDate: '', endDate: '' })),
    education: [{ institutionName: 'Somewhere' }],
  },
  'dates in words': {
    resume: { name: 'Loose Dates' },
    experience: times(5, (at) => ({
      ...job(at, 2),
      startDate: 'some time in the spring of 2018',
      endDate: 'until the mill closed its gates',
    })),
  },
  'a bullet of 5,000 letters': {
    resume: { name: 'Long Story', summary: times(40, (at) => sentence(at)).join(' ') },
    experience: [
      {
        ...job(0, 2),
        notes: `${times(75, (at) => sentence(at))
          .join(' ')
          .slice(0, 5000)}\nShort one.`,
      },
      job(1, 3),
    ],
  },
  'a link of 300 letters': {
    resume: { name: 'Linked' },
    experience: [{ ...job(0, 2), url: `https://example.com/${'abcdefghij'.repeat(28)}` }],
    sections: [
      { resumeSectionName: 'Links', title: 'Site', url: `https://example.com/${'a/b-c_d~e'.repeat(31)}` },
      { resumeSectionName: 'Projects', title: 'P', url: `https://example.com/?q=${'x'.repeat(270)}` },
    ],
  },
  'names and words without an end': {
    resume: {
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3),
      headline: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    },
    experience: [
      {
        ...job(0, 2),
        title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2),
        companyName: 'A company with a very long name that goes on and on and on '.repeat(4),
      },
    ],
    education: [
      {
        institutionName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch University',
        major: 'x'.repeat(120),
        startDate: '2001',
      },
    ],
    skills: ['Supercalifragilisticexpialidociousness'.repeat(2), 'SQL'],
  },
  'markup typed in': {
    resume: {
      name: '#panic("x") *Bo* <b>Ty</b>',
      headline: '$x^2$ @ref <label> \\#hide',
      summary:
        '= Heading\n- list /* no comment */ // nor this\n#import "/common.typ": * #sys.inputs\n[link](https://x.example) `code` ~tilde~ "quotes" -- --- ...',
      email: '"><script>alert(1)</script>@example.com',
    },
    experience: [
      {
        ...job(0, 1),
        notes:
          '#set page(fill: red)\n#{ while true {} }\n\\u{1F600} {{ x }} $y$ %s\n#eval("1+1") #read("/data.json")',
      },
    ],
    skills: ['C#', 'F#', '*nix', 'a_b_c', '<<T>>', '/^x$/'],
  },
  'invisible characters': {
    resume: {
      name: 'A\u0000nn\u200b Ro\u00ads\ufeffe',
      summary: 'pri\ue000vate\u202e use\u2066 \u0007bell\ud800 line\u2028sep',
    },
    experience: [{ ...job(0, 1), notes: 'one\r\ntwo\u0085three\u000bfour\n\tset in' }],
  },
  emoji: {
    resume: {
      name: 'Emi 🙂',
      headline: 'Baker 🥐 and coder 👩‍💻',
      summary: 'Flags 🇩🇪, thumbs 👍🏽, families 👨‍👩‍👧, hearts ❤️ and ★★★★☆ ✓ → ● ◆.',
    },
    experience: [{ ...job(0, 2), notes: '🚀 Shipped it\n✅ Tested it' }],
    skills: ['🐍 Python', '☕ Java'],
  },
  'many skills': {
    resume: { name: 'Many Skills' },
    experience: [job(0, 3)],
    skills: times(120, (at) => ({
      skillName: `Skill number ${at + 1}`,
      skillGroup: at % 3 === 0 ? 'First group' : at % 3 === 1 ? 'Second group' : '',
    })),
    sections: times(12, (at) => ({
      resumeSectionName: 'Certifications',
      title: `Certificate ${at + 1}`,
      subtitle: 'Board',
      startDate: `20${10 + at}-01`,
    })),
  },
  'every section': {
    resume: {
      name: 'All Sections',
      headline: 'Researcher',
      summary: sentence(1, 30),
      email: 'a@example.com',
    },
    experience: times(4, (at) => job(at, 4)),
    education: times(3, (at) => ({
      institutionName: `University ${at + 1}`,
      degree: 'PhD',
      major: 'Soil science',
      startDate: `${2000 + at}`,
      endDate: `${2004 + at}`,
      gpa: '4.0',
      notes: sentence(at),
    })),
    skills: ['R', 'Soil sampling', 'GIS'],
    sections: [...listedSections, 'Patents', 'References on request'].flatMap((resumeSectionName) =>
      times(4, (at) => ({
        resumeSectionName,
        title: `${resumeSectionName} title ${at + 1}`,
        subtitle: `by ${at + 1}`,
        startDate: `201${at}-05`,
        url: `example.com/${at}`,
        notes: sentence(at + 3),
      })),
    ),
  },
  'some hidden': {
    resume: {
      name: 'Half Hidden',
      arrangement: [
        { section: 'Skills', title: 'What I can do', isHidden: false },
        { section: 'Education', title: '', isHidden: true },
      ],
    },
    experience: times(4, (at) => ({ ...job(at, 2), isHidden: at % 2 === 1 })),
    education: [{ institutionName: 'Not shown' }],
    skills: ['Shown', { skillName: 'Hidden', isHidden: true }],
  },
  'bullets under bullets': {
    resume: { name: 'Deep' },
    experience: times(8, (at) => ({
      ...job(at, 0),
      notes: times(6, (one) => `${one % 3 === 0 ? '' : '  - '}${sentence(at + one)}`).join('\n'),
    })),
  },
  'english with arabic and hebrew': {
    resume: { name: 'Sami حداد', summary: 'Speaks عربي طويل and עברית טובה daily.' },
    experience: [
      { ...job(0, 1), companyName: 'شركة النخيل', notes: 'Wrote for שלום עולם and مرحبا in 2019.' },
    ],
    skills: ['ترجمة', 'תרגום'],
  },
};

/** Resumes that are hard to set, named by what makes them hard. */
export const hardResumes: Readonly<Record<string, WholeResume>> = Object.fromEntries(
  Object.entries({ ...told, ...scriptResumes }).map(([what, one]) => [what, describedResume(one)]),
);
