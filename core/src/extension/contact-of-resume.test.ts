import { expect, test } from 'vitest';
import { Resume, ResumeSection } from '../entities/resume/resume.ts';
import { Contact } from './contact.ts';
import { contactOfResume } from './contact-of-resume.ts';

const record = { internalId: 1, uid: 'u', createdAt: '', updatedAt: '', isExample: false };

function contact(fields: object, links: readonly (string | { url: string; isHidden: boolean })[] = []) {
  const sections = links.map((link, at) =>
    ResumeSection.parse({
      ...record,
      internalId: at + 1,
      resumeId: 1,
      resumeSectionName: 'Links',
      displayOrder: at + 1,
      ...(typeof link === 'string' ? { url: link } : link),
    }),
  );
  const resume = Resume.parse({ ...record, ...fields });
  return contactOfResume({ resume, experience: [], education: [], skills: [], sections });
}

test('a resume gives its contact details, its place in parts and its links by their site', () => {
  const given = contact(
    {
      name: 'Maya Lindqvist',
      email: 'maya@example.com',
      phone: '+1 614 555 0142',
      location: 'Columbus, OH',
      headline: 'Nurse',
    },
    ['linkedin.com/in/maya', 'https://github.com/maya', 'maya.example.com', 'javascript:alert(1)'],
  );
  expect(given).toEqual({
    fullName: 'Maya Lindqvist',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.com',
    phone: '+1 614 555 0142',
    location: 'Columbus, OH',
    city: 'Columbus',
    region: 'OH',
    country: 'US',
    linkedin: 'https://linkedin.com/in/maya',
    github: 'https://github.com/maya',
    website: 'https://maya.example.com',
    headline: 'Nurse',
  });
  expect(Contact.parse(given)).toEqual(given);
});

test('what a resume does not say stays empty: no place in parts of two places, no hidden link, nothing of an empty one', () => {
  const given = contact({ location: 'Austin, TX; Denver, CO' }, [
    { url: 'https://linkedin.com/in/x', isHidden: true },
  ]);
  expect(given).toMatchObject({ city: '', region: '', country: '', linkedin: '', website: '' });
  expect(Object.values(contact({})).filter(Boolean)).toEqual([]);
});

test('a text of any length is a line that the message takes', () => {
  const long = contact({ name: 'x'.repeat(5000), location: `a\n${'b '.repeat(3000)}`, email: '\ud800' });
  expect(Contact.safeParse(long).success).toBe(true);
  expect(long.location).not.toContain('\n');
});
