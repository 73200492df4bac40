import { i18n } from '@lingui/core';
import * as z from 'zod/mini';
import { startTrustedTypes } from '../platform/trusted-types.ts';

// Before a library hands the browser a text as code or markup.
startTrustedTypes();

// Before any schema is made: the security header allows no code made from text.
z.config({ jitless: true });

// English stands in the code itself, compiled by the build (compile-messages.ts), so there is no catalog to wait for.
i18n.load('en', {});
i18n.activate('en');
