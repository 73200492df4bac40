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
    'mail-address.both-confirmed-others-ended': [
      'Beide Adressen haben bestätigt. Anmeldelinks gehen ab jetzt an die neue Adresse, und jeder Browser außer dem, in dem die Änderung angefordert wurde, wurde abgemeldet.',
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
      ' umziehen. Bestätigen Sie es hier und an der neuen Adresse; bis beides geschehen ist, ändert sich nichts. ',
      ['others'],
      ' Der Link gilt einmal, ',
      ['minutes'],
      ' Minuten lang, in jedem Browser.',
    ],
    'mail-address.moves-to': [
      'Ein Konto bei ',
      ['site'],
      ' soll zu dieser Adresse umziehen. Bestätigen Sie es hier und an der alten Adresse; bis beides geschehen ist, ändert sich nichts. ',
      ['others'],
      ' Der Link gilt einmal, ',
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
    'mail-address.others-end': [
      'Die Änderung meldet jeden Browser ab außer dem, in dem sie angefordert wurde.',
    ],
    'mail-address.others-stay': ['Angemeldete Browser bleiben angemeldet.'],
    'mail-address.unknown-change': ['Sie wissen nichts davon? Schreiben Sie an ', ['address'], '.'],
    'mail-address.was-changed': ['Ihre Adresse bei ', ['site'], ' wurde geändert'],
    'mail-passkey.added-lead': [
      'Mit dem Passkey „',
      ['name'],
      '“ kann man sich ab jetzt bei Ihrem Konto anmelden.',
    ],
    'mail-passkey.added-title': ['Zu Ihrem ', ['site'], '-Konto wurde ein Passkey hinzugefügt'],
    'mail-passkey.code-used-lead': [
      'Die Anmeldung bei Ihrem Konto geschah mit einem Wiederherstellungscode statt mit einem Passkey. ',
      [
        'count',
        'plural',
        {
          one: ['#', ' Code ist'],
          other: ['#', ' Codes sind'],
        },
      ],
      ' übrig.',
    ],
    'mail-passkey.code-used-title': [
      'Anmeldung bei Ihrem ',
      ['site'],
      '-Konto mit einem Wiederherstellungscode',
    ],
    'mail-passkey.codes-lead': [
      'Es wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    ],
    'mail-passkey.codes-title': ['Neue Wiederherstellungscodes für Ihr ', ['site'], '-Konto'],
    'mail-passkey.demanded-lead': [
      'Nach einem E-Mail-Link oder Google verlangt Ihr Konto jetzt auch einen Passkey. Bewahren Sie die angezeigten Wiederherstellungscodes auf: Mit jedem können Sie sich einmal ohne Passkey anmelden.',
    ],
    'mail-passkey.demanded-title': ['Ihr ', ['site'], '-Konto verlangt jetzt auch einen Passkey'],
    'mail-passkey.loss-foot': [
      'Waren Sie das nicht? Brechen Sie es in Ihrem Profil in einem angemeldeten Browser ab, oder indem Sie sich mit dem Passkey anmelden, und prüfen Sie, wer Ihre E-Mails noch lesen kann.',
    ],
    'mail-passkey.loss-lead': [
      'Jemand, der Ihren Anmeldelink erhalten hat oder mit Ihrem Google-Konto angemeldet war, hat den Passkey Ihres Kontos als verloren gemeldet. Ab ',
      ['at'],
      ' UTC gelingt ',
      ['days'],
      ' Tage lang eine Anmeldung ohne den Passkey: Sie entfernt alle Passkeys und meldet alle anderen Browser ab.',
    ],
    'mail-passkey.loss-title': ['Bei ', ['site'], ' ohne Ihren Passkey anmelden?'],
    'mail-passkey.lost-lead': [
      'Die Wartezeit für einen verlorenen Passkey ist vorbei. Alle Passkeys wurden entfernt und alle anderen Browser abgemeldet.',
    ],
    'mail-passkey.lost-title': ['Anmeldung bei Ihrem ', ['site'], '-Konto ohne Passkey'],
    'mail-passkey.released-lead': [
      'Ein E-Mail-Link oder Google allein genügt wieder, um sich bei Ihrem Konto anzumelden.',
    ],
    'mail-passkey.released-title': ['Ihr ', ['site'], '-Konto verlangt keinen Passkey mehr'],
    'mail-passkey.removed-lead': [
      'Mit dem Passkey „',
      ['name'],
      '“ kann sich niemand mehr bei Ihrem Konto anmelden.',
    ],
    'mail-passkey.removed-title': ['Aus Ihrem ', ['site'], '-Konto wurde ein Passkey entfernt'],
    'mail-passkey.see-profile': ['Ihr Profil ansehen'],
    'mail-passkey.was-it-you': [
      'Waren Sie das? Dann ist nichts zu tun. Wenn nicht: Wählen Sie dort „Überall sonst abmelden“, prüfen Sie, wer Ihre E-Mails noch lesen kann, und schreiben Sie an ',
      ['address'],
      '.',
    ],
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
