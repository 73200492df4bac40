import { expect, test } from 'vitest';
import { arrangementLine } from './arrangement-line.ts';

const words = {
  titleOf: ({ section, title }: { section: string; title: string }) => title || section,
  hidden: (title: string) => `${title} (hidden)`,
  usual: 'The usual order',
};

test.each<[unknown[], string]>([
  [[], 'The usual order'],
  [
    [
      { section: 'Skills', title: '', isHidden: false },
      { section: 'Links', title: 'Online', isHidden: true },
    ],
    'Skills, Online (hidden)',
  ],
  [[{ section: 'Skills' }, 4, null, { title: 'X' }], 'Skills'],
])('an arrangement names its sections: %j', (arrangement, line) => {
  expect(arrangementLine(arrangement, words)).toBe(line);
});
