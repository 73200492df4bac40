import { ModelError } from '@foothold/core/ai/model.ts';
import { expect, it } from 'vitest';
import { ownModels } from '../../providers/ai/vendor-models.ts';
import { endpointFetch } from '../../providers/outbound/endpoint-fetch.ts';
import { openAskingApp, saying } from '../../testing/test-asking.ts';

const words = [
  'Quillfeather',
  'maya.lindqvist@',
  'zebra-prompt',
  'heron-answer',
  'sk-own-secret',
  'own-host',
  'ibis-model',
];

it('logs at trace hold nothing of a question, an answer, a person, a key or an endpoint, whatever goes wrong', async () => {
  const server = await openAskingApp({
    variables: { LOG_LEVEL: 'trace' },
    ownModels: { models: ownModels, reach: endpointFetch },
  });
  const prompt = 'zebra-prompt of Maya Quillfeather';
  const own = {
    'x-own-model-url': 'http://localhost:9/own-host',
    'x-own-model-key': 'sk-own-secret',
    'x-own-model-name': 'ibis-model',
    'idempotency-key': 'a-key-for-the-logs',
  };
  server.say([
    saying('heron-answer'),
    saying('heron-answer'),
    new ModelError('unreachable', 'The model could not be reached.'),
    new TypeError('heron-answer of zebra-prompt could not be read'),
    saying('{"text": "heron-answer"'),
    saying('heron-answer'),
  ]);
  const statuses = [
    (await server.ask('/request', { prompt })).status,
    (await server.events('/request', { prompt })).status,
    (await server.ask('/request', { prompt })).status,
    (await server.ask('/request', { prompt })).status,
    (await server.ask('/resume/review', { resume: prompt })).status,
    (await server.ask('/request', { prompt, nonsense: prompt })).status,
    (await server.ask('/request', { prompt }, own)).status,
    (await server.ask('/request', { prompt }, { ...own, 'x-own-model-url': 'https://own-host.example/' }))
      .status,
    (await server.ask('/models', {}, own)).status,
  ];
  expect(statuses).toEqual([200, 200, 502, 500, 200, 400, 502, 422, 502]);
  const lines = server.log.filter((line) => line.includes('/api/ai/'));
  expect(lines.length).toBeGreaterThanOrEqual(9);
  const log = server.log.join('\n');
  expect(log).toContain('a model did not answer');
  for (const word of words) expect(log).not.toContain(word);
  await server.close();
});
