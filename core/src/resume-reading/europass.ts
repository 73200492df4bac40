import { elementsIn, textIn, type XmlElement, xmlTree } from '../files/xml-tree.ts';
import type { ReadResume } from '../transfer/json-resume-extra.ts';
import { readJsonResume } from '../transfer/json-resume-read.ts';
import { formDate } from './form-dates.ts';

/**
 * Reads the XML that Europass puts into its PDFs: `SkillsPassport` until 2020, `Candidate` (HR-XML) since. Null for any
 * other XML.
 */
export function readEuropass(text: string): ReadResume | null {
  const root = xmlTree(text.replace(/^\ufeff/, ''));
  if (!root) return null;
  if (local(root) === 'SkillsPassport') return passport(root);
  return local(root) === 'Candidate' ? candidate(root) : null;
}

const local = ({ name }: XmlElement) => name.split(':').at(-1) ?? name;

/** The elements that a path of local names leads to. */
function at(from: XmlElement | undefined, ...path: string[]): XmlElement[] {
  let found = from ? [from] : [];
  for (const name of path)
    found = found.flatMap((one) => elementsIn(one).filter((child) => local(child) === name));
  return found;
}

/** All elements of a name below. */
function below(from: XmlElement, name: string): XmlElement[] {
  return elementsIn(from).flatMap((child) => (local(child) === name ? [child] : below(child, name)));
}

const said = (from: XmlElement | undefined, ...path: string[]) => {
  const [found] = at(from, ...path);
  return found ? textIn(found).trim() : '';
};
const firstSaid = (from: XmlElement, name: string) => {
  const [found] = below(from, name);
  return found ? textIn(found).trim() : '';
};
const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

function passport(root: XmlElement): ReadResume | null {
  const [learner] = at(root, 'LearnerInfo');
  if (!learner) return null;
  const [person] = at(learner, 'Identification');
  const [address] = at(person, 'ContactInfo', 'Address', 'Contact');
  const place = (of: XmlElement | undefined) =>
    joined(said(of, 'Municipality'), said(of, 'Country', 'Label'));
  const date = (of: XmlElement | undefined) => {
    const { year = '', month = '' } = of?.attributes ?? {};
    return year === '' ? '' : month === '' ? year : `${year}-${month.replace(/\D/g, '').padStart(2, '0')}`;
  };
  const period = (of: XmlElement) => ({
    startDate: date(at(of, 'Period', 'From')[0]),
    endDate: date(at(of, 'Period', 'To')[0]),
  });
  const levels = (of: XmlElement) => [
    ...new Set(
      elementsIn(at(of, 'ProficiencyLevel')[0] ?? of)
        .map((one) => textIn(one).trim())
        .filter((level) => /^[ABC][12]$/.test(level)),
    ),
  ];
  return readJsonResume({
    basics: {
      name: [said(person, 'PersonName', 'FirstName'), said(person, 'PersonName', 'Surname')]
        .filter(Boolean)
        .join(' '),
      label: said(learner, 'Headline', 'Description', 'Label'),
      email: said(person, 'ContactInfo', 'Email', 'Contact'),
      phone: said(at(person, 'ContactInfo', 'TelephoneList', 'Telephone')[0], 'Contact'),
      location: {
        address: joined(
          said(address, 'AddressLine'),
          [said(address, 'PostalCode'), said(address, 'Municipality')].filter(Boolean).join(' '),
          said(address, 'Country', 'Label'),
        ),
      },
      profiles: at(person, 'ContactInfo', 'WebsiteList', 'Website').map((one) => ({
        url: said(one, 'Contact'),
      })),
    },
    work: at(learner, 'WorkExperienceList', 'WorkExperience').map((one) => ({
      name: said(one, 'Employer', 'Name'),
      position: said(one, 'Position', 'Label'),
      location: place(at(one, 'Employer', 'ContactInfo', 'Address', 'Contact')[0]),
      highlights: plainLines(said(one, 'Activities')),
      ...period(one),
    })),
    education: at(learner, 'EducationList', 'Education').map((one) => ({
      institution: said(one, 'Organisation', 'Name'),
      studyType: said(one, 'Title'),
      area: said(one, 'Field', 'Label'),
      courses: plainLines(said(one, 'Activities')),
      ...period(one),
    })),
    languages: [
      ...at(learner, 'Skills', 'Linguistic', 'MotherTongueList', 'MotherTongue').map((one) => ({
        language: said(one, 'Description', 'Label'),
        fluency: '',
      })),
      ...at(learner, 'Skills', 'Linguistic', 'ForeignLanguageList', 'ForeignLanguage').map((one) => ({
        language: said(one, 'Description', 'Label'),
        fluency: levels(one).join(' / '),
      })),
    ],
    skills: ['Computer', 'JobRelated', 'Communication', 'Organisational'].flatMap((kind) =>
      plainLines(said(at(learner, 'Skills', kind)[0], 'Description')).map((name) => ({ name })),
    ),
  });
}

function candidate(root: XmlElement): ReadResume | null {
  const [person] = below(root, 'CandidatePerson');
  if (!person) return null;
  const contacts = at(person, 'Communication');
  const channel = (name: string) => contacts.find((one) => said(one, 'ChannelCode').toLowerCase() === name);
  const phone = channel('telephone');
  const [address] = contacts.flatMap((one) => at(one, 'Address'));
  const date = (of: XmlElement | undefined) => formDate(of ? textIn(of).slice(0, 10) : '');
  const period = (of: XmlElement) => {
    const isOpen = firstSaid(of, 'CurrentIndicator') === 'true';
    const [start] = below(of, 'StartDate');
    const [end] = below(of, 'EndDate');
    return { startDate: date(start), endDate: isOpen ? '' : date(end) };
  };
  return readJsonResume({
    basics: {
      name: [said(person, 'PersonName', 'GivenName'), said(person, 'PersonName', 'FamilyName')]
        .filter(Boolean)
        .join(' '),
      email: said(channel('email'), 'URI'),
      phone: phone
        ? [said(phone, 'CountryDialing'), said(phone, 'DialNumber')].filter(Boolean).join(' ')
        : '',
      location: {
        address: joined(
          said(address, 'AddressLine'),
          [said(address, 'PostalCode'), said(address, 'CityName')].filter(Boolean).join(' '),
          said(address, 'CountryCode').toUpperCase(),
        ),
      },
      summary: plainLines(firstSaid(root, 'ExecutiveSummary')).join('\n'),
      profiles: contacts
        .filter((one) => /web|instantmessage/i.test(said(one, 'ChannelCode')))
        .map((one) => ({ url: said(one, 'URI') })),
    },
    work: below(root, 'EmployerHistory').map((one) => ({
      name: said(one, 'OrganizationName'),
      position: firstSaid(one, 'PositionTitle'),
      location: joined(firstSaid(one, 'CityName'), firstSaid(one, 'CountryCode').toUpperCase()),
      highlights: plainLines(firstSaid(one, 'Description')),
      ...period(one),
    })),
    education: below(root, 'EducationOrganizationAttendance').map((one) => ({
      institution: said(one, 'OrganizationName'),
      studyType: firstSaid(one, 'DegreeName'),
      courses: plainLines(firstSaid(one, 'OccupationalSkillsCovered')),
      ...period(one),
    })),
    languages: below(root, 'PersonCompetency')
      .filter((one) => /language/i.test(said(one, 'TaxonomyID')))
      .map((one) => ({
        language: languageName(said(one, 'CompetencyID')),
        fluency: [...new Set(below(one, 'ScoreText').map((level) => textIn(level).trim()))].join(' / '),
      })),
    skills: below(root, 'PersonCompetency')
      .filter((one) => !/language/i.test(said(one, 'TaxonomyID')))
      .map((one) => ({ name: said(one, 'CompetencyName') || said(one, 'CompetencyID') }))
      .filter(({ name }) => name !== ''),
  });
}

/** The English name of a language that is given by its code; anything else as it is. */
function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'language' }).of(code.toLowerCase()) ?? code;
}

/** Notes may be marked up. */
function plainLines(html: string): string[] {
  return html
    .replace(/<(?:\/p|\/li|br\s{0,3}\/?|\/div)>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
