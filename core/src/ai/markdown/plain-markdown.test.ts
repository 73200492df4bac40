import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

test.each([
  ['**Dear** Dana,\n\nI *led* it.', 'Dear Dana,\n\nI led it.'],
  ['# Title\n\n- one\n- two\n  - three', 'Title\n\n- one\n- two\n  - three'],
  ['3. a\n4. b', '3. a\n4. b'],
  [
    'See [the page](https://a.example/x) and https://b.example/',
    'See the page (https://a.example/x) and https://b.example/',
  ],
  ['It waits. [1] Then [2][3] ask.', 'It waits.  Then  ask.'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a | b\n1 | 2'],
  ['> quoted\n\n---\n\n```\ncode *x*\n```', 'quoted\n\ncode *x*'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['', ''],
])('%j', (markdown, text) => expect(plainMarkdown(markdown)).toBe(text));
