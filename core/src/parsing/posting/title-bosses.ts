const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Who somebody works for, by the last word of the rank. */
const bosses = words(
  'ceo cfo coo cto cio cmo chro ciso cpo president vp svp evp avp director directors manager managers principal principals head heads dean chief executive executives partner partners supervisor supervisors superintendent leader leaders leadership lead leads',
);
/** Who works “to” or “for” somebody. */
const support = words(
  'assistant assistants secretary aide clerk ea pa support receptionist liaison coordinator driver administrator advisor adviser analyst deputy scheduler chauffeur coach writer speechwriter reporting',
);
/** “Senior to Staff Engineer” names two ranks of one job. */
const ranks = words('junior jr mid senior sr staff lead principal level');
const articles = words('the our a an');
/** How many words may be before the rank of a boss: “to the Senior Executive Vice President”. */
const maxWords = 5;

/**
 * A title without the ranks of those that the job is for: “Secretary to the Vice President” leaves “Secretary”, “Medical
 * Director's Assistant” leaves “Assistant”. Takes plain apostrophes and single blanks.
 */
export function withoutBosses(title: string): string {
  return title
    .split(/([,|()[\]]| - )/)
    .map((part) => withoutOwners(withoutServed(part)))
    .join('');
}

const plain = (word: string | undefined) => (word ?? '').toLowerCase().replace(/\.$/, '');

function withoutServed(part: string): string {
  const all = part.split(' ');
  const at = all.findIndex((word, index) => {
    const link = plain(word);
    if (index === 0 || (link !== 'to' && link !== 'for')) return false;
    const before = plain(all[index - 1]?.split('/').at(-1));
    const serves =
      support.has(before) || (link === 'to' && plain(all[index + 1]) === 'the' && !ranks.has(before));
    const rest = all.slice(index + 1).filter((next) => !articles.has(plain(next)));
    return serves && rest.slice(0, maxWords).some((next) => bosses.has(plain(next)));
  });
  return at < 0 ? part : all.slice(0, at).join(' ');
}

/** “Principals' Secretary”, “Senior Vice President's Assistant”, “Head of School's Assistant”. */
function withoutOwners(part: string): string {
  const all = part.split(' ');
  const at = all.findIndex((word, index) => {
    const owner = /^(.*)(?:'s|(?<=s)')$/i.exec(word)?.[1];
    if (owner === undefined || index === all.length - 1) return false;
    const before = all.slice(Math.max(0, index - 3), index).map(plain);
    return bosses.has(plain(owner)) || before.join(' ').includes('head of');
  });
  return at < 0 ? part : all.slice(at + 1).join(' ');
}
