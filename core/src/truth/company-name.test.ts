import { expect, test } from 'vitest';
import { companyNamed } from './company-name.ts';

test.each([
  ['Larch Botanic Garden is hiring a curator.', 'Larch Botanic Garden'],
  ['Curator at Larch Gardens. You will lead volunteers.', 'Larch Gardens'],
  ['Garden Manager, Larch Gardens.\nWe grow palms.', 'Larch Gardens'],
  ['We are looking for somebody who likes palms.', ''],
  ['', ''],
])('reads who seeks somebody in %j', (text, name) => expect(companyNamed(text)).toBe(name));
