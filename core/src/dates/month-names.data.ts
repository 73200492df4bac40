/** How the months begin in German, French, Spanish, Portuguese, Italian, Dutch, Swedish and Polish, without accents. */
export const monthBeginnings: Readonly<Record<string, string>> = {
  Jan: 'jan gen ene sty',
  Feb: 'feb fev lut',
  Mar: 'mar mrz maa',
  Apr: 'apr avr abr kwi',
  May: 'may mai maj mei mag',
  Jun: 'jun juin giu cze',
  Jul: 'jul juil lug lip',
  Aug: 'aug aou ago sie',
  Sep: 'sep set wrz',
  Oct: 'oct okt out ott paz',
  Nov: 'nov lis',
  Dec: 'dec dez dic gru',
};
