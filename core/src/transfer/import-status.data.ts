import type { JobStatus } from '../entities/job/job-status.ts';

/**
 * Whole phrases that mean one status and no other, folded as `foldStatus` does, divided by commas: the words of this
 * product's like, and of people's own sheets in English, German, French, Spanish, Portuguese, Italian, Dutch, Swedish
 * and Polish. What is not here is at most guessed, and asked about.
 */
export const statusPhrases: Partial<Record<JobStatus, string>> = {
  'application-not-started': `
    wishlist, wish list, bookmarked, bookmark, saved, saved job, interested, to apply, want to apply, not applied,
    not applied yet, not yet applied, havent applied, havent applied yet, have not applied, have not applied yet,
    not started, not submitted, todo, to do, backlog, new, lead, leads, prospect, prospects, watching, to be applied,
    will apply, need to apply, plan to apply, planning to apply,
    merkliste, gemerkt, vorgemerkt, gespeichert, wunschliste, nicht beworben, noch nicht beworben, zu bewerben,
    nicht begonnen, interessant,
    a postuler, enregistre, enregistree, pas postule, pas encore postule, sauvegarde, favoris, interesse,
    por aplicar, por postular, guardado, guardada, no aplicado, sin aplicar, sin enviar, pendiente de enviar, interesado,
    por candidatar, salvo, salva, nao candidatado, nao enviado, nao enviada, a candidatar, quero me candidatar,
    salvato, salvata, da inviare, non inviato, non inviata, da candidare, preferiti,
    te solliciteren, opgeslagen, nog niet gesolliciteerd, niet gesolliciteerd, bewaard,
    att soka, sparad, sparat, ej sokt, inte sokt, inte sokt an,
    do wyslania, zapisane, zapisana, niewyslane, nie wyslane, nie wyslano, nie aplikowano, do aplikowania`,
  'application-in-progress': `
    applying, preparing, drafting, draft, in preparation, working on, working on it, application started,
    in vorbereitung, bewerbung in arbeit, entwurf, en preparation, brouillon, en preparacion, borrador,
    em preparacao, rascunho, in preparazione, bozza, in voorbereiding, concept, under forberedelse, utkast,
    w przygotowaniu, szkic`,
  'application-submitted': `
    applied, submitted, sent, application sent, application submitted, submitted application, applied online,
    application received, pending, waiting, awaiting response, awaiting reply, waiting for response,
    waiting for reply, waiting to hear back, in review, under review, under consideration, waitlisted, waitlist,
    on waitlist, joined waitlist,
    beworben, bewerbung gesendet, bewerbung verschickt, bewerbung abgeschickt, gesendet, verschickt, abgeschickt,
    eingereicht, in prufung, warten auf antwort, warte auf antwort, wartet auf antwort, wartet,
    postule, candidature envoyee, envoye, envoyee, en attente, en attente de reponse, candidature deposee, soumis,
    soumise, en cours d examen,
    aplicado, aplicada, postulado, postulada, solicitado, solicitada, enviado, enviada, solicitud enviada,
    candidatura enviada, en espera, esperando respuesta, pendiente, en revision,
    candidatado, candidatei me, candidatura submetida, em analise, aguardando, aguardando resposta, em espera,
    inviato, inviata, candidato, candidata, candidatura inviata, candidatura presentata, in attesa,
    in attesa di risposta, in valutazione, domanda inviata,
    gesolliciteerd, sollicitatie verstuurd, sollicitatie verzonden, verstuurd, verzonden, in behandeling,
    wacht op antwoord, wacht op reactie,
    sokt, ansokt, ansokan skickad, skickad, skickat, vantar, vantar pa svar, vantar svar, inskickad,
    wyslane, wyslana, wyslano, aplikowano, aplikacja wyslana, zaaplikowano, cv wyslane, zlozone, zlozono, czekam,
    oczekuje, czekam na odpowiedz, w trakcie rozpatrywania`,
  'application-no-response': `
    no response, no reply, no answer, ghosted, i was ghosted, got ghosted, unanswered, never heard back,
    didnt hear back, did not hear back, no word,
    keine antwort, keine ruckmeldung, keine reaktion, sans reponse, pas de reponse, aucune reponse, aucun retour,
    sin respuesta, sem resposta, sem retorno, nessuna risposta, senza risposta, geen reactie, geen antwoord,
    geen respons, inget svar, ej svar, brak odpowiedzi, bez odpowiedzi`,
  'rejected-before-interview': `
    rejected, rejection, not selected, denied, not moving forward, application rejected, turned down, no thanks,
    application denied, application unsuccessful,
    abgelehnt, absage, abgesagt, absage erhalten, refuse, refusee, refus, rejete, rejetee, candidature refusee,
    candidature rejetee, rechazado, rechazada, rechazo, descartado, descartada, no seleccionado, no seleccionada,
    rejeitado, rejeitada, recusado, recusada, reprovado, reprovada, nao selecionado, nao selecionada, nao aprovado,
    rifiutato, rifiutata, respinto, respinta, scartato, scartata, rifiuto, non selezionato, non selezionata,
    afgewezen, afwijzing, avslag, nekad, avvisad, fick avslag, odrzucone, odrzucona, odrzucony, odrzucono, odmowa`,
  'interview-requested': `
    interview requested, interview request, interview invite, interview invitation, invited to interview,
    invited, invitation, einladung, eingeladen, einladung zum gesprach, einladung zum vorstellungsgesprach,
    zum gesprach eingeladen, zum vorstellungsgesprach eingeladen, invite en entretien, convocation a un entretien,
    convoque, convoquee, invitado a entrevista, invitada a entrevista, convocado a entrevista,
    convidado para entrevista, convidada para entrevista, invitato al colloquio, invitata al colloquio,
    uitgenodigd, uitgenodigd voor gesprek, uitnodiging, kallad till intervju, inbjuden till intervju,
    zaproszenie na rozmowe, zaproszony na rozmowe, zaproszona na rozmowe`,
  'interview-scheduled': `
    interview scheduled, scheduled interview, interview booked, interview planned, upcoming interview,
    interview set up, interview confirmed, gesprach geplant, vorstellungsgesprach geplant, gesprach vereinbart,
    interview geplant, interview vereinbart, entretien prevu, entretien planifie, entretien programme,
    entrevista programada, entrevista agendada, entrevista marcada, colloquio fissato, colloquio programmato,
    colloquio pianificato, gesprek gepland, interview gepland, intervju bokad, intervju inbokad, intervju planerad,
    rozmowa umowiona, rozmowa zaplanowana`,
  'interview-in-progress': `
    interview, interviews, interviewing, interviewed, phone screen, phone interview, phone screening,
    recruiter screen, recruiter call, hr screen, hr call, video interview, onsite, onsite interview,
    on site interview, technical interview, first interview, second interview, third interview, final interview,
    1st interview, 2nd interview, 3rd interview, first round, second round, third round, final round, 1st round,
    2nd round, 3rd round, take home, take home test, assessment, online assessment, coding challenge, in interviews,
    vorstellungsgesprach, im gesprach, gesprach, bewerbungsgesprach, im interview, telefoninterview,
    entretien, en entretien, entretiens, entretien passe, entrevista, en entrevista, entrevistado, entrevistada,
    en proceso de entrevistas, em entrevista, entrevistas, colloquio, in colloquio, colloqui, colloquio sostenuto,
    gesprek, op gesprek, sollicitatiegesprek, in gesprek, intervju, pa intervju, intervjuad, rozmowa,
    rozmowa kwalifikacyjna, w trakcie rozmow, po rozmowie`,
  'rejected-after-interview': `
    rejected after interview, interviewed and rejected, absage nach gesprach, absage nach vorstellungsgesprach,
    abgelehnt nach gesprach, refuse apres entretien, rechazado tras entrevista, rejeitado apos entrevista,
    rifiutato dopo colloquio, afgewezen na gesprek, avslag efter intervju, odrzucone po rozmowie`,
  'offer-pending': `
    offer, offers, offered, offer received, received offer, got offer, got an offer, job offer, offer extended,
    verbal offer, written offer, negotiating, negotiation, offer negotiation, in negotiation,
    angebot, angebot erhalten, jobangebot, zusage, zusage erhalten, vertragsverhandlung, offre, offre recue,
    offre d emploi, en negociation, oferta, oferta recibida, oferta de trabajo, oferta recebida, proposta,
    proposta recebida, em negociacao, offerta, offerta ricevuta, proposta ricevuta, aanbod, aanbod ontvangen,
    aanbieding, erbjudande, erbjuden jobb, erbjuden, oferta pracy, otrzymana oferta, oferta otrzymana`,
  'offer-rejected': `
    offer rejected, offer declined, declined offer, rejected offer, turned down offer, offer turned down,
    refused offer, offer refused, offer not accepted, did not accept offer, didnt accept offer,
    angebot abgelehnt, offre refusee, offre declinee, oferta rechazada, oferta recusada, proposta recusada,
    offerta rifiutata, proposta rifiutata, aanbod afgewezen, aanbod geweigerd, tackade nej, tackat nej,
    oferta odrzucona`,
  'offer-accepted': `
    accepted, hired, offer accepted, accepted offer, got the job, started job, started the job, started new job, signed, contract signed, i got hired, got hired,
    angebot angenommen, angenommen, zugesagt, vertrag unterschrieben, eingestellt, offre acceptee, embauche,
    embauchee, accepte, acceptee, oferta aceptada, aceptado, aceptada, contratado, contratada, oferta aceita,
    proposta aceita, aceito, aceita, offerta accettata, accettato, accettata, assunto, assunta, aanbod geaccepteerd,
    geaccepteerd, aangenomen, anstalld, tackade ja, tackat ja, erbjudande accepterat, fick jobbet, oferta przyjeta,
    przyjeta oferta, zatrudniony, zatrudniona`,
  'filled-or-canceled': `
    withdrawn, withdrew, i withdrew, withdraw, application withdrawn, withdrew application, cancelled, canceled,
    position filled, filled, position closed, job closed, closed, not interested, no longer interested, i declined,
    expired, posting expired, listing expired, role filled, role closed, declined interview,
    accepted elsewhere, hired elsewhere, took another job, took another offer,
    zuruckgezogen, bewerbung zuruckgezogen, stelle besetzt, besetzt, storniert, retire, retiree,
    candidature retiree, annule, annulee, poste pourvu, pourvu, retirado, retirada, candidatura retirada, cancelado,
    cancelada, cubierto, puesto cubierto, vacante cubierta, vaga preenchida, vaga fechada, desisti, ritirato,
    ritirata, candidatura ritirata, annullato, annullata, posizione chiusa, posizione coperta, ingetrokken,
    teruggetrokken, geannuleerd, vervuld, functie vervuld, tillbakadragen, tillsatt, tjansten tillsatt,
    wycofane, wycofana, wycofano, anulowane, anulowana, stanowisko obsadzone, nieaktualne`,
  archived: `
    archived, archive, inactive, archiviert, archive, archivee, archivado, archivada, arquivado, arquivada,
    archiviato, archiviata, gearchiveerd, arkiverad, arkiverat, zarchiwizowane, zarchiwizowana`,
};

/**
 * What the words of a phrase say, whatever its language; a star stands for any ending, an underscore for a space. A
 * word that stands twice has the meaning of the longer entry.
 */
export const statusTokens = {
  not: `no not none never didnt dont doesnt did_not havent have_not hasnt has_not wasnt was_not isnt arent wont couldnt
    without no_longer unable non nicht kein keine keinen keiner nie niemals ohne nicht_mehr pas aucun aucune jamais sans
    sin nunca nao sem senza nessun* mai geen niet zonder inte inget ingen ej utan brak bez nie`,
  yet: 'yet still noch encore todavia aun ainda ancora nog jeszcze',
  after: 'after following post nach apres tras despues apos depois dopo na efter po',
  before: 'before prior_to pre vor avant antes prima voor innan fore przed',
  for: 'for to towards zum zur fur pour para voor till',
  offer: `offer* angebot* jobangebot* zusage* offre* oferta* ofert* proposta offerta offerte aanbod* aanbieding*
    erbjud* verbal_offer`,
  accept: `accept* angenommen annehmen zugesagt aceptad* aceit* accett* geaccepteerd accepter* przyjet* przyjal*`,
  reject: `reject* declin* denied denial turned_down refus* turned_me_down screened_out abgelehnt ablehn* absage* abgesagt rejet* rechaz*
    descart* rejeit* recus* reprov* rifiut* respint* scartat* afgewezen afwijz* geweigerd avslag nekad* avvisad*
    odrzuc* odmow* no_thanks eliminated dropped_by`,
  interview: `interview* phone_screen* phone_call* phone_chat screening* screen screened onsite on_site hr_call
    recruiter_call technical panel round rounds oa online_assessment assessment* coding_challenge coding_test take_home
    takehome hackerrank codility superday vorstellungsgesprach* gesprach* bewerbungsgesprach* telefoninterview*
    entretien* entrevist* colloqui* gesprek* sollicitatiegesprek* intervju* rozmow*`,
  schedule: `schedul* booked planned upcoming confirmed set_up arranged geplant* vereinbart* prevu* planifi* programm*
    programad* agendad* marcad* fissat* pianificat* gepland* inbokad* bokad* planerad* umowion* zaplanowan*`,
  invite: `invit* einladung* eingeladen* convocation* convoqu* convocad* convidad* convite* uitgenodigd uitnodiging
    kallad* kallelse inbjud* zaprosz* requested request`,
  apply: `appli* apply submit* submission* sent sending beworben bewerb* gesendet verschickt abgeschickt eingereicht
    postul* candidatur* candidat* envoy* soumis* aplic* aplik* solicit* enviad* inviat* gesollicit* sollicitatie*
    verstuurd verzonden skick* sokt ansok* wyslan* zaaplik* zlozon*`,
  wait: `wait* await* pending warte* wartend attend* attente espera* aguard* attesa wacht* vantar* czeka* oczekuj*
    under_review in_review review* reviewing processing consideration considered on_hold shortlist*`,
  response: `response* respond* reply repl* callback* call_back answer* heard hear heard_back hear_back word feedback antwort*
    ruckmeldung* reaktion* reponse* retour* respuest* respost* retorno* rispost* antwoord* reactie* respons svar*
    odpowiedz*`,
  ghost: 'ghost* unanswered nothing nichts rien nada niente niets ingenting nic',
  withdraw: `withdr* withdraw* pulled_out rescind* revok* retract* zuruckgezogen zuruckzieh* retir* ritirat* desist*
    ingetrokken teruggetrokken tillbakadrag* wycof*`,
  cancel: `cancel* storniert annul* anulow* geannuleerd closed expired removed taken_down frozen hiring_freeze eliminated_role
    lapsed`,
  filled: 'filled besetzt pourvu* cubiert* preenchid* copert* vervuld tillsatt* obsadz*',
  hire: `hire* hiring got_the_job get_the_job gotten_the_job got_job get_it got_it went_with chose chosen picked eingestellt embauch*
    contratad* assunt* aangenomen anstalld* jobbet zatrudni*`,
  other: `other another someone somebody someone_else else internal* candidate candidates anderen andere anderer
    andern autre autres otro otra outro outra altro altra iemand_anders elsewhere annan inny innego kogos`,
  own: 'i me my mine myself ich je j yo eu io ik jag ja_sam',
  they: 'they them company employer recruiter',
  sign: `signed contract_signed joined starting unterschrieben unterzeichnet signe* firmad* assinad* firmat* getekend
    undertecknat podpisan*`,
  waitlist: 'waitlist* wait_list waiting_list talent_pool talent_community warteliste',
  select: `select* proceed* moving_forward move_forward moved_forward advanc* progress* seleccionad* selecionad*
    selezionat* retenu* ausgewahlt success* successful invited_back offered_role chosen_for fit`,
  pass: 'pass passed passing',
  clear: 'cleared bestanden reussi* superad* aprovad* superat* geslaagd godkand zdan*',
  fail: `fail* unsuccessful flunked bombed nicht_bestanden durchgefallen echoue* suspend* unfortunately`,
  negotiate: 'negotiat* verhandl* negoci* negozi* onderhandel* forhandl* negocj*',
  prepare: `applying prepar* draft* drafting working_on started start incomplete unfinished writing vorbereit* entwurf
    borrador rascunho bozza concept utkast przygotow* in_arbeit`,
  wish: `wish* wishlist bookmark* saved save interest* want* need* plan planning todo backlog lead leads prospect*
    watching maybe consider considering idea* merkliste gemerkt vorgemerkt gespeichert wunschliste favori* guardad*
    salvat* opgeslagen bewaard sparad* sparat zapisan* research*`,
  archive: 'archiv* arquiv* arkiv* zarchiwiz* inactive gearchiveerd',
  open: 'available open vacant',
  job: 'job position role stelle poste puesto vaga posto baan jobb prac* work',
} as const satisfies Record<string, string>;

/** Signs that say no whatever is beside them, and signs that stand for a word where there is none. */
export const statusSigns: Readonly<Record<string, StatusToken>> = {
  '❌': 'reject',
  '✖': 'reject',
  '🚫': 'reject',
  '⛔': 'reject',
  '💔': 'reject',
  '👎': 'reject',
  '😢': 'reject',
  '😞': 'reject',
  '👻': 'ghost',
  '📞': 'interview',
  '☎': 'interview',
  '📱': 'interview',
  '🎤': 'interview',
  '💬': 'interview',
  '🗣': 'interview',
  '📅': 'schedule',
  '🗓': 'schedule',
  '🎉': 'offer',
  '🥳': 'offer',
  '🏆': 'offer',
  '💼': 'offer',
  '🤝': 'offer',
  '⏳': 'wait',
  '⌛': 'wait',
  '🕐': 'wait',
  '📨': 'apply',
  '📤': 'apply',
  '📩': 'apply',
  '📧': 'apply',
  '✉': 'apply',
  '🚀': 'apply',
  '✅': 'apply',
  '☑': 'apply',
  '✔': 'apply',
  '📝': 'prepare',
  '✍': 'prepare',
  '✏': 'prepare',
  '🔖': 'wish',
  '⭐': 'wish',
  '🌟': 'wish',
  '❤': 'wish',
  '💡': 'wish',
  '👀': 'wish',
  '📌': 'wish',
  '🗄': 'archive',
  '🗃': 'archive',
  '📦': 'archive',
  '🗑': 'archive',
};

/** What a word of a phrase says. */
export type StatusToken = keyof typeof statusTokens;
