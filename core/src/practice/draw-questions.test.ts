import { describe, expect, it } from 'vitest';
import { madePostings } from '../fit/made-postings-test-kit.ts';
import { requirementsOf } from '../fit/requirements-of.ts';
import { type DrawSources, drawQuestions, isAlike } from './draw-questions.ts';
import { questionBank } from './question-bank.ts';

const nobody: DrawSources = {
  ...{ requirements: [], title: '', trades: [], step: '', asked: [], jobId: null },
  ...{ practiced: [], kinds: [], count: 8, seed: 1 },
};

/** What a made posting is drawn from. */
function of(name: string, more: Partial<DrawSources> = {}): DrawSources {
  const posting = madePostings[name];
  if (!posting) throw new Error(`There is no posting ${name}.`);
  const { requirements, trades } = requirementsOf(posting);
  return { ...nobody, requirements, trades, title: posting.title, ...more };
}

const names = Object.keys(madePostings);
const seeds = Array.from({ length: 40 }, (_, at) => at + 1);

describe('drawQuestions', () => {
  it('draws the same for the same seed and others for another', () => {
    for (const name of names) {
      expect(drawQuestions(of(name))).toEqual(drawQuestions(of(name)));
      expect(drawQuestions(of(name, { seed: 2 }))).not.toEqual(drawQuestions(of(name)));
    }
  });

  it('gives as many as asked for, no two alike, at any seed, and quotes the posting where that is the reason', () => {
    for (const name of names)
      for (const seed of seeds) {
        const sources = of(name, { seed, count: 10 });
        const drawn = drawQuestions(sources);
        expect(drawn.length).toBe(10);
        for (const [at, one] of drawn.entries())
          for (const other of drawn.slice(at + 1))
            expect(isAlike(one.text, other.text), `${one.text} ${other.text}`).toBe(false);
        const quotes = drawn.flatMap(({ because }) => (because.what === 'asks' ? [because.quote] : []));
        expect(quotes.length).toBeGreaterThan(0);
        const said = sources.requirements.map(({ quote }) => quote.text.trim());
        expect(quotes.filter((quote) => !said.includes(quote))).toEqual([]);
        expect(drawn.filter(({ because }) => because.what === 'usual').length).toBeLessThanOrEqual(3);
        expect(drawn[0]?.competence).toBe('introduction');
      }
  });

  it('asks of each trade what is its own: no electrician about leaks, no teacher about insulin', () => {
    const drawn = seeds.flatMap((seed) => drawQuestions(of('electrician', { seed, count: 12 })));
    expect(drawn.filter(({ text }) => /ceiling two rooms|weld|drift out of tolerance/.test(text))).toEqual(
      [],
    );
    expect(drawn.some(({ text }) => /A breaker trips/.test(text))).toBe(true);
    const taught = seeds.flatMap((seed) => drawQuestions(of('teacher', { seed, count: 12 })));
    expect(taught.filter(({ text }) => /insulin|discharge/.test(text))).toEqual([]);
  });

  it.each([
    ['Registered Nurse', '29-1141', 'nursing'],
    ['High school teacher', '25-2031', 'teaching'],
    ['Truck driver', '53-3032', 'driving'],
    ['Home health aide', '31-1121', 'care'],
    ['Retail sales associate', '41-2031', 'retail'],
    ['Administrative assistant', '43-6014', 'office'],
    ['Mechanical engineer', '17-2141', 'engineering'],
    ['Operations manager', '11-1021', 'management'],
  ])('draws for %s without a posting and says that the occupation is why', (title, trade, group) => {
    const drawn = drawQuestions({ ...nobody, title, trades: [trade] });
    const own = drawn.filter(({ because }) => because.what === 'occupation');
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.map(({ because }) => 'group' in because && because.group)).toContain(group);
  });

  it('draws usual questions for somebody of whom nothing is known', () => {
    const drawn = drawQuestions(nobody);
    expect(drawn.length).toBe(8);
    expect(new Set(drawn.map(({ because }) => because.what))).toEqual(new Set(['usual']));
  });

  it('keeps to the kinds that are wanted, and to what there is of them', () => {
    for (const kind of ['behavioural', 'situational', 'technical'] as const)
      expect(drawQuestions(of('nurse', { kinds: [kind] })).every((question) => question.kind === kind)).toBe(
        true,
      );
    expect(drawQuestions({ ...nobody, kinds: ['technical'] })).toEqual([]);
    expect(drawQuestions({ ...nobody, count: 0 })).toEqual([]);
    expect(drawQuestions({ ...nobody, count: 1_000 }).length).toBe(30);
  });

  it('asks again what went badly and hardly ever what went well', () => {
    const [bad, well] = questionBank().filter(({ group }) => group === 'nursing');
    const count = (text = '') =>
      seeds.filter((seed) =>
        drawQuestions(
          of('nurse', {
            seed,
            practiced: [
              { text: bad?.text ?? '', rating: 'badly' },
              { text: well?.text ?? '', rating: 'well' },
            ],
          }),
        ).some((question) => question.text === text),
      ).length;
    expect(count(bad?.text)).toBeGreaterThan(20);
    expect(count(well?.text)).toBeLessThan(4);
  });

  it('asks what was asked in own interviews, with the day', () => {
    const asked = [
      { text: 'How do you keep a calm voice at four in the morning?', jobId: 3, at: '2026-11-02' },
    ];
    const drawn = seeds.filter((seed) =>
      drawQuestions(of('nurse', { seed, asked, jobId: 3 })).some(
        ({ because }) => because.what === 'asked' && because.at === '2026-11-02',
      ),
    );
    expect(drawn.length).toBeGreaterThan(20);
  });

  it('brings questions for a first job or a change of trade, and says that this is why', () => {
    for (const step of ['first-job', 'changing', 'leading'] as const)
      expect(drawQuestions(of('office', { step })).some(({ because }) => because.what === 'step')).toBe(true);
    const without = seeds.flatMap((seed) => drawQuestions(of('office', { seed })));
    expect(without.filter(({ text }) => /former trade|thesis/.test(text))).toEqual([]);
  });
});
