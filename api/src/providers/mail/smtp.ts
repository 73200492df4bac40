import { createTransport } from 'nodemailer';
import { MailError, type MailPort, refuseUnsafe } from './port.ts';

type SmtpFailure = { code?: string; responseCode?: number };

/** Sends over a mail server; `url` is smtp:// or smtps://, `from` the sender as written in mails. Waits 10 s at most for each step. */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport({
    url,
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
