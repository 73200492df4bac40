import { totalText } from '@foothold/core/domain/search.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { ListHead } from '../../components/list-head.tsx';
import { timeWords } from './posting-words.ts';
import type { SearchSort } from './search-address.ts';
import { SortMenu } from './sort-menu.tsx';
import type { SearchResults } from './use-search-results.ts';
