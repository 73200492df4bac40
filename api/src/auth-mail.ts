import { linkMinutes } from '@foothold/core/contract/auth.ts';
import type { Mail } from './providers/mail/port.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** The mail that carries a sign-in link, as text and as HTML that needs no picture and no request. */
export function signInMail({ to, link, siteName }: { to: string; link: string; siteName: string }): Mail {
  const site = escaped(siteName);
  const href = escaped(link);
  return {
    to,
    subject: `Sign in to ${siteName}`,
    text: `Sign in to ${siteName}

Open this link to sign in. It works once, for ${linkMinutes} minutes, and best in the browser you asked from:

${link}

If you did not ask for it, ignore this mail. Nobody can sign in without the link.
`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Sign in to ${site}</title></head>
<body style="margin:0;padding:24px 16px;font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;text-align:left"><tr><td>
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:600">Sign in to ${site}</h1>
<p style="margin:0 0 24px">Use the button to sign in. The link behind it works once, for ${linkMinutes} minutes, and best in the browser you asked from.</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:10px 24px;border-radius:20px;background:#1565c0;color:#ffffff;font-weight:600;text-decoration:none">Sign in to ${site}</a></p>
<p style="margin:0 0 8px;font-size:13px;line-height:18px">The button does nothing? Copy this address into your browser:</p>
<p style="margin:0 0 24px;font-size:13px;line-height:18px;word-break:break-all"><a href="${href}">${href}</a></p>
<p style="margin:0;font-size:13px;line-height:18px">If you did not ask for this mail, ignore it. Nobody can sign in without the link.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  };
}
