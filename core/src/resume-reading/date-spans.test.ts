import { describe, expect, it } from 'vitest';
import { dateSpansIn, isDateText, isSpanText } from './date-spans.ts';

const told = (text: string) =>
  dateSpansIn(text).map(({ start, end, isUnsure }) => `${start}..${end}${isUnsure ? '?' : ''}`);

describe('the dates of a resume', () => {
  it.each([
    ['Jun 2022 – Present', '2022-06..present'],
    ['Summer ’19 – now', '2019..present'],
    ['03/2021', '..2021-03'],
    ['seit 2019', '2019..present'],
    ['2019年4月', '..2019-04'],
    ['2019年4月～現在', '2019-04..present'],
    ['令和2年4月', '..2020-04'],
    ['2019년 4월 - 현재', '2019-04..present'],
    ['آذار 2019 – حتى الآن', '2019-03..present'],
    ['с марта 2019 по настоящее время', '2019-03..present'],
    ['февр. 2018 г. – янв. 2020 г.', '2018-02..2020-01'],
    ['ene. 2018 – actualidad', '2018-01..present'],
    ['Mai 2019 – Août 2021', '2019-05..2021-08'],
    ['depuis septembre 2020', '2020-09..present'],
    ['04/2019– heute', '2019-04..present'],
    ['January 2019 to Present', '2019-01..present'],
    ['Aug – Dec 2019', '2019-08..2019-12?'],
    ['2013-2017', '2013..2017'],
    ['2019–21', '2019..2021?'],
    ['8/19 – 22', '2019-08..2022?'],
    ['15.03.2021 - 20.04.2022', '2021-03..2022-04'],
    ['3/4/2021 - 5/6/2022', '2021-03..2022-05?'],
    ['Expected May 2026', '..2026-05'],
    ['10/2010–', '2010-10..present'],
    ['Q3 2020', '..2020'],
    ['June 2013 – August 2016 (3 years 2 months)', '2013-06..2016-08'],
  ])('“%s” is %s', (text, span) => {
    expect(told(text)).toEqual([span]);
  });

  it('are not found in figures that mean something else', () => {
    for (const text of [
      '24/7 support',
      '$2000 in prizes',
      'ISO 9001',
      '(503) 555-0119',
      'Version 2.1',
      'a team of 19',
    ])
      expect(told(text)).toEqual([]);
  });

  it('end a span that says how long it was, which belongs to it', () => {
    const [span] = dateSpansIn('June 2013 – August 2016 (3 years 2 months) · Duluth');
    expect('June 2013 – August 2016 (3 years 2 months) · Duluth'.slice(span?.to)).toBe(' · Duluth');
  });

  it('are told from texts with a date in them', () => {
    expect([isDateText('Jan 2020 – Mar 2021'), isDateText('Award of 2021 for best paper')]).toEqual([
      true,
      false,
    ]);
    expect([isSpanText('Jan 2020 – Mar 2021'), isSpanText('Jan 2020 –'), isSpanText('2021')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
