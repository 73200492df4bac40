import { docxOf } from '@foothold/core/files/made-files-test-kit.ts';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import type { ReadItem } from '@foothold/core/resume-reading/reading.ts';
import { describe, expect, it } from 'vitest';
import { readInNode } from './read-in-node-test-kit.ts';

const values = ({ values: told }: ReadItem<string>) =>
  Object.fromEntries(Object.entries(told).map(([field, one]) => [field, one?.value]));

async function documentOf(name: string, bytes: Uint8Array) {
  const answer = await readInNode(name, bytes);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.document;
}

describe('the export of LinkedIn', () => {
  const files = {
    'Basic_Export/Profile.csv':
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nNadia,Lund,,"Quay 4, Rotterdam",,Planner,"I plan, move and store.",,,"Rotterdam, Netherlands",,[PORTFOLIO:https://nadia.example/work],\n',
    'Basic_Export/Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nNordzee BV,Planner,Runs the cold chain.,"Rotterdam, Netherlands",Mar 2021,\nTejo Foods,Clerk,,Lisbon,01 Oct 2014,01 Feb 2021\n',
    'Basic_Export/Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nErasmus Harbour University,2012,2014,,"MSc, Supply Chain Management",\n',
    'Basic_Export/Skills.csv': 'Name\nDemand Planning\nSAP\n',
    'Basic_Export/Languages.csv': 'Name,Proficiency\nDutch,Full professional proficiency\n',
    'Basic_Export/Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,x\nnadia@example.com,Yes,Yes,x\n',
    'Basic_Export/messages.csv': 'FROM,TO\nHow,are you?\n',
  };

  it('is read by its columns, wherever in the archive its tables lie', async () => {
    const { kind, reading, resume, layout } = await documentOf('export.zip', zipOf(files));
    expect([kind, layout.kind]).toEqual(['linkedin-export', 'flow']);
    expect(
      Object.fromEntries(Object.entries(reading.head).map(([field, one]) => [field, one.value])),
    ).toEqual({
      name: 'Nadia Lund',
      headline: 'Planner',
      email: 'nadia@example.com',
      location: 'Rotterdam, Netherlands',
      summary: 'I plan, move and store.',
    });
    expect(reading.experience.map(values)).toEqual([
      {
        companyName: 'Nordzee BV',
        title: 'Planner',
        startDate: '2021-03',
        endDate: 'present',
        notes: 'Runs the cold chain.',
        place: 'Rotterdam, Netherlands',
      },
      {
        companyName: 'Tejo Foods',
        title: 'Clerk',
        startDate: '2014-10',
        endDate: '2021-02',
        place: 'Lisbon',
      },
    ]);
    expect(reading.education.map(values)).toEqual([
      {
        institutionName: 'Erasmus Harbour University',
        degree: 'MSc',
        major: 'Supply Chain Management',
        startDate: '2012',
        endDate: '2014',
      },
    ]);
    expect(resume.skills.map(({ skillName }) => skillName)).toEqual(['Demand Planning', 'SAP']);
    expect(resume.sections).toMatchObject([
      { resumeSectionName: 'Languages', title: 'Dutch', subtitle: 'Full professional proficiency' },
      { resumeSectionName: 'Links', url: 'https://nadia.example/work' },
    ]);
  });

  it('of somebody without a name or a position is no resume', async () => {
    const answer = await readInNode('export.zip', zipOf({ 'Profile.csv': 'First Name,Last Name\n,\n' }));
    expect(answer).toMatchObject({ ok: false, problem: 'not-a-resume' });
  });
});

describe('Europass', () => {
  it('of before 2020 is read by its fields', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
      <Identification><PersonName><FirstName>Katri</FirstName><Surname>Smed</Surname></PersonName><ContactInfo><Address><Contact><AddressLine>Hill 12</AddressLine><PostalCode>00100</PostalCode><Municipality>Helsinki</Municipality><Country><Label>Finland</Label></Country></Contact></Address><Email><Contact>katri@example.com</Contact></Email></ContactInfo></Identification>
      <WorkExperienceList><WorkExperience><Period><From year="2002" month="--08"/><Current>true</Current></Period><Position><Label>Consultant</Label></Position><Activities>&lt;p&gt;Evaluates programmes.&lt;/p&gt;</Activities><Employer><Name>Youth Council</Name><ContactInfo><Address><Contact><Municipality>Turku</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
      <EducationList><Education><Period><From year="1997"/><To year="2001" month="--06"/></Period><Title>PhD</Title><Organisation><Name>University of Aura</Name></Organisation></Education></EducationList>
      <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Finnish</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Label>French</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C2</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic></Skills></LearnerInfo></SkillsPassport>`;
    const { kind, reading } = await documentOf('europass.xml', new TextEncoder().encode(xml));
    expect(kind).toBe('europass');
    expect([reading.head.name?.value, reading.head.location?.value]).toEqual([
      'Katri Smed',
      'Hill 12, 00100 Helsinki, Finland',
    ]);
    expect(reading.experience.map(values)).toEqual([
      {
        companyName: 'Youth Council',
        title: 'Consultant',
        startDate: '2002-08',
        endDate: 'present',
        notes: 'Evaluates programmes.',
        place: 'Turku',
      },
    ]);
    expect(reading.education.map(values)).toMatchObject([
      { institutionName: 'University of Aura', degree: 'PhD', startDate: '1997', endDate: '2001-06' },
    ]);
    expect(reading.sections.map(values)).toEqual([
      { title: 'Finnish' },
      { title: 'French', subtitle: 'C1 / C2' },
    ]);
  });

  it('of today is read by its fields', async () => {
    const xml = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9"><CandidatePerson><PersonName><oa:GivenName>Katri</oa:GivenName><hr:FamilyName>Smed</hr:FamilyName></PersonName><Communication><ChannelCode>Email</ChannelCode><oa:URI>katri@example.com</oa:URI></Communication></CandidatePerson><CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Youth Council</hr:OrganizationName><PositionHistory><PositionTitle>Consultant</PositionTitle><EmploymentPeriod><StartDate><hr:FormattedDateTime>2019-02-01</hr:FormattedDateTime></StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></EmploymentPeriod></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;
    const { reading } = await documentOf('cv.xml', new TextEncoder().encode(xml));
    expect([reading.head.name?.value, reading.head.email?.value]).toEqual([
      'Katri Smed',
      'katri@example.com',
    ]);
    expect(reading.experience.map(values)).toEqual([
      { companyName: 'Youth Council', title: 'Consultant', startDate: '2019-02', endDate: 'present' },
    ]);
  });
});

describe('a DOCX', () => {
  const p = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const styles =
    '<w:styles><w:style w:styleId="Kop1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>';
  const heading = (text: string) => p(text, '<w:pStyle w:val="Kop1"/>');
  const bullet = (text: string) => p(text, '<w:numPr><w:numId w:val="1"/></w:numPr>');
  const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`;

  it('is read with its styles, tables, links, heads of pages and text boxes; deletions do not count, macros are not run', async () => {
    const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>${heading('Skills')}${p('Welding, Rigging')}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:txbxContent>${p('Welding, Rigging')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const body = [
      p('Rosalind Achterberg'),
      heading('Experience'),
      `<w:tbl><w:tr>${cell(p('03/2019 – present'))}${cell(p('Lead Welder'), p('Columbia Bar Shipyard, Astoria, OR'), bullet('Welded hulls.'))}</w:tr></w:tbl>`,
      `<w:p><w:r><w:t>Welder</w:t></w:r><w:r><w:tab/><w:t>2014 – 2019</w:t></w:r></w:p>`,
      `<w:p><w:r><w:t xml:space="preserve">Tongue Point </w:t></w:r><w:del><w:r><w:delText>Docks</w:delText><w:t>Docks</w:t></w:r></w:del><w:ins><w:r><w:t>Fabrication LLC</w:t></w:r></w:ins></w:p>`,
      bullet('Built stairs.'),
      `<w:p><w:hyperlink r:id="r1"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink></w:p>`,
      box,
    ].join('');
    const { kind, reading, notes } = await documentOf(
      'cv.docm',
      docxOf(body, {
        'word/styles.xml': styles,
        'word/header1.xml': `<w:hdr>${p('rosalind@example.com | (503) 555-0119')}</w:hdr>`,
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="r1" TargetMode="External" Target="https://rosalind.example"/></Relationships>',
        'word/vbaProject.bin': 'macro',
      }),
    );
    expect([kind, notes]).toEqual(['docx', ['tracked-changes', 'text-boxes', 'macros-ignored']]);
    expect([reading.head.name?.value, reading.head.email?.value, reading.head.phone?.value]).toEqual([
      'Rosalind Achterberg',
      'rosalind@example.com',
      '(503) 555-0119',
    ]);
    expect(reading.experience.map(values)).toMatchObject([
      {
        title: 'Lead Welder',
        companyName: 'Columbia Bar Shipyard',
        place: 'Astoria, OR',
        startDate: '2019-03',
        endDate: 'present',
        notes: 'Welded hulls.',
      },
      { title: 'Welder', companyName: 'Tongue Point Fabrication LLC', startDate: '2014', endDate: '2019' },
    ]);
    expect(reading.skills.map(values)).toEqual([{ skillName: 'Welding' }, { skillName: 'Rigging' }]);
  });
});

describe('an export of Reactive Resume', () => {
  it('is read by its fields', async () => {
    const items = (...list: object[]) => ({ items: list });
    const json = {
      basics: {
        name: 'Ivo Teller',
        headline: 'Port manager',
        email: 'ivo@example.com',
        url: { href: 'https://ivo.example' },
      },
      sections: {
        summary: { content: '<p>Runs <b>ports</b> &amp; ferries.</p>' },
        experience: items(
          {
            company: 'Ferry Line',
            position: 'Manager',
            date: 'January 2019 to Present',
            summary: '<ul><li><p>Led forty.</p></li></ul>',
          },
          { company: 'Hidden', visible: false },
        ),
        education: items({
          institution: 'Harbor College',
          studyType: 'Bachelor of Arts in Logistics',
          area: 'Bristol, UK',
          date: '2010 - 2013',
        }),
        skills: items({ name: 'Office', keywords: ['Excel', 'Word'] }),
        languages: items({ name: 'Dutch', description: 'fluent' }),
      },
    };
    const { kind, reading } = await documentOf('resume.json', new TextEncoder().encode(JSON.stringify(json)));
    expect([kind, reading.head.summary?.value]).toEqual(['reactive-resume', 'Runs ports & ferries.']);
    expect(reading.experience.map(values)).toEqual([
      {
        companyName: 'Ferry Line',
        title: 'Manager',
        startDate: '2019-01',
        endDate: 'present',
        notes: 'Led forty.',
      },
    ]);
    expect(reading.education.map(values)).toMatchObject([
      {
        institutionName: 'Harbor College',
        degree: 'Bachelor of Arts',
        major: 'Logistics',
        startDate: '2010',
        endDate: '2013',
      },
    ]);
    expect(reading.skills.map(values)).toEqual([
      { skillName: 'Excel', skillGroup: 'Office' },
      { skillName: 'Word', skillGroup: 'Office' },
    ]);
  });
});
