import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { parseLocation } from '../parsing/place/location.ts';
import { webAddress } from '../text/web-address.ts';
import type { Contact } from './contact.ts';
import { nameParts } from './name-parts.ts';

/** The contact details that a resume states; nothing is guessed but which word of a name is the family's. */
export function contactOfResume({ resume, sections }: WholeResume): Contact {
  const name = line(resume.name);
  const { first, last } = nameParts(name);
  const location = line(resume.location);
  const { places } = parseLocation(location);
  const [place] = places;
  const isOne = place !== undefined && places.length === 1;
  const links = inDisplayOrder(sections)
    .filter((item) => item.resumeSectionName === 'Links' && !item.isHidden)
    .map((item) => webAddress(item.url || item.title))
    .filter((url) => url !== '' && url.length <= longest);
  const on = (site: RegExp) => links.find((url) => site.test(URL.parse(url)?.hostname ?? '')) ?? '';
  return {
    fullName: name,
    firstName: first,
    lastName: last,
    email: line(resume.email),
    phone: line(resume.phone),
    location,
    city: isOne ? place.city : '',
    region: isOne ? place.state : '',
    country: isOne ? place.country : '',
    linkedin: on(/(?:^|\.)linkedin\.com$/),
    github: on(/(?:^|\.)github\.com$/),
    website: links.find((url) => !profile.test(URL.parse(url)?.hostname ?? '')) ?? '',
    headline: line(resume.headline),
  };
}

const longest = 300;
/** Sites whose pages are profiles; a site of one's own is none of them. */
const profile =
  /(?:^|\.)(?:linkedin|github|gitlab|facebook|instagram|twitter|x|xing|youtube|tiktok|stackoverflow)\.com$/;

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();
}
