/** One mail to one person. Without `html` it is plain text; `replyTo` is whom an answer goes to, else the sender. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: { name: string; address: string };
};

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
export function refuseUnsafe({ to, subject, replyTo }: Mail): void {
  const isOne = (address: string) => /^[^\s,;<>"()@]+@[^\s,;<>"()@]+$/.test(address) && address.length <= 254;
  if (!isOne(to) || (replyTo && !isOne(replyTo.address))) throw new MailError('unsafe-address');
  if (/\p{Cc}/u.test(subject)) throw new MailError('unsafe-subject');
  if (replyTo && /\p{Cc}/u.test(replyTo.name)) throw new MailError('unsafe-name');
}
