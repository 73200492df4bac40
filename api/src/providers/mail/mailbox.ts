import { type Mail, type MailPort, refuseUnsafe } from './port.ts';

/** A kept mail with the addresses its text holds. */
export type StoredMail = Required<Omit<Mail, 'replyTo'>> & { replyTo: string; links: string[] };

/** The development mailbox (docs/spec/design.md, Development mailbox): keeps the last 50 mails in memory, and nowhere else. */
export type Mailbox = MailPort & {
  /** Mails to one address, newest first. */
  newestFirst(to: string): StoredMail[];
};

const kept = 50;

/** A new, empty development mailbox. */
export function createMailbox(): Mailbox {
  const mails: StoredMail[] = [];
  return {
    kind: 'mailbox',
    async send(mail) {
      refuseUnsafe(mail);
      const { html = '', replyTo } = mail;
      const from = replyTo ? `${replyTo.name} <${replyTo.address}>`.trim() : '';
      mails.unshift({ ...mail, html, replyTo: from, links: mail.text.match(/https?:\/\/\S+/g) ?? [] });
      mails.length = Math.min(mails.length, kept);
    },
    newestFirst(to) {
      const address = to.trim().toLowerCase();
      return mails.filter((mail) => mail.to.toLowerCase() === address);
    },
  };
}
