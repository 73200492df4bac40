import { createTransport } from 'nodemailer';
import { MailError, type MailPort, refuseUnsafe } from './port.ts';

type SmtpFailure = { code?: string; responseCode?: number };

const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether mail to this server may go out encrypted only: it is on another machine, and its address does not say `?requireTLS=false`. */
export function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !ownMachine.test(hostname) && searchParams.get('requireTLS') !== 'false';
}

/** Sends over a mail server; `url` is smtp:// or smtps://, `from` the sender as written in mails. Waits 10 s at most for each step. */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport({
    url,
    // A sign-in link opens an account, so it does not cross a network in the clear where STARTTLS is not offered.
    ...(mustEncrypt(url) && { requireTLS: true }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
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
