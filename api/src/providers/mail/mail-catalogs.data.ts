import type { Messages } from '@lingui/core';

/**
 * The texts of mails by language and code, compiled from web/src/locales by `npm run docs`: the server runs without the
 * pages' sources and without a compiler of messages. English stands in the code.
 */
export const mailCatalogs: Readonly<Record<string, Messages>> = {
  de: {
    'mail-address.both-confirmed': [
      'Beide Adressen haben es bestätigt. Anmeldelinks gehen von jetzt an an die neue Adresse.',
    ],
    'mail-address.cannot-move': [
      'Jemand wollte mit einem anderen Konto bei ',
      ['site'],
      ' zu dieser Adresse umziehen. Sie hat schon ein Konto, deshalb geht das nicht. Um umzuziehen, löschen Sie zuerst das Konto dieser Adresse.',
    ],
    'mail-address.change-it': ['Ihre Adresse bei ', ['site'], ' ändern?'],
    'mail-address.confirm': ['Änderung bestätigen'],
    'mail-address.confirm-new': ['Ihre neue Adresse bei ', ['site'], ' bestätigen'],
    'mail-address.confirm-this': ['Diese Adresse bestätigen'],
    'mail-address.has-account': ['Diese Adresse hat ein Konto bei ', ['site']],
    'mail-address.moves-from': [
      'Ihr Konto bei ',
      ['site'],
      ' soll von dieser Adresse zu ',
      ['email'],
      ' umziehen. Bestätigen Sie es hier und an der neuen Adresse; bis beides geschehen ist, ändert sich nichts. Der Link gilt einmal, ',
      ['minutes'],
      ' Minuten lang, in jedem Browser.',
    ],
    'mail-address.moves-to': [
      'Ein Konto bei ',
      ['site'],
      ' soll zu dieser Adresse umziehen. Bestätigen Sie es hier und an der alten Adresse; bis beides geschehen ist, ändert sich nichts. Der Link gilt einmal, ',
      ['minutes'],
      ' Minuten lang, in jedem Browser.',
    ],
    'mail-address.not-asked': [
      'Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie. Ohne den Link geschieht nichts.',
    ],
    'mail-address.not-you': [
      'Sie haben das nicht gewünscht? Dann benutzt jemand anderes einen Browser, in dem Sie angemeldet sind: Bestätigen Sie nicht, und wählen Sie in Ihrem Profil „Überall sonst abmelden“.',
    ],
    'mail-address.nothing-changed': [
      'Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie. Es wurde nichts geändert.',
    ],
    'mail-address.unknown-change': ['Sie wissen nichts davon? Schreiben Sie an ', ['address'], '.'],
    'mail-address.was-changed': ['Ihre Adresse bei ', ['site'], ' wurde geändert'],
    'mail-sign-in.browser-on-system': [['browser'], ' unter ', ['system']],
    'mail-sign-in.new-sign-in': ['Neue Anmeldung bei ', ['site']],
    'mail-sign-in.not-asked': [
      'Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie. Ohne den Link kann sich niemand anmelden.',
    ],
    'mail-sign-in.see-sign-ins': ['Ihre Anmeldungen ansehen'],
    'mail-sign-in.sign-in': ['Bei ', ['site'], ' anmelden'],
    'mail-sign-in.signed-in-at': [
      'In Ihrem Konto hat sich am ',
      ['at'],
      ' UTC jemand mit ',
      ['browser'],
      ' angemeldet. In diesem Browser war es vorher nicht verwendet worden.',
    ],
    'mail-sign-in.unknown-browser': ['einem Browser, der nicht sagt, welcher er ist'],
    'mail-sign-in.use-link': [
      'Mit diesem Link melden Sie sich an. Er gilt einmal, ',
      ['minutes'],
      ' Minuten lang, und am besten in dem Browser, in dem Sie ihn angefordert haben.',
    ],
    'mail-sign-in.was-it-you': [
      'Waren Sie das? Dann ist nichts zu tun. Wenn nicht: Wählen Sie dort „Überall sonst abmelden“, prüfen Sie, wer sonst Ihre E-Mails lesen kann, denn dorthin gehen die Anmeldelinks, und schreiben Sie an ',
      ['address'],
      '.',
    ],
    'mail.copy-address': ['Die Schaltfläche tut nichts? Kopieren Sie diese Adresse in Ihren Browser:'],
  },
};
