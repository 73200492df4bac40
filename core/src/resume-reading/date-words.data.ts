/** Languages whose month names are known, with the forms of Arabic of the east and the west. */
export const monthLocales =
  'en de fr es it pt nl pl cs sk hu ro sv da nb fi et lv lt el ru uk bg sr hr sl tr ar ar-SY ar-DZ he fa id vi ca'.split(
    ' ',
  );

/** Short forms of months that the languages themselves do not list. */
export const moreMonths: Readonly<Record<string, number>> = {
  sept: 9,
  mrz: 3,
  maer: 3,
  janv: 1,
  fevr: 2,
  avr: 4,
  juil: 7,
  sty: 1,
  paz: 10,
  abr: 4,
  ago: 8,
  dic: 12,
  set: 9,
  dez: 12,
  okt: 10,
  mai: 5,
  ιανουαριος: 1,
  φεβρουαριος: 2,
  μαρτιος: 3,
  απριλιος: 4,
  μαιος: 5,
  ιουνιος: 6,
  ιουλιος: 7,
  αυγουστος: 8,
  σεπτεμβριος: 9,
  οκτωβριος: 10,
  νοεμβριος: 11,
  δεκεμβριος: 12,
};

/** Words for the end of what still continues, without accents. */
export const presentWords =
  "present|presently|now|current|currently|today|ongoing|to date|date|heute|aktuell|laufend|jetzt|dato|gegenwart|andauernd|aujourd'hui|a ce jour|ce jour|present|actuel|actuellement|en cours|maintenant|actualidad|la actualidad|presente|el presente|a la fecha|la fecha|hoy|actual|actualmente|en curso|oggi|attuale|attualmente|in corso|ad oggi|atual|atualmente|o momento|hoje|heden|nu|tegenwoordig|obecnie|teraz|dzis|настоящее время|наст. время|по настоящее время|н.в.|нв|сейчас|дотепер|теперішній час|сьогодні|наразі|حتى الان|حتى الآن|الان|الآن|الوقت الحالي|الحاضر|حاليا|היום|כיום|עד היום|至今|现在|目前|迄今|現在|現在に至る|현재|재직중|재직 중|gunumuz|halen|devam ediyor|σημερα|παρον|pagaende|nuvarande|nykyinen|soucasnost|sucasnost|jelenleg|jelen|obecny".split(
    '|',
  );

/** Seasons and terms of a year: they say no month. */
export const seasonWords =
  'spring|summer|fall|autumn|winter|fruhling|fruhjahr|sommer|herbst|wintersemester|sommersemester|printemps|ete|automne|hiver|primavera|verano|otono|invierno|estate|autunno|inverno|verao|outono|lente|zomer|herfst|wiosna|lato|jesien|zima|весна|лето|осень|зима|春|夏|秋|冬|春季|夏季|秋季|冬季|ربيع|صيف|خريف|شتاء'.split(
    '|',
  );

/** Words between the two ends of a span. */
export const untilWords =
  'to|until|till|til|through|thru|bis|au|a|al|hasta|ate|tot|t/m|do|по|до|إلى|الى|حتى|עד|至|到|から|부터|jusqu'.split(
    '|',
  );

/** Words before the beginning of what still continues. */
export const sinceWords = 'since|seit|depuis|desde|dal|dallo|sinds|od|с|з|منذ|מאז|自|από'.split('|');

/** Words that may be between a month and its year. */
export const ofWords = 'of|de|del|do|da|di'.split('|');

/** First years of the Japanese eras, less one. */
export const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
