/** Phrases of heads that say what a column is about, folded and divided by commas, beside the words of statuses. */
export const headPhrases = {
  interview: 'test, exam, call, phone',
  followUp: `follow up, followup, followed up, follow, reminder, remind me, next step, next action, thank you, thanks,
    nachfassen, wiedervorlage, relance, seguimiento, acompanhamento, sollecito, uppfoljning`,
  deadline: `deadline, closing, closes, close date, due, apply by, respond by, expires, expiry, expiration, cutoff,
    valid until, valid through, bewerbungsfrist, frist, date limite, fecha limite, prazo, scadenza, sluttid,
    sista ansokningsdag, termin skladania`,
  /** Days that belong to no step of an application. */
  otherDay: `start, starting, joining, birth, graduation, notice, available, message, email, e mail, connection,
    request, letter, referral, networking, coffee`,
  posted: 'posted, posting, published, listed, listing, veroffentlicht, publie, publicado',
  added: 'added, saved, created, found, bookmarked, discovered, gespeichert, gefunden',
  changed: `response, reply, heard, update, updated, changed, modified, edited, moved, callback, status, stage, decision,
    result, outcome, antwort, reponse, respuesta, resposta, risposta`,
  applied: 'applying',
  /** Whose link it is, where it is not that of the posting. */
  otherLink: `company, employer, organization, firm, profile, recruiter, contact, hiring manager, portfolio, resume, cv,
    logo, image, map, maps, review, reviews, calendar, glassdoor`,
  /** Facts about pay other than its amount. */
  aboutPay: 'source, type, url, link, notes, note, comments, expectation, expected',
  kept: 'notes, note, comments, expectation, expected',
  /** Of the person, not of the job. */
  own: 'my email, my e mail, email used, e mail used, my phone, login, username, user name, password',
} as const;
