/** Words that are written in their own way. */
const spelled = new Map(
  'DevOps IT HR QA UI UX AI ML R&D SaaS iOS Android SEO PR CRM ERP BI VP'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** The category of a source in one spelling: “devops”, “DEVOPS” and “DevOps” are “DevOps”; a mixed one stays as it is. */
export function categoryName(text: string): string {
  const plain = text.replace(/[_\s]+/g, ' ').trim();
  const isOneCase = plain === plain.toLowerCase() || plain === plain.toUpperCase();
  const parts = plain.split(/([^\p{L}\p{N}&]+)/u);
  return parts.map((part) => spelled.get(part.toLowerCase()) ?? (isOneCase ? capital(part) : part)).join('');
}

function capital(word: string): string {
  return word === 'and' || word === 'of' || word === '&'
    ? word
    : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
