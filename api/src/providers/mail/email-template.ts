import type { Message, Say } from '@foothold/core/text/messages.ts';
import { mailMessage } from './mail.messages.ts';
import { mailLanguage, sayMailIn } from './mail-language.ts';
import type { Mail } from './port.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** What a mail says. The link is the only address in it. */
export type EmailText = {
  to: string;
  /** Of `mailLanguage`. */
  language: string;
  /** Subject and heading. */
  title: Message;
  lead: Message;
  /** A button and the address behind it. */
  link?: { label: Message; url: string };
  /** What to do when the mail was not expected. */
  foot: Message;
};

const bodyStyle =
  "margin:0;padding:24px 16px;font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px";
const small = 'font-size:13px;line-height:18px';

function button({ label, url }: { label: Message; url: string }, say: Say): string {
  const href = escaped(url);
  return `<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:10px 24px;border-radius:20px;background:#1565c0;color:#ffffff;font-weight:600;text-decoration:none">${escaped(say(label))}</a></p>
<p style="margin:0 0 8px;${small}">${escaped(say(mailMessage('copy-address')))}</p>
<p style="margin:0 0 24px;${small};word-break:break-all"><a href="${href}">${href}</a></p>`;
}

/** A mail in the product's own form, as text and as HTML that needs no picture and no request. */
export function emailTemplate({ to, language, link, ...words }: EmailText): Mail {
  const say = sayMailIn(language);
  const [title, lead, foot] = [say(words.title), say(words.lead), say(words.foot)];
  const heading = escaped(title);
  return {
    to,
    subject: title,
    text: `${[title, lead, ...(link ? [link.url] : []), foot].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="${bodyStyle}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;text-align:left"><tr><td>
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:600">${heading}</h1>
<p style="margin:0 0 24px">${escaped(lead)}</p>
${link ? button(link, say) : ''}
<p style="margin:0;${small}">${escaped(foot)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  };
}

/** The same in the language of the request that causes the mail. */
export function mailFor(
  words: Omit<EmailText, 'language'>,
  { headers }: { headers: { 'accept-language'?: string | undefined } },
): Mail {
  return emailTemplate({ ...words, language: mailLanguage(headers['accept-language']) });
}
