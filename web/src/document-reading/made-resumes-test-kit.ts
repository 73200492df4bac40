import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import type { Truth } from './import-figures-test-kit.ts';

/** Resumes of made-up people of several trades and languages, which the import is tried with. */
export const madeResumes: Readonly<Record<string, WholeResume>> = {
  'a welder': describedResume({
    resume: {
      dateForm: 'month-year',
      name: 'Rosalind Achterberg',
      headline: 'Structural welder',
      email: 'rosalind.a@example.com',
      phone: '(503) 555-0119',
      location: 'Astoria, OR',
      summary: 'Certified structural welder with eleven years in ship repair and bridge work.',
    },
    experience: [
      {
        title: 'Lead Welder',
        companyName: 'Columbia Bar Shipyard',
        city: 'Astoria',
        state: 'OR',
        startDate: '2019-03',
        endDate: 'present',
        notes:
          'Welded hull plates to class rules; no repair was refused in four years.\nTrained nine apprentices.',
      },
      {
        title: 'Welder',
        companyName: 'Tongue Point Fabrication LLC',
        city: 'Warrenton',
        state: 'OR',
        startDate: '2014-07',
        endDate: '2019-02',
        notes: 'Built 140 stair towers for terminals on the river.',
      },
    ],
    education: [
      {
        degree: 'Associate of Applied Science',
        major: 'Welding Technology',
        institutionName: 'Clatsop Harbor College',
        startDate: '2012',
        endDate: '2014',
      },
    ],
    skills: ['SMAW', 'Flux-cored welding', 'Blueprint reading', 'Rigging'],
    sections: [
      { resumeSectionName: 'Certifications', title: 'AWS D1.1 Structural Steel', startDate: '2021-05' },
      { resumeSectionName: 'Certifications', title: 'OSHA 30', startDate: '2018-02' },
      { resumeSectionName: 'Languages', title: 'English', subtitle: 'native' },
      { resumeSectionName: 'Languages', title: 'Dutch', subtitle: 'conversational' },
    ],
  }),
  'a developer': describedResume({
    resume: {
      dateForm: 'month-year',
      name: 'Ikenna Solberg-Okoro',
      headline: 'Backend Engineer',
      email: 'ikenna@solberg.example',
      phone: '+47 555 01 234',
      location: 'Bergen, Norway',
      summary: 'Backend engineer who likes small services, plain data and quiet pagers.',
    },
    experience: [
      {
        title: 'Senior Backend Engineer',
        companyName: 'Fjordlast AS',
        city: 'Bergen',
        country: 'Norway',
        startDate: '2021-01',
        endDate: 'present',
        notes:
          'Moved 30 services to one build; a release takes six minutes now.\nCut the bill for storage by a third.',
      },
      {
        title: 'Backend Engineer',
        companyName: 'Fjordlast AS',
        city: 'Bergen',
        country: 'Norway',
        startDate: '2018-08',
        endDate: '2020-12',
        notes: 'Wrote the routing of 4,000 parcels a day.',
      },
      {
        title: 'Software Developer',
        companyName: 'Nordlys Data',
        city: 'Oslo',
        country: 'Norway',
        startDate: '2016-06',
        endDate: '2018-07',
        notes: 'Built reports for 60 municipalities.',
      },
    ],
    education: [
      {
        degree: 'Master of Science',
        major: 'Computer Science',
        institutionName: 'University of Vestland',
        startDate: '2014-08',
        endDate: '2016-06',
      },
      {
        degree: 'Bachelor of Science',
        major: 'Informatics',
        institutionName: 'University of Vestland',
        startDate: '2011-08',
        endDate: '2014-06',
      },
    ],
    skills: [
      { skillName: 'Go', skillGroup: 'Programming' },
      { skillName: 'Rust', skillGroup: 'Programming' },
      { skillName: 'PostgreSQL', skillGroup: 'Data' },
      { skillName: 'Kafka', skillGroup: 'Data' },
    ],
    sections: [
      { resumeSectionName: 'Languages', title: 'Norwegian', subtitle: 'native' },
      { resumeSectionName: 'Languages', title: 'English', subtitle: 'fluent' },
      { resumeSectionName: 'Links', title: 'GitHub', url: 'https://github.com/ikenna-example' },
    ],
  }),
  'eine Buchhalterin': describedResume({
    resume: {
      dateForm: 'month-year',
      language: 'de',
      name: 'Annegret Süßkind',
      headline: 'Bilanzbuchhalterin',
      email: 'a.suesskind@example.com',
      phone: '+49 351 555 0177',
      location: 'Dresden',
      summary: 'Bilanzbuchhalterin mit vierzehn Jahren Erfahrung in mittelständischen Unternehmen.',
    },
    experience: [
      {
        title: 'Leiterin Finanzbuchhaltung',
        companyName: 'Elbwerk Maschinenbau GmbH',
        city: 'Dresden',
        startDate: '2017-04',
        endDate: 'present',
        notes:
          'Führte die Monatsabschlüsse von zwölf auf fünf Tage zurück.\nLeitet ein Team von vier Personen.',
      },
      {
        title: 'Buchhalterin',
        companyName: 'Stadtwerke Oberlausitz AG',
        city: 'Bautzen',
        startDate: '2011-09',
        endDate: '2017-03',
        notes: 'Buchte Anlagen und Kreditoren.',
      },
    ],
    education: [
      {
        degree: 'Diplom',
        major: 'Betriebswirtschaft',
        institutionName: 'Fachhochschule Lausitz',
        startDate: '2006-10',
        endDate: '2011-07',
      },
    ],
    skills: ['DATEV', 'SAP FI', 'HGB', 'Kostenrechnung'],
    sections: [
      { resumeSectionName: 'Languages', title: 'Deutsch', subtitle: 'Muttersprache' },
      { resumeSectionName: 'Languages', title: 'Tschechisch', subtitle: 'B2' },
    ],
  }),
  бухгалтер: describedResume({
    resume: {
      dateForm: 'month-year',
      language: 'ru',
      name: 'Марина Ольховская',
      headline: 'Главный бухгалтер',
      email: 'marina@example.com',
      phone: '+7 812 555 01 44',
      summary: 'Главный бухгалтер с десятилетним опытом в торговле.',
    },
    experience: [
      {
        title: 'Главный бухгалтер',
        companyName: 'ООО «Северный двор»',
        startDate: '2018-02',
        endDate: 'present',
        notes: 'Ведёт учёт трёх складов.\nСократила сроки отчётности вдвое.',
      },
      {
        title: 'Бухгалтер',
        companyName: 'ООО «Ладога Торг»',
        startDate: '2013-05',
        endDate: '2018-01',
        notes: 'Вела расчёты с поставщиками.',
      },
    ],
    education: [
      {
        degree: 'Бакалавр',
        major: 'Экономика',
        institutionName: 'Приморский университет',
        startDate: '2009',
        endDate: '2013',
      },
    ],
    skills: ['1С', 'Excel', 'Налоговый учёт'],
    sections: [
      { resumeSectionName: 'Languages', title: 'Русский', subtitle: 'родной' },
      { resumeSectionName: 'Languages', title: 'Английский', subtitle: 'B1' },
    ],
  }),
};

/** What a reader should find of a resume that we set ourselves. */
export function truthOf({ resume, experience, education, skills, sections }: WholeResume): Truth {
  const titles = (name: string) =>
    sections.filter((one) => one.resumeSectionName === name).map(({ title }) => title);
  return {
    name: resume.name,
    email: resume.email,
    phone: resume.phone,
    location: resume.location || null,
    links: sections.filter((one) => one.resumeSectionName === 'Links').map(({ url }) => url),
    experience: experience.map(({ companyName, title, startDate, endDate }) => ({
      company: companyName,
      title,
      start: startDate,
      end: endDate,
    })),
    education: education.map(({ institutionName, degree, major, startDate, endDate }) => ({
      school: institutionName,
      degree,
      major,
      start: startDate,
      end: endDate,
    })),
    skills: skills.map(({ skillName }) => skillName),
    languages: titles('Languages'),
    certifications: titles('Certifications'),
  };
}
