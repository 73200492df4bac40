/** One mail to one person. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mails. `send` resolves when the mail was taken over and throws MailError when it was not. */
export type MailPort = {
  readonly kind: 'smtp' | 'mailbox';
  send(mail: Mail): Promise<void>;
};

/** A mail that was not taken. `reason` is a short code without addresses, fit for a log. */
export class MailError extends Error {
  override name = 'MailError';
  readonly reason: string;
  constructor(reason: string) {
    super(`The mail was not taken: ${reason}.`);
    this.reason = reason;
  }
}

/** Throws MailError for an address or a subject that could add header lines or further recipients. */
export function refuseUnsafe({ to, subject }: Mail): void {
  if (!/^[^\s,;<>"()@]+@[^\s,;<>"()@]+$/.test(to) || to.length > 254) throw new MailError('unsafe-address');
  if (/\p{Cc}/u.test(subject)) throw new MailError('unsafe-subject');
}
