import { expect, test } from 'vitest';
import { type JobStatus, jobStatuses } from '../entities/job/job-status.ts';
import { guessStatus, readStatus, statusWords } from './import-status.ts';

test.each([
  ['Wishlist', 'application-not-started'],
  ['Bookmarked', 'application-not-started'],
  ['Applying', 'application-in-progress'],
  ['Applied', 'application-submitted'],
  ['No Response', 'application-no-response'],
  ['Interview', 'interview-in-progress'],
  ['Interviewing', 'interview-in-progress'],
  ['Interview scheduled', 'interview-scheduled'],
  ['2nd round', 'interview-in-progress'],
  ['Negotiating', 'offer-pending'],
  ['Offer', 'offer-pending'],
  ['Offer declined', 'offer-rejected'],
  ['Accepted', 'offer-accepted'],
  ['Rejected', 'rejected-before-interview'],
  ['Not Selected', 'rejected-before-interview'],
  ['Rejected after interview', 'rejected-after-interview'],
  ['I Withdrew', 'filled-or-canceled'],
  ['Archived', 'archived'],
  ['not yet applied', 'application-not-started'],
  ['ghosted 👻', 'application-no-response'],
  ['Coffee with Ana', null],
  ['', null],
])('%j means %j', (word, status) => {
  expect(guessStatus(word)).toBe(status);
});

test('every status is known by its value and its label', () => {
  for (const { value, label } of jobStatuses) {
    expect(guessStatus(value)).toBe(value);
    expect(readStatus(label.toUpperCase())).toEqual({ status: value, isSure: true });
  }
});

type Row = readonly [word: string, status: JobStatus | null];

/** What a phrase is guessed to mean, which never counts by itself. */
const guessed = (rows: readonly Row[]) =>
  test.each(rows)('%j is guessed to be %j, and asked', (word, status) => {
    expect(readStatus(word)).toEqual({ status, isSure: false });
  });

guessed([
  ['Did not get the job', 'rejected-before-interview'],
  ['Not hired', 'rejected-before-interview'],
  ['Wasn’t selected', 'rejected-before-interview'],
  ["Didn't pass the interview", 'rejected-after-interview'],
  ['Never got an interview', 'rejected-before-interview'],
  ['Not selected for interview', 'rejected-before-interview'],
  ['Interviewed, no offer', 'rejected-after-interview'],
  ['No offer yet', 'application-submitted'],
  ['Offer not yet accepted', 'offer-pending'],
  ['No response yet', 'application-submitted'],
  ['No response after interview', 'application-no-response'],
  ['Application not sent', 'application-not-started'],
  ['Did not apply', 'application-not-started'],
  ['Not rejected yet', 'application-submitted'],
  ['Interview not scheduled yet', 'interview-requested'],
  ['No longer available', 'filled-or-canceled'],
  ['Job removed', 'filled-or-canceled'],
  ['Posting taken down', 'filled-or-canceled'],
  ['No callback', 'application-no-response'],
  ['No call back after interview', 'application-no-response'],
  ['Not interested anymore', 'filled-or-canceled'],
]);

guessed([
  ['Hired someone else', 'rejected-before-interview'],
  ['They went with another candidate', 'rejected-before-interview'],
  ['Interviewed - they hired someone else', 'rejected-after-interview'],
  ['Went with an internal candidate after final round', 'rejected-after-interview'],
  ['Offered to someone else', 'rejected-before-interview'],
  ['They accepted someone else', 'rejected-before-interview'],
  ['Position filled internally', 'filled-or-canceled'],
  ['Accepted another offer', 'filled-or-canceled'],
  ['Accepted offer elsewhere', 'filled-or-canceled'],
  ['They passed', 'rejected-before-interview'],
  ['Passed 1st round', 'interview-in-progress'],
  ['I declined the interview', 'filled-or-canceled'],
  ['Offer withdrawn', 'filled-or-canceled'],
  ['Waiting for offer', 'interview-in-progress'],
  ['Selected for interview', 'interview-requested'],
]);

guessed([
  ['Interview / Rejected', 'rejected-after-interview'],
  ['Rejected (interviewed)', 'rejected-after-interview'],
  ['Final interview - not selected', 'rejected-after-interview'],
  ['Rejected after final round', 'rejected-after-interview'],
  ['Went to interview, rejected', 'rejected-after-interview'],
  ['Had a phone call; rejected', 'rejected-after-interview'],
  ['Online assessment → rejected', 'rejected-after-interview'],
  ['Rejected without interview', 'rejected-before-interview'],
  ['Resume screened out', 'rejected-before-interview'],
  ['They turned me down', 'rejected-before-interview'],
  ['Rejected at CV stage', 'rejected-before-interview'],
  ['Rejected before the interview', 'rejected-before-interview'],
  ['Ghosted after interview', 'application-no-response'],
  ['Withdrew after interview', 'filled-or-canceled'],
]);

guessed([
  ['Absage nach dem Vorstellungsgespräch', 'rejected-after-interview'],
  ['Kein Angebot', 'rejected-after-interview'],
  ['Refusé après l’entretien', 'rejected-after-interview'],
  ['Pas d’offre', 'rejected-after-interview'],
  ['Non retenu', 'rejected-before-interview'],
  ['Rechazado después de la entrevista', 'rejected-after-interview'],
  ['No aceptado', 'rejected-before-interview'],
  ['Recusado depois da entrevista', 'rejected-after-interview'],
  ['Rifiutato dopo il colloquio', 'rejected-after-interview'],
  ['Niet aangenomen', 'rejected-before-interview'],
  ['Niet uitgenodigd', 'rejected-before-interview'],
  ['Fick inte jobbet', 'rejected-before-interview'],
  ['Aprovado', 'interview-in-progress'],
  ['Bestanden', 'interview-in-progress'],
  ['Nicht bestanden', 'rejected-before-interview'],
  ['Entrevista superada', 'interview-in-progress'],
  ['No superada', 'rejected-before-interview'],
  ['Offre signée', 'offer-accepted'],
  ['Contrato firmado', 'offer-accepted'],
  ['Umowa podpisana', 'offer-accepted'],
  ['Rozmowa - odrzucone', 'rejected-after-interview'],
  ['Nie dostałem oferty', 'rejected-after-interview'],
  ['❌', 'rejected-before-interview'],
  ['👻', 'application-no-response'],
  ['🎉', 'offer-pending'],
  ['❌ Applied', 'rejected-before-interview'],
  ['Interview ❌', 'rejected-after-interview'],
]);

test.each<Row>([
  ['Beworben', 'application-submitted'],
  ['Noch nicht beworben', 'application-not-started'],
  ['Absage', 'rejected-before-interview'],
  ['Einladung zum Gespräch', 'interview-requested'],
  ['Angebot abgelehnt', 'offer-rejected'],
  ['Candidature envoyée', 'application-submitted'],
  ['Pas encore postulé', 'application-not-started'],
  ['Pas de réponse', 'application-no-response'],
  ['Offre d’emploi', 'offer-pending'],
  ['Sin respuesta', 'application-no-response'],
  ['No seleccionado', 'rejected-before-interview'],
  ['Entrevista programada', 'interview-scheduled'],
  ['Não selecionado', 'rejected-before-interview'],
  ['Em análise', 'application-submitted'],
  ['Colloquio fissato', 'interview-scheduled'],
  ['Nessuna risposta', 'application-no-response'],
  ['Afgewezen', 'rejected-before-interview'],
  ['Nog niet gesolliciteerd', 'application-not-started'],
  ['Geen reactie', 'application-no-response'],
  ['Avslag', 'rejected-before-interview'],
  ['Kallad till intervju', 'interview-requested'],
  ['Ej sökt', 'application-not-started'],
  ['Wysłane', 'application-submitted'],
  ['Odrzucone', 'rejected-before-interview'],
  ['Zaproszenie na rozmowę', 'interview-requested'],
  ['Declined interview', 'filled-or-canceled'],
  ['Accepted elsewhere', 'filled-or-canceled'],
  ['Took another job', 'filled-or-canceled'],
  ['Started job', 'offer-accepted'],
  ['✅ Applied', 'application-submitted'],
  ['🚫 Not selected', 'rejected-before-interview'],
  ['Offer 🎉', 'offer-pending'],
])('%j is %j for sure', (word, status) => {
  expect(readStatus(word)).toEqual({ status, isSure: true });
});

test('a letter where a status is expected is read at once', () => {
  expect(readStatus(`Dear Ana, ${'no offer '.repeat(50_000)}`).isSure).toBe(false);
});

test('the words of a column: those to be asked about first, then by number of rows', () => {
  expect(statusWords(['Applied', 'Odd', 'Applied ', '', 'Offer', 'No offer'])).toEqual([
    { word: 'No offer', count: 1, status: null, guess: 'rejected-after-interview' },
    { word: 'Odd', count: 1, status: null, guess: null },
    { word: 'Applied', count: 2, status: 'application-submitted', guess: null },
    { word: 'Offer', count: 1, status: 'offer-pending', guess: null },
  ]);
});
