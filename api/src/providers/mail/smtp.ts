import { createTransport } from 'nodemailer';
import { openSocket, operatorConfigured, type Wiring } from '../outbound/open-connection.ts';
import { OutboundError } from '../outbound/port.ts';
import { MailError, type MailPort, refuseUnsafe } from './port.ts';

type SmtpFailure = { code?: string; responseCode?: number };

/** Milliseconds for each step. */
const patience = 10_000;

/** The library’s own word for a connection that failed, or ours for an address that mail never goes to. */
const codeOf = (cause: unknown) => (cause instanceof OutboundError && !cause.cause ? 'EADDRESS' : 'ESOCKET');

const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether mail to this server may go out encrypted only: it is on another machine, and its address does not say `?requireTLS=false`. */
export function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !ownMachine.test(hostname) && searchParams.get('requireTLS') !== 'false';
}

/** Sends over a mail server; `url` is smtp:// or smtps://, `from` the sender as written in mails. Waits 10 s at most for each step. */
export function smtpMail({
  url,
  from,
  wiring,
}: {
  url: string;
  from: string;
  /** How connections are made; absent: over the network. */
  wiring?: Wiring;
}): MailPort {
  const transport = createTransport({
    url,
    // A sign-in link opens an account, so it does not cross a network in the clear where STARTTLS is not offered.
    ...(mustEncrypt(url) && { requireTLS: true }),
    // The library would look the name up by itself and take whatever address it gets.
    getSocket: ({ host = 'localhost', port, secure }, done) => {
      const to = { host: host.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587) };
      openSocket(
        { ...to, signal: AbortSignal.timeout(patience) },
        operatorConfigured('as-named'),
        wiring,
      ).then(
        (connection) => done(null, { connection }),
        (cause) => done(Object.assign(new Error('no connection', { cause }), { code: codeOf(cause) })),
      );
    },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      refuseUnsafe(mail);
      try {
        await transport.sendMail({ from, ...mail });
      } catch (cause) {
        // The server's own words can repeat the address, so only its codes are passed on.
        const { code, responseCode } = cause as SmtpFailure;
        throw new MailError([code ?? 'failed', responseCode].filter(Boolean).join(' '));
      }
    },
  };
}
