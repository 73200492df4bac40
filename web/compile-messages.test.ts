import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';

type Value = { type: string; value?: unknown };
type Visitor = { Program: { exit: (program: object) => void } };
const plugin = compileMessages({ types: { valueToNode: (value) => ({ type: 'Made', value }) } });

/** What becomes of a message in an object that carries a comment. */
function compiled(message: string, comment = '* i18n'): Value {
  const property = { type: 'ObjectProperty', key: { name: 'message' }, value: text(message) };
  const node = { type: 'ObjectExpression', leadingComments: [{ value: comment }], properties: [property] };
  const path = { node, buildCodeFrameError: (problem: string) => new Error(problem) };
  (plugin.visitor as Visitor).Program.exit({
    traverse: (visitor: { ObjectExpression: (found: object) => void }) => visitor.ObjectExpression(path),
  });
  return property.value;
}

function text(value: string): Value {
  return { type: 'StringLiteral', value };
}

test('a message of the macros becomes what the product can fill in', () => {
  expect(compiled('Saved').value).toEqual(['Saved']);
  expect(compiled('{n, plural, one {# job} other {# jobs}} in {place}').value).toStrictEqual([
    ['n', 'plural', { one: ['#', ' job'], other: ['#', ' jobs'] }],
    ' in ',
    ['place'],
  ]);
});

test('an object that is not of the macros stays as it is', () => {
  expect(compiled('{n, plural', 'of somebody else')).toEqual(text('{n, plural'));
});

test('a message that cannot be compiled stops the build and is named', () => {
  expect(() => compiled('{n, plural, one {#')).toThrow('“{n, plural, one {#” is no message');
});
