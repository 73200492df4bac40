import { headingKind } from '../resume-reading/section-heading.ts';
import { foldCompanyName } from '../text/company-name.ts';
import { trimEndCharacters } from '../text/trim-characters.ts';
import { cleanLine } from '../typesetting/clean-text.ts';
import { jokingWords, mailDomainTypos, sharedMailHosts } from './mail-names.data.ts';
import { type Raised, raisedAt } from './raised.ts';
import { fieldText, removes, writes, writesAll } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** What is said of the name and the ways to reach the person. */
export function contactChecks(reviewed: ReviewedResume): Raised[] {
  const { resume } = reviewed.whole;
  return [
    ...nameChecks(resume.name),
    ...mailChecks(reviewed),
    ...phoneChecks(reviewed),
    ...placeChecks(reviewed),
  ];
}

const particles: ReadonlySet<string> = new Set(
  'al ap bin da dal de degli dei del della den der des di do dos du e el ibn la las le los san st te ten ter und van vom von y zu zum zur'.split(
    ' ',
  ),
);

function nameChecks(stored: string): Raised[] {
  const name = fieldText('resume', 0, 'name', stored);
  const text = cleanLine(name.text);
  if (text === '') return [{ check: 'name-missing', field: name.field }];
  const joined = text.replace(/(?<=^|\s)(\p{L})\s(?=\p{L}(?:\s|$))/gu, '$1');
  const kind = headingKind(text) ?? headingKind(joined);
  if (kind === 'document' || kind === 'contact')
    return [{ ...raisedAt('name-heading', name, [0, name.text.length], [removes(name)]) }];
  const words = text.split(' ');
  if (words.length < 2 || text !== text.toLowerCase() || text === text.toUpperCase()) return [];
  const written = words.map((word) =>
    particles.has(word) ? word : word.replace(/(?<=^|[-’'])\p{L}/gu, (letter) => letter.toUpperCase()),
  );
  return [raisedAt('name-lower', name, [0, name.text.length], [writesAll(name, written.join(' '))])];
}

const wholeMail = /^[^\s@<>"(),:;]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,6}\p{L}{2,24}$/u;

function mailChecks({ whole, jobs }: ReviewedResume): Raised[] {
  const { resume } = whole;
  const mail = fieldText('resume', 0, 'email', resume.email);
  const text = mail.text;
  if (text === '') return [{ check: 'email-missing', field: mail.field }];
  const all = [0, text.length] as const;
  const joined = text.replace(/^mailto:/i, '').replace(/\s/g, '');
  const tidy = trimEndCharacters(joined.replace(/,(?=[a-z]{2,4}$)/i, '.'), /[.,;]/);
  if (!wholeMail.test(text))
    return [raisedAt('email-form', mail, all, [wholeMail.test(tidy) ? writesAll(mail, tidy) : undefined])];
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at).toLowerCase(), text.slice(at + 1).toLowerCase()];
  const found: Raised[] = [];
  const meant = mailDomainTypos[host];
  if (meant)
    found.push(
      raisedAt('email-domain', mail, [at + 1, text.length], [writes(mail, [at + 1, text.length], meant)]),
    );
  const joking = local
    .split(/[^a-z]+/)
    .find((part) => jokingWords.some((word) => part === word || (word.length > 4 && part.startsWith(word))));
  if (joking) found.push(raisedAt('email-tone', mail, [0, at]));
  const labels = host.split('.').slice(0, -1);
  const owns = jobs.some(({ item, span }) => {
    const company = foldCompanyName(item.companyName).replace(/[^\p{L}\p{N}]/gu, '');
    return (
      span.isHeld &&
      !sharedMailHosts.has(host) &&
      company.length >= 4 &&
      labels.some((label) => label.replace(/-/g, '') === company) &&
      !/\b(?:owner|founder|freelance\w{0,2}|self-employed|partner|president)\b/iu.test(item.title)
    );
  });
  if (owns) found.push(raisedAt('email-employer', mail, all));
  return found;
}

/** Countries that share one plan of numbers: ten digits with the area code. */
const northAmerica: ReadonlySet<string> = new Set(['US', 'CA', 'PR']);

function phoneChecks({ whole, country }: ReviewedResume): Raised[] {
  const phone = fieldText('resume', 0, 'phone', whole.resume.phone);
  if (phone.text === '') return [{ check: 'phone-missing', field: phone.field }];
  // Several numbers, an extension, a name of a line: only the first number counts.
  const first = phone.text.split(/[;/|]|,| or | ext| x(?=\d)/iu)[0] ?? '';
  const digits = first.replace(/\P{N}/gu, '').length;
  // Other countries write numbers of nine digits in threes as well.
  const isNational = /^(?:\(?[2-9]\d\d\)?[-. ]\s?)?\d{3}[-. ]\d{1,4}$/.test(first.trim());
  const isWrong = digits < 7 || digits > 15 || (northAmerica.has(country) && isNational && digits !== 10);
  return isWrong ? [raisedAt('phone-form', phone, [0, phone.text.length])] : [];
}

const placeChecks = ({ whole }: ReviewedResume): Raised[] =>
  cleanLine(whole.resume.location) === '' ? [{ check: 'place-missing', field: 'resume/location' }] : [];
