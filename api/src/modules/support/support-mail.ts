import type { SupportRequest } from '@foothold/core/contract/support.ts';
import { withoutSteering } from '@foothold/core/text/without-steering.ts';
import type { Mail } from '../../providers/mail/port.ts';

/** Characters of a name that a mail's header shows. */
const longestName = 64;

/**
 * The mail that a message to support makes: plain text, to support only. Nothing a person typed is in a header but
 * name and address of Reply-To, which are one line and one address.
 */
export function supportMail({
  to,
  siteName,
  requestId,
  emailFrom,
  emailFromName,
  emailBody,
}: SupportRequest & { to: string; siteName: string; requestId: string }): Mail {
  const name = withoutSteering(emailFromName).replaceAll('\n', ' ');
  return {
    to,
    subject: `${siteName} support: a message (${requestId.slice(0, 8)})`,
    replyTo: { name: Array.from(name).slice(0, longestName).join(''), address: emailFrom },
    text: `${name ? `${name} <${emailFrom}>` : emailFrom} wrote by the support page of ${siteName}:

${withoutSteering(emailBody)}

--
Request ${requestId}. A reply goes to the address above. The person typed it, and nobody has checked it.
`,
  };
}
