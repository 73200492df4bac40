/** How letters of a language begin. `{name}` and `{company}` stand where those come. */
export type LetterWords = Readonly<{ person: string; team: string; nobody: string }>;

/**
 * Greetings that fit everybody: whether somebody is a man or a woman is nowhere stored and never guessed, so that a person is
 * greeted by the whole name, and forms that would need it are avoided.
 */
export const letterWords: Readonly<Record<string, LetterWords>> & { readonly en: LetterWords } = {
  en: { person: 'Dear {name},', team: 'Dear hiring team at {company},', nobody: 'Dear hiring team,' },
  de: { person: 'Guten Tag {name},', team: 'Guten Tag, liebes Team von {company},', nobody: 'Guten Tag,' },
  fr: { person: 'Bonjour {name},', team: 'Bonjour à l’équipe de {company},', nobody: 'Bonjour,' },
  es: {
    person: 'Hola, {name}:',
    team: 'Estimado equipo de {company}:',
    nobody: 'Estimado equipo de selección:',
  },
  it: {
    person: 'Buongiorno {name},',
    team: 'Buongiorno al team di {company},',
    nobody: 'Buongiorno,',
  },
  pt: { person: 'Olá, {name},', team: 'À equipe da {company},', nobody: 'À equipe de seleção,' },
  nl: { person: 'Beste {name},', team: 'Beste team van {company},', nobody: 'Beste selectieteam,' },
  pl: { person: 'Dzień dobry, {name},', team: 'Szanowny Zespole {company},', nobody: 'Szanowni Państwo,' },
  el: {
    person: 'Καλημέρα σας, {name},',
    team: 'Προς την ομάδα της {company},',
    nobody: 'Προς την ομάδα προσλήψεων,',
  },
  ru: {
    person: 'Здравствуйте, {name}!',
    team: 'Здравствуйте, команда {company}!',
    nobody: 'Здравствуйте!',
  },
  uk: { person: 'Добрий день, {name}!', team: 'Добрий день, командо {company}!', nobody: 'Добрий день!' },
  ar: { person: 'تحية طيبة {name}،', team: 'إلى فريق التوظيف في {company}،', nobody: 'إلى فريق التوظيف،' },
  he: { person: 'שלום {name},', team: 'לצוות הגיוס של {company},', nobody: 'לצוות הגיוס,' },
  zh: { person: '{name}，您好：', team: '{company}招聘团队：', nobody: '尊敬的招聘团队：' },
  ja: { person: '{name} 様', team: '{company} 採用ご担当者様', nobody: '採用ご担当者様' },
  ko: { person: '{name} 님께,', team: '{company} 채용 담당자님께,', nobody: '채용 담당자님께,' },
};
