/** Addresses of mail providers as they are mistyped, and what is meant. */
export const mailDomainTypos: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'gmail.om': 'gmail.com',
  'gmail.comm': 'gmail.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'yhoo.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'hotnail.com': 'hotmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outloook.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'iclod.com': 'icloud.com',
  'icloud.con': 'icloud.com',
  'protonmial.com': 'protonmail.com',
};

/** Hosts whose addresses belong to persons, whatever an employer is called. */
export const sharedMailHosts: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com live.com msn.com icloud.com me.com aol.com proton.me protonmail.com gmx.de gmx.net web.de mail.com orange.fr free.fr comcast.net verizon.net att.net'.split(
    ' ',
  ),
);

/** Parts of addresses that were fun once; longer ones count at the beginning of a part too (“partyboy”). */
export const jokingWords: readonly string[] =
  'sexy sexxy hottie hotstuff babe babygirl babyboy partyboy partygirl partyanimal beerlover drunk stoner weedlover foxylady bigdaddy badboy badgirl badass gangsta playboy playgirl cutiepie sweetheart lovemachine'.split(
    ' ',
  );
