/**
 * Names that large employers had, and the one they have now, as their own announcements of the change say: people go on
 * typing the old one. The present name is written as people write it.
 */
export const formerNames: Readonly<Record<string, string>> = {
  'Andersen Consulting': 'Accenture',
  Anthem: 'Elevance Health',
  'Bell Atlantic': 'Verizon',
  'CBS Corporation': 'Paramount',
  Centurylink: 'Lumen Technologies',
  'Dunkin Donuts': 'Dunkin',
  Facebook: 'Meta',
  'Federal Express': 'FedEx',
  'Kentucky Fried Chicken': 'KFC',
  'Partners HealthCare': 'Mass General Brigham',
  'Philip Morris': 'Altria',
  Priceline: 'Booking Holdings',
  Raytheon: 'RTX',
  'Research In Motion': 'BlackBerry',
  Square: 'Block',
  TransferWise: 'Wise',
  Twitter: 'X Corp',
  'United Technologies': 'RTX',
  'Weight Watchers': 'WW',
};
