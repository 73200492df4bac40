import { conformanceCases } from '@foothold/core/ai/vendors/conformance-cases-test-kit.ts';
import { type MakeTestedModel, runCase } from '@foothold/core/ai/vendors/conformance-test-kit.ts';
import { baseAddress } from '@foothold/core/ai/vendors/model-settings.ts';
import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointFetch } from '../outbound/endpoint-fetch.ts';
import { vendorModel } from './vendor-models.ts';

const providers = ['anthropic', 'google', 'openai-compatible'] as const;
const came = new Map<string, string>();
/** As the models of the configuration are made. */
const make: MakeTestedModel = (settings, patience) =>
  vendorModel(settings, endpointFetch(new URL(baseAddress(settings)), 'as-named'), patience);

let vendor: StandInVendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

describe.each(providers)('%s', (provider) => {
  test.each(conformanceCases.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    const outcome = await runCase(one, { provider, make, vendor });
    came.set(`${provider} ${name}`, outcome.came);
    expect(outcome.wrong).toBeUndefined();
  });
});

const page = () => `# What every adapter does

Seen by \`api/src/providers/ai/conformance.test.ts\`, which runs each case with each adapter against a server on this machine
that speaks as the vendors do. \`api/src/modules/ai/conformance-through-server.test.ts\` asks the cases of a question in words
through this server, with the same answers. After a change: \`npx vitest run conformance --update\`. How calls are run and what
the notes mean: [0098](decisions/0098-models-behind-one-port.md); how tokens are estimated:
[0133](decisions/0133-counted-and-local-models.md).

| case | ${providers.join(' | ')} |
|---|---|---|---|
${conformanceCases
  .map(({ name }) => `| ${[name, ...providers.map((one) => came.get(`${one} ${name}`))].join(' | ')} |`)
  .join('\n')}
`;

test('docs/AI-ADAPTERS.md tells what was seen', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/AI-ADAPTERS.md');
});
