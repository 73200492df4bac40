import { expect, it } from 'vitest';
import { cleanRun, repairedText } from './clean-run.ts';

it.each([
  ['ligatures', 'Oﬀice workﬂow, eﬃcient ﬁling', 'Office workflow, efficient filing'],
  ['joined forms of Arabic letters', '\ufee3\ufea4\ufee4\ufeaa', 'محمد'],
  ['an icon of a font of signs', '\uf0e0 rosa@example.com', '  rosa@example.com'],
  ['a point of such a font', '\uf0b7 Ran a ward', '• Ran a ward'],
  ['blanks of other widths and dashes that are hyphens', 'Full\u2011time\u00a0nurse', 'Full-time nurse'],
  ['signs without a shape', '\u200eRosa\u200b Ibarra', 'Rosa Ibarra'],
  ['an accent apart from its letter', 'Jose\u0301', 'José'],
])('a run is read as it is meant: %s', (_, text, meant) => {
  expect(cleanRun(text)).toBe(meant);
});

it.each([
  ['O\ufffdce', 'Office'],
  ['work\ufffdow', 'workflow'],
  ['certi\ufffded', 'certified'],
  ['Jos´e', 'José'],
  ['M¨uller', 'Müller'],
])('glyphs without letters are guessed and loose accents put on: %s', (text, meant) => {
  expect(repairedText(text)).toBe(meant);
});
