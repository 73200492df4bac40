// pdf.js in a thread of its own, under a name that the rules of Trusted Types allow (platform/trusted-types.ts). Its
// memory is bounded before it begins.
import './pdf-worker-memory.ts';
import 'pdfjs-dist/build/pdf.worker.mjs';
