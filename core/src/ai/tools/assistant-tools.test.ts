import { expect, test } from 'vitest';
import { assistantTools } from './assistant-tools.ts';
import { proposingTools, toolArgs } from './tool-args.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
};

test('each tool is told to a model as JSON Schema that takes no other field', () => {
  expect(assistantTools.map(({ name }) => name)).toEqual(Object.keys(toolArgs));
  for (const { name, description, parameters } of assistantTools) {
    expect(description, name).toMatch(/^[A-Z].{20,200}\.$/);
    expect(parameters, name).toMatchObject({ type: 'object', additionalProperties: false });
    expect(parameters, name).not.toHaveProperty('$schema');
  }
});

test('fields say what is meant by them, and which are needed', () => {
  const task = assistantTools.find(({ name }) => name === 'add_task')?.parameters as Schema;
  expect(task.required).toEqual(['title']);
  expect(task.properties).toMatchObject({
    title: { type: 'string', maxLength: 200, description: 'What to do, in a few words.' },
    due: { type: 'string', description: 'The day it is due. YYYY-MM-DD.' },
    jobId: { type: 'integer' },
    kind: { enum: ['todo', 'deadline'] },
  });
});

test('tools that would write say that they only propose', () => {
  for (const { name, description } of assistantTools)
    expect(description.includes('only when the person says yes'), name).toBe(
      (proposingTools as readonly string[]).includes(name),
    );
});

test('all of them together take a model less than 2,500 tokens to read', () => {
  expect(JSON.stringify(assistantTools).length / 4).toBeLessThan(2500);
});
