import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { postingSources } from '../../ingest/posting-sources.ts';
import { companyFacts } from '../../start/company-facts.ts';
import { vendorAccess } from '../../start/vendor-access.ts';
import { type AskingApp, openAskingApp } from '../../testing/test-asking.ts';
import { ownModels } from '../ai/vendor-models.ts';
import { osrm } from '../routing/osrm.ts';
import { type MadeUpInternet, openInternet } from './canary-test-kit.ts';
import { doorFetch } from './door-fetch.ts';
import { endpointFetch } from './endpoint-fetch.ts';
import { insideAddresses, insideKinds, publicAddresses } from './inside-addresses-test-kit.ts';
import { operatorConfigured } from './open-connection.ts';
import { createOutbound } from './outbound.ts';

const statuses = [301, 302, 303, 307, 308];
const listedIp = '93.184.216.34:80';

let internet: MadeUpInternet;
let server: AskingApp;
let at = Date.parse('2026-11-25T09:00:00Z');
beforeAll(async () => {
  internet = await openInternet();
  const outbound = createOutbound({ userAgent: 'Test/1', ...internet.wiring });
  server = await openAskingApp({
    variables: { AI_ALLOWED_HOSTS: `models.example, ${listedIp}` },
    outbound,
    now: () => new Date(at),
    ownModels: {
      models: ownModels,
      reach: (endpoint, reach) => endpointFetch(endpoint, reach, internet.wiring),
    },
  });
});
afterAll(async () => {
  await server.close();
  await internet.close();
});
beforeEach(() => internet.reset());

/** What a status says; any other one is a fault of the test. */
function verdict(status: number): 'refused' | 'answered' {
  if (status === 200) return 'answered';
  expect([400, 422, 502, 504]).toContain(status);
  return 'refused';
}

/** Whoever sits elsewhere: at the machine of the server its own models may be asked. */
const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' };

/** Asks which models there are at an address of the person's own. */
async function models(url: string): Promise<'refused' | 'answered'> {
  at += 200_000;
  const headers = { ...fromElsewhere, 'x-own-model-url': url };
  const { status } = await server.ask('/models', { provider: 'openai-compatible' }, headers);
  return verdict(status);
}

type Way = (address: string) => Promise<'refused' | 'answered'>;

/** Reads the posting behind a link. Time passes before each call, since limits of a person are not what is tried. */
async function capture(url: string): Promise<{ status: number }> {
  at += 200_000;
  const { statusCode: status } = await server.maya.call('POST', '/jobs/capture', { url });
  return { status };
}

/** What a call of the server answers for an address that somebody typed. */
const typed: Readonly<Record<string, Way>> = {
  'a link to a posting': async (address) => {
    const { status } = await capture(address);
    return verdict(status);
  },
  'a model of one’s own': (address) => models(encodeURI(address)),
};

/** Services that the stand-in for public addresses speaks for, asked by these bases. */
const base = 'http://public.example';
const signal = () => AbortSignal.timeout(10_000);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered' as const,
    () => 'refused' as const,
  );
const guarded = () => createOutbound({ userAgent: 'Test/1', ...internet.wiring });
const greenhouse = (address: string) => {
  const env = {
    SITE_NAME: 'Test',
    SUPPORT_EMAIL: 'a@example.com',
    sources: { GREENHOUSE_BASE_URL: address },
  };
  const sources = postingSources(env, {
    now: () => new Date(),
    version: '1',
    sleep: async () => undefined,
    outbound: guarded(),
    wiring: internet.wiring,
  });
  const found = sources.find(({ name }) => name === 'greenhouse');
  if (!found?.ask) throw new Error('Greenhouse is not there');
  return { ...found, ask: found.ask };
};
const board = { token: 'elm', company: 'Elm' };

/** Every path to an address that somebody else may lead on: `asks` calls what stands at `address`. */
const led: Readonly<Record<string, (address: string) => Promise<'refused' | 'answered'>>> = {
  'a link to a posting': (address) => capture(`${address}/posting`).then(({ status }) => verdict(status)),
  'a posting asked for at its board': async (address) => {
    const { kind } = await greenhouse(address).ask(board, '1', { signal: signal() });
    return kind === 'problem' ? 'refused' : 'answered';
  },
  'the facts of a company': (address) => {
    const env = {
      ...{ WIKIDATA_BASE_URL: address, WIKIPEDIA_BASE_URL: address },
      ...{ SITE_NAME: 'Test', SUPPORT_EMAIL: 'a@example.com' },
    };
    const facts = companyFacts(env, { outbound: guarded(), version: '1', now: () => new Date() });
    return outcome(facts?.lookUp({ companyName: 'Elm', url: '', entry: null }) ?? Promise.reject());
  },
  'ways and places of a vendor': (address) => {
    const roads = osrm({ base: address, ask: vendorAccess(guarded(), 'Test/1') });
    return outcome(roads.route({ lat: 1, lng: 2 }, { lat: 3, lng: 4 }, 'driving'));
  },
};

/** The same of paths whose host the operator wrote, which is no matter of where that host lies. */
const ledByOperator: typeof led = {
  'a list of postings': async (address) => {
    const { kind } = await greenhouse(address).read(board, { signal: signal() });
    return kind === 'problem' ? 'refused' : 'answered';
  },
  'a model of the operator': (address) =>
    outcome(
      endpointFetch(new URL(address), 'as-named', internet.wiring)(`${address}/v1`, { signal: signal() }),
    ),
  'a service of the operator': (address) =>
    outcome(doorFetch(() => operatorConfigured('as-named'), internet.wiring)(`${address}/`)),
  'a publisher’s file': (address) =>
    outcome(
      doorFetch(() => operatorConfigured('public'), internet.wiring)(`${address}/`, { redirect: 'follow' }),
    ),
  'a model of one’s own at a listed address': () => models(`http://${listedIp}`),
};

const ofKind = (kind: string) => insideAddresses.filter((one) => one.kind === kind);
/** A header holds bytes: what is no ASCII is sent as UTF-8, as sites do. */
const asHeader = (location: string) => Buffer.from(location).toString('latin1');
const leadTo = (location: string, status: number) => {
  internet.answer = (_path, reply) => void reply.writeHead(status, { location: asHeader(location) }).end();
};

test('the table has more than sixty addresses, each once', () => {
  expect(insideAddresses.length).toBeGreaterThanOrEqual(120);
  expect(new Set(insideAddresses.map(({ kind, address }) => `${kind} ${address}`)).size).toBe(
    insideAddresses.length,
  );
});

test('the canaries see what a guard lets through', async () => {
  const open = doorFetch(() => operatorConfigured('as-named'), internet.wiring);
  await open('http://127.0.0.1:6379/');
  await open('http://[::1]:22/');
  await open('http://inside.example/');
  expect(internet.canaries()).toBe(3);
});

describe.each(Object.entries(typed))('%s', (_name, way) => {
  test.each(insideKinds)('%s: nobody is asked at any address of the table', async (kind) => {
    for (const { address } of ofKind(kind)) {
      expect.soft(await way(address), address).toBe('refused');
      expect.soft(internet.canaries(), address).toBe(0);
    }
    expect(internet.asked).toEqual([]);
  });
});

describe.each(Object.entries({ ...led, ...ledByOperator }))('%s, led on by what it asks', (name, way) => {
  // A file of a publisher may be led to any public address, on any port.
  const kinds = insideKinds.filter((kind) => kind !== 'ports' || !name.startsWith('a publisher'));
  test.each(kinds)('%s: no redirection leads to any address of the table', async (kind) => {
    for (const [at, { address }] of ofKind(kind).entries()) {
      leadTo(address, statuses[at % statuses.length] ?? 302);
      internet.asked.length = 0;
      expect.soft(await way(base), address).toBe('refused');
      expect.soft(internet.canaries(), address).toBe(0);
      expect.soft(internet.asked.length, address).toBeGreaterThan(0);
    }
  });

  test.each([300, 301, 302, 303, 305, 307, 308])(
    'a redirection by %i to the canary is not followed',
    async (status) => {
      const { canary, canary6 } = internet.ports;
      for (const to of [`http://127.0.0.1:${canary}/`, `http://[::1]:${canary6}/`, '//inside.example/']) {
        leadTo(to, status);
        await way(base);
        expect(internet.canaries()).toBe(0);
      }
      expect(internet.asked.length).toBeGreaterThan(0);
    },
  );
});

/** Addresses that a name may resolve to: every IP address of the table, and what the stub resolver says of its names. */
const resolved = insideAddresses
  .map(({ address }) => URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '')
  .filter((host) => /^[\d.]+$|:/.test(host) && !publicAddresses.has(host));

describe.each(Object.entries(led))('%s, at a name that resolves inside', (_name, way) => {
  it('asks nobody at any IP address of the table, alone or beside a public one', async () => {
    for (const inside of resolved)
      for (const answer of [[inside], ['93.184.216.34', inside]]) {
        internet.reset();
        internet.names['changing.example'] = [answer];
        expect.soft(await way('http://changing.example'), inside).toBe('refused');
        expect.soft([internet.canaries(), internet.asked.length], inside).toEqual([0, 0]);
      }
  });

  it('that is public when it is checked and inside afterwards is connected to as it was checked', async () => {
    internet.answer = (_path, reply) => void reply.writeHead(404).end();
    for (const inside of ['127.0.0.1', '::1', '169.254.169.254', '10.0.0.5']) {
      internet.reset();
      internet.names['changing.example'] = [['93.184.216.34'], [inside]];
      await way('http://changing.example');
      expect.soft(internet.asked.length, inside).toBe(1);
      expect.soft(internet.lookedUp['changing.example'], inside).toBeLessThanOrEqual(2);
      expect.soft(internet.canaries(), inside).toBe(0);
    }
  });

  it('that turns inside between a redirection and the next request is refused then', async () => {
    leadTo('/again', 302);
    internet.names['changing.example'] = [['93.184.216.34'], ['127.0.0.1']];
    expect(await way('http://changing.example')).toBe('refused');
    expect([internet.asked.length, internet.canaries()]).toEqual([1, 0]);
  });
});

describe('a listed name of a model of one’s own', () => {
  it('that resolves to any IP address of the table asks nobody, nor after it was public once', async () => {
    for (const inside of resolved)
      for (const turns of [[[inside]], [['93.184.216.34', inside]], [['93.184.216.34'], [inside]]]) {
        internet.reset();
        internet.names['models.example'] = turns;
        expect.soft(await models('https://models.example/v1'), inside).toBe('refused');
        expect.soft(internet.canaries(), inside).toBe(0);
        expect.soft(internet.lookedUp['models.example'], inside).toBe(1);
      }
  });
});
