import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { boundMemory } from '../platform/bounded-memory.ts';
import { memoryLimitReached, textThread } from './pdf-thread-messages.ts';

// A thread that reads text alone needs no memory for large pictures; one that draws pages does.
const most = self.name === textThread ? fileLimits.pdf.unpacked : fileLimits.scanPdf.unpacked;

boundMemory(globalThis as never, most, () => (self as unknown as Worker).postMessage(memoryLimitReached));
