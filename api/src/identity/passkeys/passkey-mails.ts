import { lossOpenDays } from '@foothold/core/contract/passkeys.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import { emailTemplate } from '../../providers/mail/email-template.ts';
import { mailLanguage } from '../../providers/mail/mail-language.ts';
import { MailError, type MailPort } from '../../providers/mail/port.ts';
import { mailWay } from '../auth-origins.ts';
import { passkeyMailMessage } from './mail.messages.ts';

/** What an account is notified of. */
export type PasskeyNews =
  | { kind: 'added' | 'removed'; name: string }
  | { kind: 'demanded' | 'released' | 'codes' | 'lost' }
  | { kind: 'code-used'; count: number }
  | { kind: 'loss'; dueAt: Date };

type To = { email: string; origin: string; request: FastifyRequest };

/** Notifies accounts by mail of what happened to their passkeys. */
export type PasskeyMails = {
  /** Sends it; a mail that is not taken is a line in the log. */
  notify(news: PasskeyNews, to: To): Promise<void>;
  /** Sends it; throws MailError where it is not taken. */
  send(news: PasskeyNews, to: To): Promise<void>;
};

function leadOf(news: PasskeyNews, language: string): Message {
  if (news.kind !== 'loss') {
    const { kind, ...values } = news;
    return passkeyMailMessage(`${kind}-lead`, values);
  }
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return passkeyMailMessage('loss-lead', { at: time.format(news.dueAt), days: lossOpenDays });
}

/** Those mails, over `mail` and in the language of the request that causes them. */
export function passkeyMails({ env, mail }: { env: Env; mail: MailPort }): PasskeyMails {
  async function send(news: PasskeyNews, { email, origin, request }: To): Promise<void> {
    const language = mailLanguage(request.headers['accept-language']);
    const foot =
      news.kind === 'loss'
        ? passkeyMailMessage('loss-foot')
        : passkeyMailMessage('was-it-you', { address: env.SUPPORT_EMAIL });
    await mail.send(
      emailTemplate({
        to: email,
        language,
        title: passkeyMailMessage(`${news.kind}-title`, { site: env.SITE_NAME }),
        lead: leadOf(news, language),
        link: { label: passkeyMailMessage('see-profile'), url: `${origin}/profile#passkeys` },
        foot,
      }),
    );
  }

  return {
    send,
    async notify(news, to) {
      if (mailWay(env, to.request) === 'none') return;
      try {
        await send(news, to);
      } catch (cause) {
        const reason = cause instanceof MailError ? cause.reason : 'unknown';
        to.request.log.warn({ reason }, 'a mail about a passkey was not taken');
      }
    },
  };
}
