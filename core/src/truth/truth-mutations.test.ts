import { expect, test } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { mutationsOf } from './mutations-test-kit.ts';
import { type PreparedEvidence, prepareEvidence } from './prepared-evidence.ts';
import { evidenceOfPerson, labelledDay } from './truth-test-kit.ts';
import { verifySentence } from './verify-sentence.ts';

const isWhole = Boolean(process.env.EVERY_TRUTH);
/** Every so many mutations are tried where not all are. */
const step = isWhole ? 1 : 13;

const passes = (text: string, evidence: PreparedEvidence) => {
  const { verdict } = verifySentence(text, evidence);
  return verdict === 'supported' || verdict === 'no-claim';
};

function tried(all: readonly (readonly [sentences: readonly string[], evidence: PreparedEvidence])[]) {
  const kinds = new Map<string, { tried: number; caught: number }>();
  const misses: string[] = [];
  let at = 0;
  for (const [sentences, evidence] of all)
    for (const sentence of sentences) {
      if (verifySentence(sentence, evidence).verdict !== 'supported') continue;
      for (const { kind, text } of mutationsOf(sentence, evidence)) {
        at += 1;
        if (at % step !== 0) continue;
        const count = kinds.get(kind) ?? { tried: 0, caught: 0 };
        const isMissed = passes(text, evidence);
        if (isMissed) misses.push(`${kind}: ${text}`);
        kinds.set(kind, { tried: count.tried + 1, caught: count.caught + (isMissed ? 0 : 1) });
      }
    }
  const total = [...kinds.values()].reduce((sum, one) => sum + one.tried, 0);
  const share = 1 - misses.length / total;
  const lines = [...kinds].map(([kind, { tried: all_, caught }]) => `  ${kind}: ${caught} of ${all_}`);
  return { total, share, misses, lines };
}

function say(what: string, { total, share, misses, lines }: ReturnType<typeof tried>): void {
  if (!isWhole) return;
  // biome-ignore lint/suspicious/noConsole: the figures and the misses are what this run is for
  console.log(
    [
      `${what}: ${total} mutations, ${share.toFixed(4)} caught`,
      ...lines,
      ...misses.map((one) => `  passed: ${one}`),
    ].join('\n'),
  );
}

test('a supported sentence is no longer supported when one number, name, verb, date or tool is another', () => {
  const people = [
    ...labels('truth'),
    ...labels('truth-second-half'),
    ...labels('truth-third-draw'),
    ...labels('truth-fourth-draw'),
    ...labels('truth-fifth-draw'),
    ...labels('truth-sixth-draw'),
    ...labels('truth-seventh-draw'),
    ...labels('truth-eighth-draw'),
    ...labels('truth-ninth-draw'),
    ...labels('truth-tenth-draw'),
    ...labels('truth-eleventh-draw'),
    ...labels('truth-twelfth-draw'),
    ...labels('truth-thirteenth-draw'),
  ];
  const result = tried(
    people.map((person) => [
      person.claims.filter(([label]) => label === 'true').map(([, text]) => text),
      evidenceOfPerson(person),
    ]),
  );
  say('true paraphrases', result);
  if (isWhole) expect(result.total).toBeGreaterThan(2_000);
  expect(result.share, result.misses.join('\n')).toBeGreaterThanOrEqual(0.97);
});

test('lines of resumes written for the review support themselves, and not their mutations', () => {
  const resumes = [...labels('reviews'), ...labels('reviews-second-half')].map(({ resume }) =>
    prepareEvidence(evidenceOfResume(describedResume(resume as DescribedResume)), labelledDay),
  );
  const lines = (evidence: PreparedEvidence) =>
    evidence.person.filter(({ item }) => item.kind === 'line').map(({ item }) => item.text);
  const all = resumes.flatMap((evidence) => lines(evidence).map((line) => ({ line, evidence })));
  const blocked = all.filter(({ line, evidence }) => !passes(line, evidence)).map(({ line }) => line);
  expect(all.length).toBeGreaterThan(100);
  expect(blocked.length / all.length, blocked.join('\n')).toBeLessThanOrEqual(0.01);
  const result = tried(resumes.map((evidence) => [lines(evidence), evidence]));
  say('lines of other resumes', result);
  expect(result.share, result.misses.join('\n')).toBeGreaterThanOrEqual(0.97);
});
