const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of English sentences and of searches for work that the languages below do not use. */
export const englishWords = words(
  'about add after all and another any anything are around away back be because been before best better bigger both but by call can ' +
    'change check city class closer compare could count cut days did does down drop each easier else enough entry every exclude farther ' +
    'few fewer find finding finds for from further get gets getting give good great had has have help here hired hours how if instead into ' +
    'is it its just keep know last left less level like list local look looking low make many matter me mean miles miss money month ' +
    'more most move much my narrow near need new newer next night nobody not nothing number of often ok older on one ones only open ' +
    'or other our out over part pay paying people per place please put question quit radius really replies results salary same say ' +
    'search searches searching second see shift should show since skip some something still switch tell than that the their them ' +
    'then there these they thing things third this time title titles to today too town try type use useful want was week well were ' +
    'what when where which while who why wide wider widen will with within without word wording words work working worth would ' +
    'wrong yes yesterday yet you your nurse nurses driver drivers teacher teachers trucking nursing teaching clerk cook welder weld ' +
    'dont doesnt isnt arent cant whats wont couldnt im ive plz pls',
);

/** Words that English, a name of a place or a title may hold as well: alone they tell nothing. */
export const sharedWords = words(
  'de la el los las des du le les il un una die der das den en et es al del di da do dos das no te se sur mas mi si van von san santa ' +
    'pour plus comment son main par pro con per por uno que qui ma mes ja so als also war hat was wie man am im zu um ist in an ' +
    'te op met ze o os a as e y i',
);

/**
 * Words that only another language has, folded: what its questions about a search begin with and are made of. German, Spanish, French,
 * Portuguese, Italian, Dutch, Polish; other languages show themselves by their letters or by having no word of English.
 */
export const otherWords = words(
  // German
  'warum wieso weshalb wieviel wieviele viele wenig wenige weniger mehr suche suchen sucht finde finden findet gibt habe haben ich mir ' +
    'mein meine meiner meinen meinem sie ihr wir nicht nur noch schon sehr bitte danke stelle stellen arbeit arbeiten gehalt lohn ' +
    'umkreis stadt ort eng weit breit besser welche welcher welches welchen wann wer wo wird werden soll sollte sollen konnte konnen kann ' +
    'muss mit ohne oder und aber fur auf aus bei nach uber unter seit gestern heute woche monat neue neues neuer anzeigen treffer ' +
    'beruf berufe pflege pflegekraft lehrer lehrerin fahrer ein eine einen einem einer kein keine sind eigentlich andere anderen ' +
    'titel vollzeit teilzeit zuhause zu hause ' +
    // Spanish
    'cuantos cuantas cuanto cual cuales donde cuando quien porque trabajo trabajos empleo empleos busqueda busco buscar encontrar ' +
    'encuentro pocos pocas poco muy sueldo salario ciudad quiero necesito puedo puede hay esta este estan son soy fui para sin otra otro ' +
    'otras otros mejor peor demasiado estrecha amplia nueva nuevas nuevos remoto semana ayer hoy maestra maestro enfermera enfermero ' +
    'camionero usted pero como ' +
    // French
    'pourquoi combien quel quelle quels quelles quand recherche chercher cherche emploi emplois offre offres travail trop peu etroite ' +
    'avec sans dans ville salaire semaine hier aujourd hui je suis etais puis dois faut nouveau nouvelle nouveaux autre autres mieux ' +
    'infirmiere infirmier chauffeur mon cette est ' +
    // Portuguese
    'quantas quantos qual quais onde vagas vaga emprego empregos procurar procuro poucas poucos pouco muito muita salario cidade quero ' +
    'preciso posso tem uma meu minha voce nao sem outra melhor nova novas enfermeira professora ' +
    // Italian
    'perche quanti quante quale quali dove quando lavoro lavori annunci ricerca cerco cercare trovo pochi poche troppo stretta stipendio ' +
    'citta voglio devo posso sono ho mia mio questa senza altra altri meglio nuovi nuove settimana ieri infermiera ' +
    // Dutch
    'waarom hoeveel welke wanneer waar zoeken zoekopdracht vind vinden weinig vacatures vacature baan banen werk salaris stad ik mijn ' +
    'niet geen alleen zonder andere beter nieuwe nieuw gisteren vandaag voor naar zijn heb ' +
    // Polish
    'dlaczego ile jest sa oferty ofert praca pracy prace szukac szukam malo miasto bez lepiej nowe moje moj czy jak gdzie kiedy',
);

/** English words that are also typed with an accent. */
export const loanWords = words(
  'resume cafe naive fiance fiancee cliche expose touche attache saute decor entree melee',
);
