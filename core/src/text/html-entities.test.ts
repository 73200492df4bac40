import { expect, it } from 'vitest';
import { decodeLine } from './html-entities.ts';

it.each([
  ['R&amp;D Engineer', 'R&D Engineer'],
  ['R&D Engineer', 'R&D Engineer'],
  ['Health &#038; Safety', 'Health & Safety'],
  ['Health &#x26; Safety', 'Health & Safety'],
  ['Nurse &#8211; Nights', 'Nurse – Nights'],
  ['Nurse &ndash; Nights', 'Nurse – Nights'],
  ['Fern&#8217;s', 'Fern’s'],
  ['Men&#39;s &#x27;Store&#x27;', "Men's 'Store'"],
  ['Caf&eacute; M&uuml;ller', 'Café Müller'],
  ['&quot;Fern&quot; LLC', '"Fern" LLC'],
  ['Driver &gt; 26k lb &lt; 40k', 'Driver > 26k lb < 40k'],
  ['Cook&nbsp;II', 'Cook\u00a0II'],
  ['&pound;30,000', '£30,000'],
  // Encoded twice.
  ['Sales &amp;amp; Marketing', 'Sales & Marketing'],
  ['Nurse &amp;#8211; Nights', 'Nurse – Nights'],
  ['Fern&amp;rsquo;s Caf&amp;eacute;', 'Fern’s Café'],
  // What would be markup, and what is no reference.
  ['Learn &amp;lt;div&amp;gt;', 'Learn &lt;div&gt;'],
  ['Learn &amp;#60;div&amp;#62;', 'Learn &#60;div&#62;'],
  ['AT&T; Q&A; a &b; &amp', 'AT&T; Q&A; a &b; &amp'],
])('%j reads %j', (given, text) => {
  expect(decodeLine(given)).toBe(text);
});
