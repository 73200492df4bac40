import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBackDifferences } from './read-back.ts';

const written = (...texts: string[]) => texts.map((text, at) => ({ field: `f${at}`, text }));
const told = (texts: string[], ...pages: string[]) =>
  readBackDifferences(written(...texts), pages).map(
    ({ kind, field, found, page }) => `${kind} ${field} p${page}: ${found}`,
  );

describe('readBackDifferences', () => {
  it('finds no difference where every field is there, in order, with marks and line ends between', () => {
    expect(
      told(
        ['Dana Okafor', 'd@example.com', 'Built the model'],
        '  Dana\nOkafor\n· d@example.com\n• Built the',
        'model\n',
      ),
    ).toEqual([]);
  });

  it('lets a line end inside a word that is longer than the line, or of a script without spaces', () => {
    expect(
      told(['https://a.example/long', '熟悉分布式系统'], 'https://a.exa\nmple/long 熟悉分\n布式系统'),
    ).toEqual([]);
  });

  it('finds a lost letter, space or field, and what stands in its place', () => {
    expect(told(['Skills', 'office work', 'SQL'], 'Skills\no ce work\nSQL')).toEqual([
      'missing f1 p1: o ce work',
    ]);
    expect(told(['data model'], 'datamodel')).toEqual(['missing f0 p1: datamodel']);
    expect(told(['datamodel'], 'data model')).toEqual(['missing f0 p1: data model']);
    expect(told(['a', 'Second', 'z'], 'a', 'z')).toEqual(['missing f1 p1: ']);
  });

  it('finds extra text, and a field that comes too early', () => {
    expect(told(['Name', 'Skills'], 'Name\nPage 1 of 2\nSkills')).toEqual(['extra f0 p1: Page 1 of 2']);
    expect(told(['Experience', 'Nurse'], 'Nurse\nExperience')).toEqual([
      'extra  p1: Nurse',
      'moved f1 p1: Nurse',
    ]);
  });

  it('finds a repeated text once for each field', () => {
    expect(told(['SQL', 'SQL'], 'SQL')).toEqual(['moved f1 p1: SQL']);
    expect(told(['SQL', 'SQL'], 'SQL, SQL')).toEqual([]);
  });

  it('finds no difference in the same text and one wherever a letter is left out', () => {
    const texts = fc.array(fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8}){0,3}$/), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(texts, fc.nat(), (lines, where) => {
        const page = lines.join('\n');
        expect(told(lines, page)).toEqual([]);
        const at = where % page.length;
        if (/[a-z]/.test(page[at] ?? ''))
          expect(told(lines, page.slice(0, at) + page.slice(at + 1))).not.toEqual([]);
      }),
    );
  });
});
