import { describe, expect, test } from 'vitest';
import { type FieldSigns, fieldKind } from './field-kind.ts';

const kind = (signs: Partial<FieldSigns>) =>
  fieldKind({ type: 'text', autocomplete: '', label: '', placeholder: '', name: '', id: '', ...signs });

describe('by the autocomplete attribute', () => {
  test.each([
    ['given-name', 'firstName'],
    ['section-a shipping family-name', 'lastName'],
    ['name', 'fullName'],
    ['home email', 'email'],
    ['tel', 'phone'],
    ['address-level2', 'city'],
    ['address-level1', 'region'],
    ['country-name', 'country'],
    ['url', 'website'],
    ['new-password', null],
    ['one-time-code', null],
    ['cc-name', null],
    ['organization', null],
    ['street-address', null],
    ['tel-country-code', null],
  ])('%s is %s', (autocomplete, expected) => expect(kind({ autocomplete })).toBe(expected));

  test('a made-up token against the browser’s own filling leaves it to the label', () => {
    expect(kind({ autocomplete: 'nope', label: 'First name' })).toBe('firstName');
    expect(kind({ autocomplete: 'off', label: 'Email' })).toBe('email');
    expect(kind({ autocomplete: 'url', label: 'LinkedIn profile' })).toBe('linkedin');
  });
});

describe('by its label', () => {
  test.each([
    ['First Name *', 'firstName'],
    ['Last name (required)', 'lastName'],
    ['Full name', 'fullName'],
    ['Vorname', 'firstName'],
    ['Nachname', 'lastName'],
    ['Vor- und Nachname', 'fullName'],
    ['E-Mail-Adresse', 'email'],
    ['Telefonnummer', 'phone'],
    ['Prénom', 'firstName'],
    ['Nom de famille', 'lastName'],
    ['Nom', 'lastName'],
    ['Adresse électronique', 'email'],
    ['Nombre', 'firstName'],
    ['Apellidos', 'lastName'],
    ['Correo electrónico', 'email'],
    ['Teléfono móvil', 'phone'],
    ['Cognome', 'lastName'],
    ['Voornaam', 'firstName'],
    ['Achternaam', 'lastName'],
    ['Efternamn', 'lastName'],
    ['Imię i nazwisko', 'fullName'],
    ['Příjmení', 'lastName'],
    ['氏名', 'fullName'],
    ['メールアドレス', 'email'],
    ['电话', 'phone'],
    ['Location (City)', 'location'],
    ['City', 'city'],
    ['State / Province', 'region'],
    ['LinkedIn Profile URL', 'linkedin'],
    ['Portfolio', 'website'],
    ['Phone number', 'phone'],
  ])('%s is %s', (label, expected) => expect(kind({ label })).toBe(expected));

  test.each([
    'Company name',
    'Name of your current employer',
    'School name',
    'Emergency contact name',
    'Referred by (name)',
    'Recruiter e-mail',
    'Username',
    'Country code',
    'Preferred first name pronunciation',
    'Account number',
    'Date of birth',
    'Why do you want to work in this city and which of our teams would you join first?',
    'Are you authorized to work in the country?',
    'Salary expectation',
    'Search jobs',
  ])('%s is none', (label) => expect(kind({ label })).toBeNull());
});

test('a name in the code counts where there is no label, and a label that says otherwise is believed', () => {
  expect(kind({ name: 'applicant[firstName]' })).toBe('firstName');
  expect(kind({ id: 'last_name' })).toBe('lastName');
  expect(kind({ name: 'name[first]' })).toBe('firstName');
  expect(kind({ placeholder: 'Your e-mail' })).toBe('email');
  expect(kind({ type: 'email', name: 'field_17' })).toBe('email');
  expect(kind({ type: 'tel' })).toBe('phone');
  expect(kind({ label: 'Cover letter', name: 'email' })).toBeNull();
});

test('a field of another type is none of it', () => {
  expect(kind({ type: 'email', label: 'Full name' })).toBeNull();
  expect(kind({ type: 'select', label: 'First name' })).toBeNull();
  expect(kind({ type: 'select', label: 'Country' })).toBe('country');
  expect(kind({ type: 'textarea', label: 'Name' })).toBeNull();
});

test('a text of any length is read in no time', () => {
  const long = 'name '.repeat(100_000);
  const begin = performance.now();
  kind({ label: long, placeholder: long, name: long, id: long, autocomplete: long });
  expect(performance.now() - begin).toBeLessThan(500);
});
