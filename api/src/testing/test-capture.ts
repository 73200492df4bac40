import type { Captured } from '@foothold/core/parsing/page/captured.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Outbound, OutboundError } from '../providers/outbound/port.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { type Member, member } from './test-member.ts';

/** A page of the internet of these tests. */
type Page = { status?: number; type?: string; url?: string; body: string };

/** A server whose internet is `web`, where any other address does not answer, and a person who is signed in there. */
export class CaptureTest {
  web: Record<string, Page> = {};
  /** Addresses that were asked for. */
  asked: string[] = [];
  at = new Date('2026-11-21T10:00:00Z');
  server!: TestApp;
  maya!: Member;

  constructor() {
    beforeAll(async () => {
      this.server = await openTestApp({ now: () => this.at, outbound: this.#outbound });
      this.maya = await member(this.server, 'maya@example.com');
    });
    afterAll(() => this.server.close());
    beforeEach(() => {
      this.later(61);
      this.web = {};
      this.asked = [];
    });
  }

  readonly #outbound: Outbound = async (address, { types, timeoutMs }) => {
    this.asked.push(address);
    if (!Number.isInteger(timeoutMs)) throw new RangeError(`${timeoutMs} is no time to wait`);
    const page = this.web[address];
    if (!page) throw new OutboundError('unreachable');
    const { status = 200, type = 'text/html', url = address, body } = page;
    if (status < 300 && !types.includes(type)) throw new OutboundError('wrong-type');
    return { status, type, url, headers: {}, body: Buffer.from(body), text: () => body };
  };

  /** Moves the clock on: a person has ten captures a minute. */
  later(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }

  async capture(payload: object, who = this.maya): Promise<Captured> {
    const answer = await who.call('POST', '/jobs/capture', payload);
    expect(answer.json()).toMatchObject({ success: true });
    return answer.json().data;
  }
}

/** The fields as `name: [value, where from]`. */
export function fieldsOf({ postings }: Captured, index = 0) {
  const fields = postings[index]?.fields ?? [];
  return Object.fromEntries(fields.map(({ field, value, from }) => [field, [value, from]]));
}

/** The codes of its notices. */
export const codes = ({ notices }: Captured) => notices.map(({ code }) => code);

/** JobPosting data as employers write it. */
export function jsonLd(over: object): object {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Cook',
    description: '<p>Cook well.</p>',
    hiringOrganization: { '@type': 'Organization', name: 'Blue Fern' },
    datePosted: '2026-11-18',
    ...over,
  };
}

/** A page with such data. */
export function jobPage(...blocks: object[]): string {
  const scripts = blocks.map(
    (block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`,
  );
  return `<!doctype html><html><head><title>Jobs</title>${scripts.join('')}</head><body><p>Page</p></body></html>`;
}
