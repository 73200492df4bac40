import type { Entry } from './entries.ts';
import type { FoundSpan } from './entry-dates.ts';
import type { Part } from './entry-parts.ts';
import { bodyScore, titleScore } from './entry-words.ts';
import { cut, joined, splitAt, type Traced, trimmed } from './traced-text.ts';

/** One job while it is read: the pieces of its head, and those of them that may be names. */
export type Job = { entry: Entry; names: Part[]; parts: Part[]; dates: FoundSpan[] };

/** Where most jobs have a place on the line of their dates, what is there in the others is one too. */
export function placesBesideDates(jobs: readonly Job[]): void {
  const isBeside = ({ dates, entry }: Job, part: Part) => {
    const line = entry.heads[part.line];
    return line !== undefined && dates.some(({ cell }) => line.cells.includes(cell));
  };
  const usual = jobs.filter((job) => job.parts.some((part) => part.kind === 'place' && isBeside(job, part)));
  if (usual.length === 0 || usual.length * 2 < jobs.length) return;
  for (const job of jobs) {
    if (job.parts.some(({ kind }) => kind === 'place') || job.names.length < 2) continue;
    const found = job.names.find((name) => isBeside(job, name) && saysNothing(name) && name.text.length < 40);
    if (!found) continue;
    job.names = byComma(job.names.filter((name) => name !== found));
    job.parts.push({ ...found, kind: 'place' });
  }
}

/** Where most employers stand with their place behind a comma, a last part that says nothing else is one too. */
export function placesBehindNames(jobs: readonly Job[]): void {
  const isBehind = ({ names, parts }: Job) =>
    parts.some(
      ({ kind, line, cell }) =>
        kind === 'place' && names.some((name) => name.line === line && name.cell === cell),
    );
  const isUsual = jobs.length > 1 && jobs.some(hasTown) && jobs.every((job) => isBehind(job) || hasTown(job));
  if (jobs.filter(isBehind).length * 2 < jobs.length && !isUsual) return;
  for (const job of jobs) {
    if (job.parts.some(({ kind }) => kind === 'place')) continue;
    for (const [at, name] of job.names.entries()) {
      const comma = name.text.lastIndexOf(', ');
      const last = trimmed(cut(name, comma + 1));
      const isTown =
        comma > 2 && /^\p{Lu}[\p{L}\p{M}.' -]{2,24}$/u.test(last.text) && last.text.split(' ').length < 4;
      const isNamed = isUsual || bodyScore(name.text.slice(0, comma)) > 0;
      if (!isTown || !saysNothing(last) || !isNamed || titleScore(name.text) > 0) continue;
      job.names[at] = { ...name, ...cut(name, 0, comma) };
      job.parts.push({ ...name, ...last, kind: 'place' });
      break;
    }
  }
}

/** Whether one of two names, which is no title, ends as all others do: with a word behind a comma that says nothing else. */
function hasTown({ names }: Job): boolean {
  return (
    names.length > 1 &&
    names.filter(({ text }) => titleScore(text) === 0 && townBehind.test(text)).length === 1
  );
}

const townBehind = /^[^,]{3,80}, \p{Lu}\p{Ll}[\p{L}\p{M}' -]{1,22}$/u;

export const saysNothing = ({ text }: Traced) => titleScore(text) === 0 && bodyScore(text) === 0;

/** One text alone is a title and an employer with a comma between, where one of them says what it is. */
export function byComma(names: readonly Part[]): Part[] {
  const [only] = names;
  if (!only || names.length > 1) return [...names];
  const pieces = splitAt(only, /[,،]\s+|、/g);
  if (pieces.length < 2) return [only];
  const scores = pieces.map(({ text }) => titleScore(text) - bodyScore(text));
  if (scores.every((score) => score === 0)) return [only];
  // The cut is where the difference between both sides is largest.
  let best = 1;
  let most = -1;
  for (let at = 1; at < pieces.length; at += 1) {
    const [left, right] = [scores.slice(0, at), scores.slice(at)].map(
      (side) => side.reduce((sum, one) => sum + one, 0) / side.length,
    );
    const apart = Math.abs((left ?? 0) - (right ?? 0));
    if (apart > most) [best, most] = [at, apart];
  }
  const isForm =
    pieces.length === 2 && /^(?:Inc|LLC|Ltd|GmbH|S\.?[AL]|Corp|Co|PLC|LLP)\.?$/i.test(pieces[1]?.text ?? '');
  if (isForm || most <= 0) return [only];
  const sides = [pieces.slice(0, best), pieces.slice(best)].map((side) => joined(side, ', '));
  return sides.map((side) => ({ ...only, ...side }));
}

/** A head of words that say nothing is cut as the others of its section are: title, comma, employer. */
export function splitAsOthers(jobs: readonly Job[]): void {
  const isCut = ({ names: [first, second] }: Job) =>
    first !== undefined && second !== undefined && first.line === second.line && first.cell === second.cell;
  const [pattern] = jobs.filter(isCut);
  const isTitleFirst = titleScore(pattern?.names[0]?.text ?? '') > 0;
  for (const job of jobs) {
    const [only] = job.names;
    if (!isTitleFirst || !only || job.names.length > 1 || !saysNothing(only)) continue;
    const comma = only.text.search(/,\s/);
    if (comma < 2 || job.entry.heads.length > 1) continue;
    job.names = [
      { ...only, ...cut(only, 0, comma) },
      { ...only, ...trimmed(cut(only, comma + 1)) },
    ];
  }
}
