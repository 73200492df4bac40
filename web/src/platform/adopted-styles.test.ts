import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StyleSheet } from './adopted-styles.ts';

/** As much of a constructed style sheet as is used: rules in their order, one refused as a browser does. */
class FakeSheet {
  cssRules: string[] = [];
  insertRule(rule: string, at: number): void {
    if (rule.includes('::-moz-')) throw new DOMException('Failed to parse the rule', 'SyntaxError');
    this.cssRules.splice(at, 0, rule);
  }
  replaceSync(text: string): void {
    this.cssRules = text.split(/(?<=\})/);
  }
}

let adopted: FakeSheet[];
beforeEach(() => {
  adopted = [];
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  vi.stubGlobal('document', { adoptedStyleSheets: adopted });
});
afterEach(() => vi.unstubAllGlobals());

const rules = () => adopted.map(({ cssRules }) => cssRules);
const filled = (key: string, rule: string, before?: CSSStyleSheet) => {
  const sheet = new StyleSheet({ key });
  sheet.before = before;
  sheet.insert(rule);
  return sheet;
};

test('rules stand in the order they came, in one adopted sheet that is there from the first on', () => {
  const sheet = new StyleSheet({ key: 'css' });
  expect([adopted.length, sheet.tags.length]).toEqual([0, 0]);
  for (const rule of ['.a{color:red}', '@media (min-width:900px){.a{color:blue}}', '.b{}'])
    sheet.insert(rule);
  expect(rules()).toEqual([['.a{color:red}', '@media (min-width:900px){.a{color:blue}}', '.b{}']]);
});

test('a selector of another browser is left out, and the next rule stands', () => {
  const sheet = filled('css', '.a::-moz-focus-inner{border:0}');
  sheet.insert('.b{}');
  expect(rules()).toEqual([['.b{}']]);
});

test('the rules of a drawn page come first, and their elements go', () => {
  const removed: string[] = [];
  const element = (text: string) => ({ textContent: text, remove: () => removed.push(text) }) as never;
  const sheet = new StyleSheet({ key: 'css' });
  sheet.hydrate([]);
  expect(rules()).toEqual([]);
  sheet.hydrate([element('.drawn{}'), element('.too{}')]);
  sheet.insert('.new{}');
  expect(rules()).toEqual([['.drawn{}', '.too{}', '.new{}']]);
  expect(removed).toEqual(['.drawn{}', '.too{}']);
});

test('global styles precede the sheet they are to precede, and keep their place when they change', () => {
  const main = filled('css', '.a{}');
  const base = filled('css-global', 'body{}', main.tags[0]);
  const tokens = filled('css-global', ':root{--x:light}', main.tags[0]);
  expect(rules()).toEqual([['body{}'], [':root{--x:light}'], ['.a{}']]);
  // As Emotion does it: what follows an element does not exist here, and is asked for anyway.
  for (const [sheet, rule] of [
    [base, 'body{color:red}'],
    [tokens, ':root{--x:dark}'],
  ] as const) {
    sheet.before = undefined;
    sheet.flush();
    sheet.insert(rule);
  }
  expect(rules()).toEqual([['body{color:red}'], [':root{--x:dark}'], ['.a{}']]);
  base.flush();
  base.flush();
  expect(rules()).toEqual([[':root{--x:dark}'], ['.a{}']]);
});
