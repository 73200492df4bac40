/** The page of a posting on another site. */
export const posting = (over: object = {}) => `<!doctype html><title>Line Cook</title><body><h1>Line Cook</h1>
<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Line Cook',
  hiringOrganization: 'Blue Fern Kitchens',
  jobLocation: { address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } },
  baseSalary: '$22 - $26 an hour',
  description: '<p>You run the line on busy evenings.</p>',
  ...over,
})}</script>`;

/** An application form: labels in two languages, a field that listens as React does, a shadow tree, a frame, and what is not to be touched. */
export const form = `<!doctype html><html lang="de"><title>Bewerbung</title><body>
<form id="form"><label>Vorname *<input name="a1"></label><label>Nachname *<input name="a2" value="Muster"></label>
<label for="m">E-Mail</label><input id="m" type="email"><label>Phone<input type="tel" autocomplete="tel"></label>
<label>Country<select name="c"><option value="">Please choose</option><option value="DE">Germany</option><option value="US">United States</option></select></label>
<label>Password<input type="password" name="name"></label><input type="hidden" name="email" value="">
<input name="email" style="position:absolute;left:-9999px"><input type="file" name="resume">
<label>Why us?<textarea></textarea></label><button>Senden</button></form>
<x-field></x-field><iframe title="More" srcdoc='<label>LinkedIn<input name="li"></label>'></iframe>
<iframe title="Trap" style="opacity:0" srcdoc='<label>Phone<input name="phone"></label>'></iframe>
<script>
let submits = 0; let state = '';
document.getElementById('form').addEventListener('submit', (event) => { event.preventDefault(); submits += 1; });
// As React does it: a setter of its own on the field, which keeps what scripts write from being seen as typed.
const mail = document.getElementById('m');
const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
let tracked = '';
Object.defineProperty(mail, 'value', { configurable: true, get: () => own.get.call(mail),
  set: (value) => { tracked = value; own.set.call(mail, value); } });
mail.addEventListener('input', () => { if (mail.value !== tracked) { tracked = mail.value; state = mail.value; } });
const shadow = document.querySelector('x-field').attachShadow({ mode: 'open' });
shadow.innerHTML = '<label>City<input name="city"></label>';
</script>`;
