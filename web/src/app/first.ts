import * as z from 'zod/mini';
import { startTrustedTypes } from '../platform/trusted-types.ts';
import { speak } from './speak.ts';

// Before a library hands the browser a text as code or markup.
startTrustedTypes();

// Before any schema is made: the security header allows no code made from text.
z.config({ jitless: true });

// English is in the code itself, compiled by the build (compile-messages.ts), so there is no catalog to wait for; the
// words of another language follow (start-language.ts). While a page is drawn at build there is no document.
speak(globalThis.document?.documentElement.dataset.locale ?? 'en');
