// What is used of tesseract.js-core, which has no types of its own.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type TesseractApi = {
    Init(path: string, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads `/input`; 0 when it could. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
    End(): void;
  };
  export type TesseractCore = {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
  };
  const start: (options: {
    wasmBinary: Uint8Array;
    print: (text: string) => void;
    printErr: (text: string) => void;
    TesseractProgress?: (percent: number) => void;
  }) => Promise<TesseractCore>;
  export default start;
}
