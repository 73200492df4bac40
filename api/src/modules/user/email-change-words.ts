import { emailChangeMinutes } from '@foothold/core/contract/user.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { addressMailMessage } from './mail.messages.ts';

/** What a mail says, without whom it goes to. */
export type Words = { title: Message; lead: Message; link?: { label: Message; url: string }; foot: Message };

const minutes = emailChangeMinutes;

const others = (keepsOthers: boolean) => addressMailMessage(keepsOthers ? 'others-stay' : 'others-end');

/** To the address an account has: somebody signed in asks to change it. */
export function wordsToOld(change: {
  siteName: string;
  email: string;
  url: string;
  keepsOthers: boolean;
}): Words {
  const { siteName: site, email, url, keepsOthers } = change;
  return {
    title: addressMailMessage('change-it', { site }),
    lead: addressMailMessage('moves-from', { site, email, minutes, others: others(keepsOthers) }),
    link: { label: addressMailMessage('confirm'), url },
    foot: addressMailMessage('not-you'),
  };
}

/** To the address an account is to have. */
export function wordsToNew({
  siteName: site,
  url,
  keepsOthers,
}: {
  siteName: string;
  url: string;
  keepsOthers: boolean;
}): Words {
  return {
    title: addressMailMessage('confirm-new', { site }),
    lead: addressMailMessage('moves-to', { site, minutes, others: others(keepsOthers) }),
    link: { label: addressMailMessage('confirm-this'), url },
    foot: addressMailMessage('not-asked'),
  };
}

/** To an address that has an account of its own; the person who asked is told nothing of that. */
export function wordsToTaken({ siteName: site }: { siteName: string }): Words {
  return {
    title: addressMailMessage('has-account', { site }),
    lead: addressMailMessage('cannot-move', { site }),
    foot: addressMailMessage('nothing-changed'),
  };
}

/** To the former address, once the change is done. */
export function wordsAfter(site: { siteName: string; supportEmail: string; othersEnded: boolean }): Words {
  return {
    title: addressMailMessage('was-changed', { site: site.siteName }),
    lead: addressMailMessage(site.othersEnded ? 'both-confirmed-others-ended' : 'both-confirmed'),
    foot: addressMailMessage('unknown-change', { address: site.supportEmail }),
  };
}
