import { emailChangeMinutes } from '@foothold/core/contract/user.ts';

/** What a letter says, without whom it goes to. */
export type Words = { title: string; lead: string; link?: { label: string; url: string }; foot: string };

const works = `The link works once, for ${emailChangeMinutes} minutes, in any browser.`;

/** To the address an account has: somebody signed in asks to change it. */
export function wordsToOld({
  siteName,
  email,
  url,
}: {
  siteName: string;
  email: string;
  url: string;
}): Words {
  return {
    title: `Change your ${siteName} address?`,
    lead: `Your ${siteName} account is to move from this address to ${email}. Confirm it here and at the new address; until both are done nothing changes. ${works}`,
    link: { label: 'Confirm the change', url },
    foot: `You did not ask for this? Then somebody else uses a browser you are signed in with: do not confirm, and choose “Sign out everywhere else” on your profile.`,
  };
}

/** To the address an account is to have. */
export function wordsToNew({ siteName, url }: { siteName: string; url: string }): Words {
  return {
    title: `Confirm your new ${siteName} address`,
    lead: `A ${siteName} account is to move to this address. Confirm it here and at the old address; until both are done nothing changes. ${works}`,
    link: { label: 'Confirm this address', url },
    foot: 'If you did not ask for this mail, ignore it. Without the link nothing happens.',
  };
}

/** To an address that has an account of its own; the person who asked is told nothing of that. */
export function wordsToTaken({ siteName }: { siteName: string }): Words {
  return {
    title: `This address has a ${siteName} account`,
    lead: `Somebody asked to move another ${siteName} account to this address. It has an account already, so that is not possible. To move, delete the account of this address first.`,
    foot: 'If you did not ask for this mail, ignore it. Nothing was changed.',
  };
}

/** To the former address, once the change is done. */
export function wordsAfter({ siteName, supportEmail }: { siteName: string; supportEmail: string }): Words {
  return {
    title: `Your ${siteName} address was changed`,
    lead: 'Both addresses confirmed it. Sign-in links go to the new address from now on.',
    foot: `You know nothing of this? Write to ${supportEmail}.`,
  };
}
