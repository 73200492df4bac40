/** Headings of postings in languages other than English, folded, by what stands under them. */
export const foreignHeads: Readonly<Record<'requirements' | 'wishes' | 'duties' | 'benefits' | 'about', readonly string[]>> = {
  requirements: [
    'ihr profil', 'dein profil', 'das bringst du mit', 'das bringen sie mit', 'was du mitbringst', 'was sie mitbringen', 'anforderungen', 'anforderungsprofil', 'deine qualifikationen', 'ihre qualifikationen', 'qualifikation', 'qualifikationen', 'voraussetzungen', 'wir erwarten', 'das zeichnet dich aus',
    'profil', 'profil recherche', 'votre profil', 'competences requises', 'competences', 'exigences', 'qualifications requises', 'le profil', 'ton profil', 'prerequis', 'formation et experience',
    'requisitos', 'requisitos minimos', 'perfil', 'tu perfil', 'que buscamos', 'requerimientos', 'lo que buscamos', 'que necesitas', 'conocimientos', 'perfil requerido', 'buscamos', 'requisitos del puesto', 'formacion',
    'requisitos e qualificacoes', 'o que buscamos', 'o que esperamos', 'seu perfil', 'qualificacoes', 'o que voce precisa', 'requisitos obrigatorios', 'pre requisitos',
    'requisiti', 'il tuo profilo', 'profilo', 'competenze richieste', 'cosa cerchiamo', 'requisiti richiesti', 'chi cerchiamo',
    'wat vragen wij', 'functie eisen', 'functie-eisen', 'wie ben jij', 'jouw profiel', 'wat breng je mee', 'dit breng je mee', 'profiel', 'wat we vragen', 'functieeisen',
    'wymagania', 'nasze wymagania', 'oczekujemy', 'czego oczekujemy',
    '任职要求', '岗位要求', '职位要求', '任职资格', '応募資格', '必須条件', '자격요건', 'требования', 'требования к кандидату', 'мы ждем', 'المتطلبات', 'דרישות', 'דרישות התפקיד',
    'krav', 'kvalifikationer', 'din profil', 'vi soker dig som', 'kvalifikasjoner', 'kravprofil',
  ],
  wishes: [
    '加分项', '优先考虑', '歓迎条件', '우대사항', 'будет плюсом', 'יתרון',
    'von vorteil', 'wunschenswert', 'das ware ein plus', 'atouts', 'les plus', 'serait un plus', 'deseable', 'se valora', 'se valorara', 'valorable', 'valoramos', 'requisitos deseables', 'diferenciais', 'diferencial', 'desejavel', 'requisitos desejaveis', 'sera um diferencial', 'costituisce titolo preferenziale', 'requisiti preferenziali', 'pre', 'nice to have', 'mile widziane', 'meriterande', 'meritterende',
  ],
  duties: [
    '岗位职责', '工作职责', '职位描述', '仕事内容', '담당업무', 'обязанности',
    'ihre aufgaben', 'deine aufgaben', 'aufgaben', 'das erwartet dich', 'das erwartet sie', 'was dich erwartet', 'missions', 'vos missions', 'tes missions', 'responsabilites', 'le poste', 'funciones', 'responsabilidades', 'tus funciones', 'principales funciones', 'que haras', 'descripcion del puesto', 'atribuicoes', 'responsabilidades e atribuicoes', 'o que voce vai fazer', 'suas responsabilidades', 'responsabilita', 'cosa farai', 'mansioni', 'attivita', 'wat ga je doen', 'taken', 'jouw taken', 'functieomschrijving', 'obowiazki', 'zakres obowiazkow', 'zadania', 'arbetsuppgifter', 'om rollen',
  ],
  benefits: [
    '我们提供', '福利待遇', 'условия', 'мы предлагаем',
    'wir bieten', 'das bieten wir', 'was wir bieten', 'unser angebot', 'das bieten wir dir', 'deine vorteile', 'ihre vorteile', 'benefits', 'nous offrons', 'avantages', 'ce que nous offrons', 'nos avantages', 'ofrecemos', 'que ofrecemos', 'beneficios', 'te ofrecemos', 'oferecemos', 'o que oferecemos', 'offriamo', 'cosa offriamo', 'wij bieden', 'wat bieden wij', 'wat wij bieden', 'oferujemy', 'vi erbjuder', 'vi tilbyr',
  ],
  about: [
    '我们是谁', '关于我们', 'о компании',
    'uber uns', 'wer wir sind', 'qui sommes nous', 'a propos', 'a propos de nous', 'sobre nosotros', 'quienes somos', 'sobre nos', 'sobre a empresa', 'quem somos', 'chi siamo', 'over ons', 'wie zijn wij', 'o nas', 'om oss', 'om foretaget',
  ],
};
