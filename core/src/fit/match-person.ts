import { foldPlaceName } from '../geography/place-name.ts';
import { authorizationKey, type Evidence, type FitPerson } from './fit.ts';
import { found, type Matched, missing, partly, unanswered } from './matched.ts';
import type { PreparedResume } from './prepared-resume.ts';
import type { Requirement, StatedPlace } from './requirement.ts';

type Of<Kind extends Requirement['kind']> = Extract<Requirement, { kind: Kind }>;

/** What the person said, as a quote of it. */
function said(path: string, text: string): Evidence {
  return {
    path: `person/${path}`,
    quote: text,
    start: 0,
    end: text.length,
    mark: { start: 0, end: text.length },
  };
}

/** Where the work is against home and wanted places; without any, only the place the resume states can confirm it. */
export function matchPlace({ places }: Of<'place'>, person: FitPerson, { home }: PreparedResume): Matched {
  const at = person.places.findIndex((one) => places.some((place) => isWithin(place, one)));
  const own = person.places[at];
  if (own) return found(said(`places/${at}`, placeText(own)));
  if (home.places.some((one) => one.city !== '' && places.some((place) => isWithin(place, one))))
    return found({ ...said('', home.text), path: 'resume/location' });
  return person.places.length === 0 ? unanswered : missing;
}

const placeText = ({ city, state, country }: StatedPlace) =>
  [city, state, country].filter(Boolean).join(', ');

/** Whether two places meet: what either leaves open is no difference. */
function isWithin(one: StatedPlace, other: StatedPlace): boolean {
  const same = (a: string, b: string) => a === '' || b === '' || foldPlaceName(a) === foldPlaceName(b);
  if (!one.city && !one.state && !one.country) return false;
  return same(one.country, other.country) && same(one.state, other.state) && same(one.city, other.city);
}

/** Remote, hybrid or on-site against what is wanted; remote work that is limited to countries needs a place in one. */
export function matchWorkplace({ workplace, countries }: Of<'workplace'>, person: FitPerson): Matched {
  if (person.workplaces.length === 0) return unanswered;
  if (!person.workplaces.includes(workplace)) return missing;
  const evidence = said('workplaces', workplace);
  const known = person.places.filter(({ country }) => country !== '');
  const isOpen =
    countries.length === 0 || known.length === 0 || known.some(({ country }) => countries.includes(country));
  return isOpen ? found(evidence) : partly({ what: 'place' }, [evidence]);
}

/** The most that is offered against what is wanted, both a year; other currencies are not compared. */
export function matchPay({ pay }: Of<'pay'>, person: FitPerson): Matched {
  const offered = pay.yearlyMax ?? pay.yearlyMin;
  if (!person.pay || offered === null || pay.currency !== person.pay.currency) return unanswered;
  const evidence = said('pay', String(person.pay.amount));
  if (offered < person.pay.amount)
    return { ...missing, lacks: { what: 'pay', missing: person.pay.amount - offered } };
  return found(evidence);
}

/** The right to work is what the person answered, and unanswered else. */
export function matchAuthorization({ ask, country }: Of<'authorization'>, person: FitPerson): Matched {
  const key = authorizationKey(ask, country);
  const answer = person.authorization[key] ?? person.authorization[authorizationKey(ask, '')];
  if (answer === undefined) return unanswered;
  return answer === 'yes' ? found(said(`authorization/${key}`, answer)) : missing;
}
