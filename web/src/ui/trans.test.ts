import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Trans } from './trans.tsx';

i18n.setMessagesCompiler(compileMessage);
i18n.load('en', {});
i18n.activate('en');

const said = (message: string, values: Record<string, unknown>, components = {}) =>
  renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(Trans, { id: message, message, values, components })),
  );

test.each(['<script>alert(1)</script>', '<b>Boss</b>', '<0>Acme</0>', 'A<1/>', '</0>', 'a < b > c'])(
  'a typed text keeps its characters in a sentence: %s',
  (typed) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const shown = typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(said('No “{typed}” <0>jobs</0>.', { typed }, { 0: createElement('strong') })).toBe(
      `No “${shown}” <strong>jobs</strong>.`,
    );
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  },
);

test('numbers, plurals and choices read as before', () => {
  const jobs = '{count, plural, one {# job} other {# jobs}} in {place}';
  expect(said(jobs, { count: 1, place: 'Ohio' })).toBe('1 job in Ohio');
  expect(said(jobs, { count: 1200, place: '<Ohio>' })).toBe('1,200 jobs in &lt;Ohio&gt;');
  expect(said('{kind, select, new {Add} other {Save}}', { kind: 'new' })).toBe('Add');
});
