import * as z from 'zod/mini';
import { ModelPrice } from '../ai/model-price.ts';
import { route } from './route.ts';

/** What this server offers (docs/spec/design.md, HTTP): the web shows only what is here. */
export const SiteConfig = z.object({
  siteName: z.string(),
  aboutSiteText: z.string(),
  supportEmail: z.string(),
  variant: z.enum(['job', 'place']),
  signIn: z.object({
    /** How a sign-in link reaches the person: `mailbox` is the development mailbox on this machine. */
    email: z.enum(['smtp', 'mailbox', 'none']),
    google: z.boolean(),
  }),
  aiProviders: z.array(z.string()),
  /** The models behind them, in the same order. `host`: who is asked; '' for one in the operator's own network. */
  aiModels: z._default(
    z.array(
      z.object({
        provider: z.string(),
        model: z.string(),
        host: z.string(),
        price: z.nullable(ModelPrice),
      }),
    ),
    [],
  ),
  /** What models cost, by name, as far as the operator says so; a person's own model may be among them. */
  aiPrices: z._default(z.record(z.string(), ModelPrice), {}),
  /** Whether people may use a model of their own straight from their browser. */
  aiOwnModels: z._default(z.boolean(), false),
  billing: z.boolean(),
  /** Names of the posting services that this server asks. */
  postingSources: z._default(z.array(z.string()), []),
  mapStyleUrl: z.nullable(z.string()),
  /** The service that searches of places ask, and the ways of travel its route services know; '' and none where there is none. */
  placeService: z._default(z.string(), ''),
  routeModes: z._default(z.array(z.enum(['driving', 'bicycling', 'walking'])), []),
  version: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

export const configGet = route({
  method: 'GET',
  path: '/config',
  auth: 'public',
  summary: 'What this server offers.',
  data: SiteConfig,
});

export const healthGet = route({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Whether the server and its database answer, and how many postings are searchable.',
  data: z.object({
    status: z.enum(['ok', 'degraded']),
    /** `full`: it answers but saves nothing for want of space; `damaged`: some of it cannot be read. */
    database: z.enum(['ok', 'unreachable', 'full', 'damaged']),
    postings: z.number(),
    version: z.string(),
  }),
});

export const readyGet = route({
  method: 'GET',
  path: '/ready',
  auth: 'public',
  summary: 'Whether the server takes requests.',
  data: z.object({ ready: z.boolean() }),
});

export const mailboxGet = route({
  method: 'GET',
  path: '/dev/mailbox',
  auth: 'public',
  summary: 'Mails of the development mailbox, newest first; only on the machine itself and without SMTP.',
  query: z.strictObject({ to: z.string().check(z.maxLength(320)) }),
  data: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      /** Whom an answer goes to, as `Name <address>`; '' where that is the sender. */
      replyTo: z.string(),
      links: z.array(z.string()),
    }),
  ),
});
