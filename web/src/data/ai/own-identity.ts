import type { Person } from '@foothold/core/ai/leave-out.ts';
import type { ContactData } from '@foothold/core/ai/privacy/contact-marks.ts';
import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { placeOf, resumePlace } from '@foothold/core/entities/resume/version-differences.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import type { OwnData } from '../rows/own-data.ts';
import { querySetting } from '../settings/settings.ts';

/** What own data say of who the person is, of the data that is open; {} while nothing is open. */
export async function ownIdentity(): Promise<Person> {
  const db = await ownDataOnceOpen();
  return db ? queryOwnIdentity(db) : {};
}

/**
 * Names, phones, e-mail addresses, street addresses and pages of the heads of all resumes and versions, the home and
 * travel-from places, and every contact, unless the person lets contacts go to models. Rows are read as they are: one that its
 * schema refuses still names the person.
 */
export async function queryOwnIdentity(db: OwnData): Promise<Person> {
  const [resumes, sections, homes, contacts, setting] = await Promise.all([
    db.resumes.toArray(),
    db.resumeSections.toArray(),
    db.homes.toArray(),
    db.contacts.toArray(),
    querySetting(db, 'ai', 'contacts'),
  ]);
  const heads = resumes.flatMap((row) => [fieldsOf(row), differencesOf(row)]);
  const all = (name: string) => heads.map((head) => textOf(head[name])).filter(Boolean);
  const homeAddresses = homes.map(fieldsOf).flatMap(({ name, address }) => [textOf(address), textOf(name)]);
  const linkRows = sections
    .map(fieldsOf)
    .filter(({ resumeSectionName }) => /^links?$/i.test(textOf(resumeSectionName)));
  const linkUids = new Set(linkRows.map(({ uid }) => textOf(uid)));
  const links = [
    ...linkRows.flatMap(({ title, url }) => [textOf(title), textOf(url)]),
    ...resumes.flatMap((row) => linksOfVersion(row, linkUids)),
  ];
  const maySendContacts = setting === 'on';
  return {
    names: all('name'),
    phones: all('phone'),
    emails: all('email'),
    addresses: [...all('location'), ...homeAddresses].filter(Boolean),
    links: links.filter(Boolean),
    contacts: maySendContacts ? [] : contacts.map((row) => contactData(row as unknown as Contact)),
    maySendContacts,
  };
}

const fieldsOf = (row: unknown) => row as Record<string, unknown>;
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

type Differences = Record<string, { value?: unknown } | undefined>;
const differencesIn = (row: unknown) => (fieldsOf(row).differences ?? {}) as Differences;

/** Where a version has another address or name for a link of its base. */
function linksOfVersion(row: unknown, linkUids: ReadonlySet<string>): string[] {
  return Object.entries(differencesIn(row)).flatMap(([key, difference]) => {
    const place = placeOf(key);
    const isLink = place?.kind === 'item' && place.list === 'sections' && linkUids.has(place.uid);
    return isLink && ['title', 'url'].includes(place.field) ? [textOf(difference?.value)] : [];
  });
}

/** What a version says of the person where its base says something else. */
function differencesOf(row: unknown): Record<string, unknown> {
  const differences = differencesIn(row);
  const heads = ['name', 'phone', 'email', 'location'];
  return Object.fromEntries(heads.map((field) => [field, differences[resumePlace(field)]?.value]));
}

function contactData(row: Contact): ContactData {
  const { internalId: id, name, phone, email, url: link } = row;
  return { id, name: textOf(name), phone: textOf(phone), email: textOf(email), link: textOf(link) };
}
