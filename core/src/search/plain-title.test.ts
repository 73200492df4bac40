import { expect, test } from 'vitest';
import { plainTitle } from './plain-title.ts';

test.each([
  ['Registered Nurse', 'Registered Nurse'],
  ['Registered Nurse - ICU', 'Registered Nurse'],
  ['Software Engineer (Remote, US)', 'Software Engineer'],
  ['Account Executive, Mid-Market', 'Account Executive'],
  ['RN Case Manager -Field- Morris County, New Jersey', 'RN Case Manager'],
  ['Front-End Engineer | Payments', 'Front-End Engineer'],
  ['C/C++ Developer', 'C/C++ Developer'],
  ['(Senior) Nurse', '(Senior) Nurse'],
  ['Intern: Finance', 'Intern'],
])('%j → %j', (title, plain) => expect(plainTitle(title)).toBe(plain));
