import { describe, expect, it, test } from 'vitest';
import { type ContactData, contactRestorer, findContacts, restoreContacts } from './contact-marks.ts';
import { withCuts } from './cut.ts';

const dana: ContactData = {
  ...{ id: 7, name: 'Dana Whitfield', phone: '(614) 555-0190', email: 'dana@mercy.example' },
  link: 'https://www.linkedin.com/in/danaw',
};
const li: ContactData = { id: 12, name: 'Li', phone: '', email: '', link: '' };
const contacts = [dana, li];

const marked = (text: string) => withCuts(text, findContacts(text, contacts)).text;

describe('a contact is replaced by a mark', () => {
  test.each([
    ['Dana Whitfield called', '[contact 7] called'],
    ['ask DANA WHITFIELD', 'ask [contact 7]'],
    ['Thank Dana on Friday', 'Thank [contact 7] on Friday'],
    ['614.555.0190 or dana@mercy.example', '[contact 7 phone] or [contact 7 e-mail]'],
    ['see linkedin.com/in/danaw', 'see [contact 7 link]'],
    ['Mercy Hospital, Columbus', 'Mercy Hospital, Columbus'],
    ['other@mercy.example, 614 555 0199', 'other@mercy.example, 614 555 0199'],
    ['a list of likely days', 'a list of likely days'],
  ])('%s', (text, expected) => expect(marked(text)).toBe(expected));
});

describe('a mark is the contact again on this device', () => {
  test.each([
    ['Call [contact 7] at [contact 7 phone].', 'Call Dana Whitfield at (614) 555-0190.'],
    ['[contact 7 e-mail]', 'dana@mercy.example'],
    [
      '[contact 99] is gone, [contact 12 phone] has none',
      '[contact 99] is gone, [contact 12 phone] has none',
    ],
    ['[contact me] [1]', '[contact me] [1]'],
  ])('%s', (text, expected) => expect(restoreContacts(text, contacts)).toBe(expected));

  it('however the text is cut into pieces', () => {
    const whole =
      'Ask [contact 7], [1] then [contact 7 phone] or [contact 12], see [here](https://x.example).';
    const expected = restoreContacts(whole, contacts);
    for (let size = 1; size <= whole.length; size += 1) {
      const restorer = contactRestorer(contacts);
      let text = '';
      for (let from = 0; from < whole.length; from += size)
        text += restorer.piece(whole.slice(from, from + size));
      expect(text + restorer.end()).toBe(expected);
    }
  });

  it('a bracket that never closes is handed over at the end', () => {
    const restorer = contactRestorer(contacts);
    expect(restorer.piece('See [contact 7') + restorer.end()).toBe('See [contact 7');
  });
});
