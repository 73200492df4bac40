import type { ContactField } from '@foothold/core/extension/contact.ts';
import type { CaptureNotice } from '@foothold/core/parsing/page/captured.messages.ts';

/** Every text that the extension shows, in one place for a translation (docs/decisions/0087). */
export const words = {
  reading: 'Reading the page…',
  unreadable:
    'The browser lets no extension read this page. Open the posting on the site of the employer or a job board.',
  isFoothold: 'This is Foothold itself. Open a posting on another site and press the button there.',
  selectHint: 'If the posting is on this page, select its text and press the button again.',
  choose: 'This page has several postings. Choose the one you mean.',
  jobTitle: 'Job title',
  companyName: 'Company',
  location: 'Location',
  salary: 'Pay',
  description: 'Description, first lines',
  noTitle: 'Add a job title: it is not on the page.',
  save: 'Save to Foothold',
  keep: 'Keep posting',
  kept: 'Kept in this browser. It is offered when a Foothold tab is open.',
  full: 'There is no room for more. Hand over or remove kept postings first; this one was not kept.',
  handing: 'Handing over…',
  connect: 'Connect to your Foothold',
  openFoothold: 'Open Foothold',
  noSite:
    'Not connected yet. Postings are kept in this browser until you connect the extension to your Foothold.',
  noTab: (site: string) => `No tab of ${hostOf(site)} is open. The posting is kept and offered when one is.`,
  noPermission: (site: string) =>
    `The browser no longer lets the extension use ${hostOf(site)}. Connect it again; nothing that is kept is lost.`,
  goesTo: (name: string, email: string, site: string) => `Goes to ${name}, ${email} (${hostOf(site)}).`,
  asksOnce: (name: string, site: string) =>
    `${name} (${hostOf(site)}) will ask once whether this extension may hand postings over.`,
  signedOut: (site: string) =>
    `The tab of ${hostOf(site)} is signed out. The posting is kept until you are signed in there.`,
  otherAccount: (email: string) =>
    `The open tab is signed in with another account. Your postings go to ${email}, so this one is kept.`,
  switchAccount: 'Use the account of the tab from now on',
  refused: 'You did not allow it in Foothold. The posting is kept.',
  busy: 'The Foothold tab has a form that is not saved. The posting is kept: save that form, then hand it over.',
  closed: 'The data in the Foothold tab is not open. The posting is kept: look at that tab.',
  'not-understood':
    'This Foothold is of another version than the extension. The posting is kept; update both.',
  failed: 'The Foothold tab did not answer. The posting is kept: reload that tab and try again.',
  opened: 'The form is open in Foothold. It leaves this list once it is saved there.',
  storedTitle: (count: number) => (count === 0 ? 'Kept' : `Kept (${count})`),
  nothingKept: 'No posting is kept. What could not be handed over stands here.',
  handOver: 'Hand over',
  remove: 'Remove',
  untitled: 'Posting without a title',
  fillTitle: 'Fill a form',
  postingTitle: 'Posting',
  fillLead: 'Nothing is filled before you press, and nothing is ever submitted.',
  noContact:
    'Your contact details come from the default resume in your open Foothold tab, which asks you first. They are forgotten when the browser is closed.',
  fetchContact: 'Get contact details from Foothold',
  asked: 'Say yes or no in the Foothold tab.',
  contactOf: (email: string) => `Contact details of ${email}, until the browser is closed.`,
  forgetContact: 'Forget them now',
  noFields: 'No field for a name, e-mail, phone, place or link was found on this page.',
  foreignFrame:
    'Part of this page comes from another site, and the extension sees nothing of it. Open the form in a tab of its own to fill it.',
  fill: 'Fill',
  fillAll: (count: number) => (count === 1 ? 'Fill 1 empty field' : `Fill ${count} empty fields`),
  holds: (value: string) => `holds “${value}”`,
  outcome: {
    filled: 'Filled.',
    changed: 'Filled, but the page changed it: check it.',
    'no-choice': 'No such choice in the list.',
    gone: 'The page has changed: open this again.',
  },
  contactProblem: {
    refused: 'You did not give them in Foothold.',
    'no-resume': 'There is no resume in Foothold yet.',
    'signed-out': 'The Foothold tab is signed out.',
    'other-account': 'The open tab is signed in with another account than your postings go to.',
    'no-tab': 'No Foothold tab is open. Open one and try again.',
    'no-site': 'Connect the extension to your Foothold first.',
    'no-permission':
      'The browser no longer lets the extension use the address of your Foothold. Connect it again.',
    busy: 'The Foothold tab is busy. Try again.',
    closed: 'The data in the Foothold tab is not open. Look at that tab.',
    'not-understood': 'This Foothold is of another version than the extension. Update both.',
    failed: 'The Foothold tab did not answer. Reload it and try again.',
  },
  added: (day: string) => (day ? `Already in your jobs, saved ${day}.` : 'Already in your jobs.'),
  applied: (day: string) =>
    day ? `Already in your jobs, saved ${day}: you applied.` : 'Already in your jobs: you applied.',
  similar: 'A job of the same title at this company is in your jobs.',
  offerName: 'Foothold extension',
  offer: (count: number) =>
    count === 1 ? 'The extension kept 1 posting for you.' : `The extension kept ${count} postings for you.`,
  offerTake: 'Add it now',
  offerLater: 'Later',
  badge: (count: number) =>
    count === 0
      ? 'Save this job to Foothold'
      : `Foothold: ${count === 1 ? '1 posting' : `${count} postings`} kept`,
  siteProblem: 'This is no address. Write it as you open Foothold, for example http://localhost:3000.',
  siteRefused: 'The browser did not allow this address, so nothing was changed.',
  siteDone: (site: string) => `Connected to ${site}. Open it in a tab, then press the button on a posting.`,
  siteForgotten: 'Not connected any more. Kept postings are still there.',
  accountLine: (name: string, email: string) => `Postings go to ${name}, ${email}.`,
  noAccount: 'The first posting that you hand over decides which account postings go to.',
};

/** What a notice of the reader says here, where there is nothing to paste into. */
export const noticeWords: Readonly<Record<CaptureNotice, string>> = {
  'several-postings': words.choose,
  'listing-page': 'This is a list of postings. Open the one you mean and press the button there.',
  'login-wall': 'The site asks for a sign-in here. Sign in there and press the button again.',
  blocked: 'The site does not show the posting here. Wait until it does and press the button again.',
  'nothing-found': `No posting could be read on this page. ${words.selectHint}`,
  'only-text': 'No title, company or pay was recognized, so only the description was read.',
  'broken-data': 'Part of the page’s job data is not valid, so something may be missing.',
  gone: 'The posting is not there any more.',
  closed: 'The posting has closed.',
};

/** The names of contact fields. */
export const fieldNames: Readonly<Record<ContactField, string>> = {
  fullName: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  location: 'Location',
  city: 'City',
  region: 'State or region',
  country: 'Country',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Website',
  headline: 'Headline',
};

/** An address without its scheme. */
function hostOf(site: string): string {
  return URL.parse(site)?.host ?? site;
}
