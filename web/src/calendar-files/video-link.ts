import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import type ICAL from 'ical.js';

/** Properties in which programs keep the address of the call, the plainest first. */
const properties = [
  'conference',
  'x-google-conference',
  'x-microsoft-skypeteamsmeetingurl',
  'x-microsoft-onlinemeetingexternallink',
  'x-microsoft-onlinemeetingconflink',
  'url',
];

/** Hosts of video calls; a link to another one in a text may be anything. */
const hosts =
  /(?:^|\.)(?:zoom\.us|zoom\.com|zoomgov\.com|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|webex\.com|gotomeeting\.com|goto\.com|whereby\.com|chime\.aws|bluejeans\.com|ringcentral\.com|meet\.jit\.si|skype\.com|gather\.town|hirevue\.com|sparkhire\.com|karat\.io|coderpad\.io|hackerrank\.com)$/;

/** Most characters of a description that are looked through, and most links in them. */
const longest = 20_000;
const maxLinks = 50;

/** The address of the video call of an event, by its own properties, its place or its text; '' for none. */
export function videoLink(event: ICAL.Component, location: string, description: string): string {
  const stated = properties.map((name) => String(event.getFirstPropertyValue(name) ?? ''));
  const own = [...stated, ...linksIn(location)].map(safeLink).find(Boolean);
  return (
    own ??
    linksIn(description)
      .map(safeLink)
      .find((link) => link !== '' && isCall(link)) ??
    ''
  );
}

function linksIn(text: string): string[] {
  const found = text.slice(0, longest).matchAll(/https?:\/\/[^\s<>"']{3,1900}/gi);
  return [...found].slice(0, maxLinks).map(([link]) => trimEndCharacters(link, /[).,;]/));
}

/** An address of the web as it is opened, '' for another or one that holds a user's name. */
function safeLink(text: string): string {
  if (!URL.canParse(text)) return '';
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.href.length <= 2000 ? url.href : '';
}

const isCall = (link: string) => hosts.test(new URL(link).hostname);
