import { plainLetters } from '../text/plain-letters.ts';

const codes =
  'aa af am ar as az be bg bn bo br bs ca ceb co cs cy da de dv el en eo es et eu fa fi fil fj fo fr fy ga gd gl gn gu ha haw he hi hmn hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny om or pa pl ps pt ro ru rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr tt ug uk ur uz vi wo xh yi yo yue zh zu'.split(
    ' ',
  );
const locales = 'en de fr es it pt nl pl sv da nb fi cs tr ru uk el ar he zh ja ko'.split(' ');
const more =
  'mandarin|cantonese|farsi|flemish|sign language|american sign language|asl|valencian|castellano|castilian|latein|altgriechisch|tagalog|serbo-croatian|gebardensprache|langue des signes|中文|普通话|国语|英语|英文|日文|日语|英語|中国語|华语|粤语|mandarin chinese|brazilian portuguese|scottish gaelic|irish|иврит|עברית|العربية|الإنجليزية|العربيه|الانجليزية|الفرنسية'.split(
    '|',
  );

let names: Set<string> | undefined;

function known(): Set<string> {
  if (names) return names;
  names = new Set(more.map(plainLetters));
  for (const locale of locales) {
    const display = new Intl.DisplayNames(locale, { type: 'language' });
    for (const code of codes) {
      const name = plainLetters(display.of(code) ?? '');
      names.add(name);
      // “Englischkenntnisse”, “английский язык”, “اللغة الإنجليزية”.
      if (locale === 'ru' || locale === 'uk') names.add(`${name} ${locale === 'ru' ? 'язык' : 'мова'}`);
      if (locale === 'de') names.add(`${name}kenntnisse`);
      if (locale === 'ar') names.add(plainLetters(`اللغة ${display.of(code)}`));
    }
  }
  return names;
}

/** Whether a text is the name of a spoken language, in one of many languages. */
export function isLanguageName(text: string): boolean {
  const plain = plainLetters(text).replace(/[()]/g, '').trim();
  return plain.length > 1 && plain.length < 40 && known().has(plain);
}
