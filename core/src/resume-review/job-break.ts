const breaks =
  /\b(?:break|leave|sabbatical|parental|caregiver|homemaker|travel|studies|looking for work|sabbatjahr|elternzeit|mutterschutz|auszeit|pflegezeit|arbeitssuchend|excedencia|baja maternal|sabático|congé|aspettativa|pausa)(?!\p{L})/iu;

/** Whether a title names a break between jobs: it has no employer, and nobody tells what was done in it. */
export const isBreak = (title: string): boolean => breaks.test(title);
