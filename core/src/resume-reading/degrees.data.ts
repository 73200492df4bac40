/** Names of degrees as they are printed, each as an expression for its whole; the longer ones first. */
export const degreeNames: readonly string[] = [
  // English
  String.raw`(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)? of (?:applied |fine |business |public |computer |social |health |medical |political |library |liberal )?(?:science|arts|administration|engineering|education|laws?|philosophy|nursing|commerce|fine arts|music|medicine|technology|architecture|design|health|work|economics|theology|divinity|surgery|pharmacy|business|applied science|applied arts)(?: \((?:hons?|honou?rs)\.?\)| \([A-Z]\.?[A-Za-z]{1,3}\.?[A-Z]?\.?\))?`,
  'associate in (?:applied |general )?(?:science|arts|business|engineering|technology|studies|nursing)',
  "(?:bachelor|master|doctor|associate)(?:['’]?s)? degree",
  "(?:master|bachelor|associate)['’]?s",
  String.raw`(?:executive )?m\.?b\.?a\.?`,
  String.raw`ph\.? ?d\.?|d\.?phil\.?|ed\.?d\.?|m\.?d\.?|j\.?d\.?|ll\.?[bm]\.?|dds|dvm|pharm\.?d\.?|dnp`,
  String.raw`b\.? ?(?:sc|eng|tech|com|ed|arch|des|f\.?a|b\.?a|s\.?n|s\.?w)\.?(?: \(?hons?\.?\)?)?|b\.?(?:s|a)\.?c?\.?|m\.? ?(?:sc|eng|tech|com|ed|arch|des|phil|f\.?a|p\.?h|p\.?a|s\.?w|s\.?n|res)\.?|m\.?[sa]\.?|a\.?a\.?s?\.?|a\.?s\.?|m\.?a\.?t\.?|m\.?s\.?n\.?`,
  '(?:high school|secondary school|graduate|postgraduate|undergraduate|national|higher national) (?:diploma|certificate|degree)',
  String.raw`high school|g\.?e\.?d\.?|a[- ]levels?|gcses?|hnd|hnc|(?:advanced |associate |professional )?diploma|(?:apprenticeship |professional |graduate |technical |vocational )?certificate|apprenticeship|associate degree|foundation degree|minor|doctorate|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor|associate(?:['’]s)`,
  String.raw`pgce|pgdip|pgcert|btec(?: level \d)?(?: (?:higher )?national)?(?: diploma| certificate)?|s?nvq(?: level \d)?|mbbs|mbchb`,
  // German
  String.raw`diplom(?:-?(?:ingenieur|kauf(?:mann|frau)|informatiker|betriebswirt|psychologe|physiker)(?:in)?)?(?: \(fh\))?|dipl\.?-?(?:ing|kfm|inf|psych|phys|wirt)\.?|magister(?: artium)?|staatsexamen|(?:allgemeine |fach)?(?:fach)?hochschulreife|abitur|fachabitur|realschulabschluss|hauptschulabschluss|mittlere reife|mittlerer schulabschluss|ausbildung|berufsausbildung|umschulung|promotion|meisterprüfung|meisterbrief|lehre|matura|fachhochschulabschluss|staatlich geprüfter? \p{L}{4,20}`,
  // French
  String.raw`licence(?: professionnelle)?|maîtrise|dea|dess|deug|dut|bts|but|cap|bep|brevet(?: (?:des collèges|professionnel|de technicien(?: supérieur)?))?|titre professionnel|mention complémentaire|baccalauréat(?: (?:professionnel|général|technologique|stmg|stg|es|s|l|sti2d|st2s|pro))?|bac(?: ?\+ ?\d)?(?: (?:pro|es|s|l|stmg))?|doctorat|diplôme(?: d['’](?:ingénieur|état))?|mastère(?: spécialisé)?|master ?[12]?|dnb`,
  // Spanish, Portuguese, Italian
  'licenciatura|licenciad[oa]|grado(?: superior| medio)?|ingeniería técnica|máster(?: universitario)?|maestría|doctorado|diplomatura|bachillerato|técnico (?:superior|medio)|ciclo formativo(?: de grado (?:superior|medio))?|fp(?: ii?| de grado (?:superior|medio))?|graduado escolar|eso|bacharelado|mestrado|doutorado|doutoramento|pós-graduação|ensino (?:médio|superior|secundário)|tecnólogo|laurea(?: (?:triennale|magistrale|specialistica))?|diploma(?: di (?:maturità|laurea|liceo))?|dottorato(?: di ricerca)?|maturità|perito',
  // Dutch, Polish, Nordic, Turkish
  String.raw`hbo|mbo(?: ?\d)?|havo|vwo|vmbo|propedeuse|doctoraal|licencjat|inżynier|magister|doktorat|matura|technik|kandidatexamen|civilingenjör|masterexamen|gymnasieexamen|lisans|yüksek lisans|ön lisans|doktora`,
  // Cyrillic, Arabic, Hebrew, East Asian
  String.raw`бакалавр(?:иат)?|магистр(?:атура)?|специалист|специалитет|кандидат \p{L}{3,14} наук|аспирантура|среднее (?:специальное|профессиональное|общее)|высшее|πτυχίο|μεταπτυχιακό|διδακτορικό|δίπλωμα|απολυτήριο|бакалавр|магістр|بكالوريوس|ليسانس|ماجستير|دكتوراه|دبلوم(?: عالي)?|الثانوية العامة|إجازة|תואר (?:ראשון|שני|שלישי)|דוקטורט|בגרות|b\.?a\.?|学士(?:学位)?|硕士(?:学位|研究生)?|博士(?:学位|研究生)?|本科|大专|专科|高中|研究生|修士(?:課程)?|学士(?:課程)?|博士(?:課程)?|学士|卒業|석사|학사|박사|전문학사|고등학교 졸업`,
];
