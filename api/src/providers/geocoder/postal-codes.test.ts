import { expect, test } from 'vitest';
import { readPostalCode } from './postal-codes.ts';

test('a postal code is read at the end of an address, and before its country', () => {
  expect(readPostalCode('Columbus, OH 43215, USA')).toEqual({
    code: '43215',
    country: 'US',
    rest: 'Columbus, OH, USA',
  });
  expect(readPostalCode('80331 München, Germany')).toMatchObject({ code: '80331', country: 'DE' });
});

test('a text of a megabyte has no postal code', { timeout: 60_000 }, () => {
  expect(readPostalCode(`Columbus${' ,'.repeat(500_000)}43215`)).toBeNull();
  expect(readPostalCode('a b '.repeat(250_000))).toBeNull();
});
