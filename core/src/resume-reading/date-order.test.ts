import { describe, expect, it } from 'vitest';
import { readLayout } from './read-layout.ts';
import { textLayout } from './text-layout.ts';

/** What is read of a job that is dated with figures, under a head with these lines and beside other dates. */
function dated(dates: string, { head = '', beside = '' } = {}) {
  const text = `Robin Hale
${head}

Experience
${dates}
Warehouse Clerk
Harlow Freight

${beside}`;
  const { startDate, endDate } = readLayout(textLayout(text)).experience[0]?.values ?? {};
  return [startDate?.value, endDate?.value, startDate?.doubt ?? null];
}

describe('a date in figures', () => {
  const open = '01/03/2019 - 04/05/2020';
  it.each([
    ['a British town', { head: 'Leeds, UK' }, '2019-03', '2020-05'],
    ['a British number', { head: '+44 20 7946 0958' }, '2019-03', '2020-05'],
    ['a German number', { head: '0049 30 901820' }, '2019-03', '2020-05'],
    ['a town of Australia', { head: 'Perth, Australia' }, '2019-03', '2020-05'],
    ['a town of Ohio', { head: 'Toledo, OH' }, '2019-01', '2020-04'],
    ['a town of the United States', { head: 'Austin, TX, USA' }, '2019-01', '2020-04'],
    ['another date, day first', { beside: 'Education\n21/06/2015\nNorth College' }, '2019-03', '2020-05'],
    ['another date, month first', { beside: 'Education\n06/21/2015\nNorth College' }, '2019-01', '2020-04'],
    [
      'another date, above the town',
      { head: 'Leeds, UK', beside: 'Education\n06/21/2015\nA College' },
      '2019-01',
      '2020-04',
    ],
  ])('is read by %s', (_, around, start, end) => {
    expect(dated(open, around)).toEqual([start, end, null]);
  });

  it.each([
    ['nothing', {}],
    ['a number of North America', { head: '(503) 555-0147' }],
    ['a town of Canada', { head: 'Toronto, ON, Canada' }],
    ['a British number in an American town', { head: 'Toledo, OH | +44 20 7946 0958' }],
    ['dates of both kinds', { beside: 'Education\n06/21/2015\nNorth College\n21/06/2014\nSouth College' }],
  ])('stays open by %s, and the person is asked', (_, around) => {
    expect(dated(open, around)[2]).toBe('open-date-order');
  });

  it('that has one meaning alone is read so', () => {
    expect(dated('15/03/2019 - 20/05/2020', { head: 'Toledo, OH' })).toEqual(['2019-03', '2020-05', null]);
  });
});

describe('an end without a beginning', () => {
  it.each(['Until 2022', 'until 2022', 'Till 2022', 'Bis 2022', 'Hasta 2022'])('%s', (said) => {
    const { experience } = readLayout(
      textLayout(
        `Alex Moreno\n\nWork History\nAcme Foods — Line Cook\n${said}\nCooked for 300 guests a night`,
      ),
    );
    const [job] = experience;
    expect(job?.values.endDate?.value).toBe('2022');
    expect(job?.values.startDate).toBeUndefined();
    expect(job?.values.notes?.value).toBe('Cooked for 300 guests a night');
  });
});
